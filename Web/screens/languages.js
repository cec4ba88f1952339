import { api, ApiError } from "../api.js";
import { find, h } from "../dom.js";
import { loaded } from "../loading.js";
import { t } from "../words.js";
import { chooser, LIKELY } from "../placement/chooser.js";
import { openStartDialog } from "../placement/start_dialog.js";
import { isReturning, noteReturning } from "../returning.js";

/** @import { Go, Screen, ScreenContext } from "../types/page.d.ts" */
/** @import { Language } from "../types/placement.d.ts" */
/** @import { LearnerFront } from "../learning/front.js" */
/** @typedef {{ languages: Language[], known: LearnerFront | null, go: Go, query: string, choose: (language: Language) => void, isOffline: boolean, likely?: number }} State */

/** The part of the app that shows a learner's progress. A newcomer's front page does not load it. */
const PART = "me";

/**
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, signal, go, note }) {
  const [languages, answer] = await Promise.all([api.languages(), unlessOffline(knownLearning())]);
  if (signal.aborted) return null;
  const known = answer?.known ?? null;
  /** @param {Language} language */
  const choose = (language) => openStartDialog(language, known?.facts.attempts ?? [], go);
  const state = { languages, known, go, query: "", choose, isOffline: answer === null };
  draw(main, state, note);
  return { redraw: () => draw(main, state, null) };
}

/**
 * What the learner has done so far, without `known` for a newcomer. A browser that has shown nothing yet asks for the tests only.
 * @returns {Promise<{ known: LearnerFront | null }>}
 */
async function knownLearning() {
  if (!isReturning()) {
    if ((await api.attempts()).length === 0) return { known: null };
    noteReturning();
  }
  const front = await loaded(() => import("../learning/front.js"), PART);
  return { known: await front.learnerFront() };
}

/**
 * Draws the page. A phone shows fewer likely languages if practice and the game are below its screen otherwise, for example in a script with high lines.
 * @param {HTMLElement} main
 * @param {State} state
 * @param {string | null} note
 */
function draw(main, state, note) {
  const counts = matchMedia("(max-width: 39.99rem)").matches ? LIKELY : LIKELY.slice(0, 1);
  for (const count of counts) {
    state.likely = count;
    drawWith(main, state, note);
    if (find(main, ".invitations").getBoundingClientRect().bottom + scrollY <= innerHeight) break;
  }
}

/**
 * @param {HTMLElement} main
 * @param {State} state
 * @param {string | null} note
 */
function drawWith(main, state, note) {
  document.title = t("page.title", { page: t("languages.title") });
  main.replaceChildren(
    h(
      "div",
      { class: "page front" },
      h(
        "section",
        { class: "welcome" },
        h("h1", { tabindex: "-1" }, t("languages.title")),
        state.known ? null : h("p", {}, t("languages.what")),
      ),
      note ? h("p", { class: "notice", role: "status" }, note) : null,
      state.known?.section(state.go),
      state.isOffline ? h("p", { class: "notice", role: "status", testid: "offline-front" }, t("offline.front")) : null,
      chooser(state, otherParts()),
      h(
        "p",
        { class: "small" },
        h("a", { href: "/playground" }, t("playground.link")),
        " · ",
        h("a", { href: "/authors", testid: "to-authors" }, t("authors.link")),
      ),
    ),
  );
}

/**
 * Null if the server cannot be reached. The languages may be in the cache, but a learner's data never are.
 * @template Value
 * @param {Promise<Value>} answer
 */
async function unlessOffline(answer) {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.unreachable) return null;
    throw error;
  }
}

/** The ways to practice and to the game. */
function otherParts() {
  return h(
    "div",
    { class: "invitations" },
    invitation("practice", t("practice.title"), t("practice.what"), t("practice.open")),
    invitation("play", t("play.title"), t("play.what"), t("play.start")),
  );
}

/**
 * A link to another part of the app.
 * @param {string} part
 * @param {string} title
 * @param {string} what
 * @param {string} open
 */
function invitation(part, title, what, open) {
  return h(
    "section",
    { class: `panel invitation invitation-${part}`, "aria-labelledby": `${part}-invitation` },
    h("div", {}, h("h2", { id: `${part}-invitation` }, title), h("p", { class: "quiet" }, what)),
    h("a", { class: "button", href: `/${part}`, testid: `to-${part}` }, open),
  );
}
