import { announce, button, foreign, h } from "../dom.js";
import { attempt, troubleLine } from "../widgets/trouble.js";
import { dayOfMoment, t } from "../words.js";
import { keeping } from "./api.js";

/** @import { ResultLink } from "../types/keeping.d.ts" */

/**
 * The results that the learner shares, each with a button that stops it; null if there are none.
 * @param {ResultLink[]} links
 * @param {(rest: ResultLink[]) => void} changed
 */
export function linksSection(links, changed) {
  if (!links.length) return null;
  const trouble = troubleLine();
  const newest = [...new Map([...links].reverse().map((link) => [link.attempt_id, link])).values()].reverse();
  return h(
    "section",
    { "aria-labelledby": "links-title", testid: "links" },
    h("h2", { id: "links-title", tabindex: "-1" }, t("card.links.title")),
    h("p", { class: "quiet" }, t("card.link.what")),
    h("ul", { class: "link-rows" }, newest.map((link) => row(link, trouble, () => changed(without(links, link))))),
    trouble,
  );
}

/**
 * @param {ResultLink[]} links
 * @param {ResultLink} stopped
 */
function without(links, stopped) {
  return links.filter((link) => link.attempt_id !== stopped.attempt_id);
}

/**
 * @param {ResultLink} link
 * @param {HTMLElement} trouble
 * @param {() => void} stopped
 */
function row(link, trouble, stopped) {
  const stop = button(t("card.link.stop"), { testid: `stop-${link.attempt_id}` });
  stop.addEventListener("click", () =>
    attempt(stop, trouble, async () => {
      await keeping.stopSharing(link.attempt_id);
      stopped();
      announce(t("card.link.stopped"));
    }));
  return h(
    "li",
    { class: "link-row" },
    h(
      "a",
      { href: `/result/${encodeURIComponent(link.attempt_id)}` },
      foreign("span", { lang: link.language_id, dir: link.direction }, {}, link.language_name),
      " ",
      link.level ? h("strong", { dir: "ltr" }, link.level) : null,
    ),
    h("span", { class: "small quiet" }, t("card.link.exists", { date: dayOfMoment(link.created_at) })),
    stop,
  );
}
