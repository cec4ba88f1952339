import { api, ApiError } from "../api.js";
import { button, foreign, h } from "../dom.js";
import { languageName, minutes, number, plural, t } from "../words.js";
import { openDialog } from "../widgets/dialog.js";
import { attemptClient } from "./attempt_client.js";
import { progressOf } from "./attempts.js";

/** @import { Go } from "../types/page.d.ts" */
/** @import { AttemptSummary, Language, Length } from "../types/placement.d.ts" */
/** @typedef {{ dialog: HTMLDialogElement, trouble: HTMLElement, go: Go }} Place */

/** The usual time for one question of a quick test, in minutes. */
const MINUTES_A_QUESTION = 0.5;

/**
 * Describes the quick and the full test before one of them begins.
 * @param {Language} language
 * @param {AttemptSummary[]} attempts
 * @param {Go} go
 */
export function openStartDialog(language, attempts, go) {
  const target = { lang: language.language_id, dir: language.direction };
  const shown = languageName(language.language_id) ?? language.english_name;
  const running = attempts.find((attempt) => attempt.language_id === language.language_id && attempt.status === "in_progress");
  const trouble = h("p", { class: "trouble", role: "alert" });
  const dialog = openDialog(
    t("start.title", { language: shown }),
    { class: "start-dialog", testid: "start-dialog" },
    foreign("p", target, { class: "own-name" }, language.name),
    h("ul", { class: "facts" }, facts(language).map((fact) => h("li", {}, fact))),
    running ? h("p", { class: "notice" }, t("start.running", { progress: progressOf(running) })) : null,
    trouble,
  );
  const place = { dialog, trouble, go };
  const finished = attempts.some((attempt) => attempt.language_id === language.language_id && attempt.status === "finished");
  if (finished) dialog.append(h("p", { class: "quiet small", testid: "new-questions" }, t("me.start.new_questions")));
  dialog.append(actions(language, running, place), fullTest(language, place, finished));
}

/** @param {Language} language */
function facts(language) {
  return [
    quickLength(language.quick),
    t("start.chosen"),
    t("start.unknown"),
    t("start.leave"),
    t(language.listening ? "start.sound" : "start.no_listening"),
  ];
}

/** @param {Language["quick"]} quick */
function quickLength({ minimum, maximum }) {
  const time = minutes(Math.max(1, Math.round(maximum * MINUTES_A_QUESTION)));
  if (minimum === maximum) return plural("start.exactly", maximum, { time });
  return plural("start.quick", maximum, { from: number(minimum), time });
}

/**
 * @param {Language} language
 * @param {AttemptSummary | undefined} running
 * @param {Place} place
 */
function actions(language, running, place) {
  const { dialog } = place;
  const resume = running && h("a", {
    class: "button primary",
    href: `/test/${encodeURIComponent(running.attempt_id)}`,
    onclick: () => dialog.close(),
    testid: "resume",
  }, t("attempts.resume"));
  return h(
    "div",
    { class: "actions" },
    resume,
    starter(language, "quick", place, t(running ? "start.again" : "start.go"), { class: running ? "" : "primary", testid: "start" }),
    button(t("dialog.cancel"), { onclick: () => dialog.close(), testid: "cancel" }),
  );
}

/**
 * The other choice: the whole form. It is the same every time.
 * @param {Language} language
 * @param {Place} place
 * @param {boolean} repeats whether the learner has seen questions of the form
 */
function fullTest(language, place, repeats) {
  return h(
    "section",
    { class: "full-test", "aria-labelledby": "full-test" },
    h("h3", { id: "full-test" }, t("start.full.title")),
    h("p", { class: "quiet" }, plural("start.questions", language.items, { from: number(30), to: number(40) }), " ", t("start.full.why")),
    repeats ? h("p", { class: "notice", testid: "repeats" }, t("me.start.repeats")) : null,
    h("p", {}, starter(language, "full", place, t("start.full.go"), { testid: "start-full" })),
  );
}

/**
 * A button that begins a test.
 * @param {Language} language
 * @param {Length} length
 * @param {Place} place
 * @param {string} label
 * @param {{ class?: string, testid: string }} attributes
 */
function starter(language, length, place, label, attributes) {
  const start = button(label, attributes);
  start.addEventListener("click", () => begin(language, length, start, place));
  return start;
}

/**
 * @param {Language} language
 * @param {Length} length
 * @param {HTMLButtonElement} start
 * @param {Place} place
 */
async function begin(language, length, start, { dialog, trouble, go }) {
  start.disabled = true;
  trouble.textContent = "";
  try {
    const attempt = await api.start(language.language_id, length, attemptClient());
    // NB: a test that was begun before the learner cancelled is offered on the front page.
    if (!dialog.open) return;
    dialog.close();
    go(`/test/${encodeURIComponent(attempt.attempt_id)}`);
  } catch (error) {
    start.disabled = false;
    start.focus();
    trouble.textContent = t(error instanceof ApiError && error.unreachable ? "problem.unreachable.text" : "start.failed");
  }
}
