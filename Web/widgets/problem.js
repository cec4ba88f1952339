import { ApiError } from "../api.js";
import { button, h } from "../dom.js";
import { isGameKept } from "../offline.js";
import { sectionOf } from "../routes.js";
import { t } from "../words.js";
import { vialDrawing } from "./drawing.js";

/** @import { PageProblem } from "../types/page.d.ts" */

const PLAY = "/play/menu";
/** The start page of each section, and the label of the link to it. */
const HOMES = { "/": ["/", "problem.home"], "/practice": ["/practice", "practice.to_home"], "/play": [PLAY, "play.to_menu"] };

/** What needs the server, by the beginning of an address. Everything else works without it, or says so itself. */
const NEEDS = {
  "/test/": "level",
  "/result/": "level",
  "/drill/": "level",
  "/me": "level",
  "/keep": "level",
  "/shared/": "tools",
  "/practice": "practice",
  "/authors": "tools",
  "/playground": "tools",
  "/play": "game",
};

/** An error for a screen that cannot be shown. `kind` selects its words. */
export class PageError extends Error {
  /**
   * @param {string} kind
   * @param {string} [reason] a sentence of the game's rules or the server, in English
   */
  constructor(kind, reason) {
    super(kind);
    this.kind = kind;
    this.reason = reason;
  }
}

/**
 * Returns what the page says about an error.
 * @param {unknown} error
 * @returns {PageProblem}
 */
export function problemOf(error) {
  if (error instanceof PageError) return { kind: error.kind, reason: error.reason };
  if (!(error instanceof ApiError)) return { kind: "server" };
  if (error.unreachable) return { kind: "unreachable" };
  if (error.status === 429) return { kind: "busy" };
  return { kind: [401, 403, 404].includes(error.status) ? "attempt" : "server" };
}

/**
 * A full-page explanation of an error and what to do about it.
 * @param {HTMLElement} main
 * @param {PageProblem} problem
 * @param {() => void} [retry] where a second try may help
 */
export function showProblem(main, problem, retry) {
  const name = problem.kind;
  const way = wayOut();
  const canRetry = ["unreachable", "server", "busy"].includes(name);
  document.title = t("page.title", { page: t(`problem.${name}.title`) });
  main.replaceChildren(
    h(
      "div",
      { class: "page problem", testid: "problem" },
      vialDrawing("tilted"),
      h("h1", { tabindex: "-1" }, t(`problem.${name}.title`)),
      h(
        "p",
        { role: "alert" },
        t(`problem.${name}.text`),
        name === "unreachable" ? [" ", needs()] : null,
        problem.reason ? [" ", h("span", { lang: "en", dir: "ltr" }, problem.reason)] : null,
      ),
      h(
        "p",
        { class: "actions" },
        canRetry ? button(t("problem.retry"), { class: "primary", onclick: retry, testid: "retry" }) : null,
        problem.result ? h("a", { class: "button primary", href: problem.result }, t("attempts.result")) : null,
        name === "unreachable" && sectionOf(location.pathname) !== "/play" ? gameLink() : null,
        way ? h("a", { class: canRetry || problem.result ? "button" : "button primary", href: way[0] }, t(way[1])) : null,
      ),
    ),
  );
}

/** The address of another page that can be opened, and the label of its link. The start page itself has none. */
function wayOut() {
  const ways = [HOMES[sectionOf(location.pathname)], HOMES["/"]];
  return ways.find(([address]) => address !== location.pathname) ?? null;
}

/** The way to the game, if the game works without the server. */
function gameLink() {
  const link = h("a", { class: "button", href: PLAY, testid: "play-offline", hidden: true }, t("offline.play"));
  isGameKept().then((isKept) => link.hidden = !isKept, () => {});
  return link;
}

/** What of the page needs the server. */
function needs() {
  const found = Object.entries(NEEDS).find(([start]) => location.pathname.startsWith(start));
  return found ? h("span", { testid: "needs-server" }, t(`offline.${found[1]}`)) : null;
}
