import { button, h } from "../dom.js";
import { about, EXPORT } from "../own_data/api.js";
import { openCalendarDialog } from "../own_data/calendar_dialog.js";
import { showEnd } from "../own_data/end_page.js";
import { openEraseDialog } from "../own_data/erase_dialog.js";
import { openFinishDialog } from "../own_data/finish_dialog.js";
import { plural, t } from "../words.js";

/** @import { Screen, ScreenContext } from "../types/page.d.ts" */
/** @import { About, Outcome } from "../types/privacy.d.ts" */

/**
 * The ends of a visit after which this page is loaded.
 * @type {Outcome[]}
 */
const ENDS = ["finished", "erased", "erased_later"];

/**
 * What is kept about the learner, where and how long, and how to take it away, erase it, or finish on a shared computer.
 * After the end of a visit, it shows that end, unless somebody has begun again.
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, query, signal }) {
  const done = ENDS.find((end) => end === query.get("done"));
  // The texts are worth showing without the server too.
  const facts = await about().catch(() => null);
  if (signal.aborted) return null;
  const redraw = () => (done && !facts?.known ? showEnd(main, done) : draw(main, facts));
  redraw();
  return { redraw };
}

/**
 * @param {HTMLElement} main
 * @param {About | null} facts
 */
function draw(main, facts) {
  document.title = t("page.title", { page: t("privacy.title") });
  const unused = facts ? [plural("privacy.time.unused", facts.retention_days)] : [];
  main.replaceChildren(
    h(
      "div",
      { class: "page privacy" },
      h("section", { class: "welcome" }, h("h1", { tabindex: "-1" }, t("privacy.title")), h("p", {}, t("privacy.what"))),
      choices(facts),
      part("kept", ["tests", "practice", "game", "device", "session"].map((name) => t(`privacy.kept.${name}`))),
      part("not", ["name", "address", "others"].map((name) => t(`privacy.not.${name}`))),
      part("where", ["server", "models", "browser", "calendar"].map((name) => t(`privacy.where.${name}`))),
      part("time", [...unused, t("privacy.time.session"), t("privacy.time.copies")]),
    ),
  );
}

/** @param {About | null} facts */
function choices(facts) {
  const download = h("a", { class: "button", href: EXPORT, download: "nivel-data.json", testid: "download" }, t("privacy.download"));
  return h(
    "section",
    { class: "panel", "aria-labelledby": "privacy-choices" },
    h("h2", { id: "privacy-choices" }, t("privacy.choices")),
    facts?.known === false ? h("p", { class: "quiet", testid: "nothing-kept" }, t("privacy.nothing")) : null,
    h(
      "ul",
      { class: "data-choices" },
      choice(t("privacy.download.what"), download),
      choice(t("privacy.calendar.what"), button(t("privacy.calendar.open"), { testid: "change-calendar", onclick: openCalendarDialog })),
      choice(t("privacy.finish.what"), button(t("privacy.finish.open"), { testid: "finish", onclick: openFinishDialog })),
      choice(t("privacy.erase.what"), button(t("privacy.erase.open"), { testid: "erase", onclick: openEraseDialog })),
    ),
  );
}

/**
 * @param {string} what
 * @param {HTMLElement} control
 */
function choice(what, control) {
  return h("li", {}, h("p", {}, what), control);
}

/**
 * @param {string} name
 * @param {string[]} lines
 */
function part(name, lines) {
  return h(
    "section",
    { "aria-labelledby": `privacy-${name}` },
    h("h2", { id: `privacy-${name}` }, t(`privacy.${name}`)),
    h("ul", { class: "facts" }, lines.map((line) => h("li", {}, line))),
  );
}
