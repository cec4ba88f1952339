import { api, ApiError } from "../api.js";
import { button, foreign, h } from "../dom.js";
import { languageName, number, plural, t } from "../words.js";
import { openDialog } from "../widgets/dialog.js";

/** @import { Go } from "../types/page.d.ts" */
/** @import { AttemptSummary, Language } from "../types/placement.d.ts" */
/** @typedef {{ dialog: HTMLDialogElement, trouble: HTMLElement, go: Go }} Place */

/**
 * Describes the test before it begins.
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
    running ? h("p", { class: "notice" }, t("start.running", { answered: number(running.answered), items: number(running.items) })) : null,
    trouble,
  );
  dialog.append(actions(language, running, { dialog, trouble, go }));
}

/** @param {Language} language */
function facts(language) {
  return [
    plural("start.questions", language.items, { from: number(25), to: number(30) }),
    t("start.harder"),
    t("start.unknown"),
    t("start.leave"),
    t(language.listening ? "start.sound" : "start.no_listening"),
  ];
}

/**
 * @param {Language} language
 * @param {AttemptSummary | undefined} running
 * @param {Place} place
 */
function actions(language, running, { dialog, trouble, go }) {
  const start = button(t(running ? "start.again" : "start.go"), { class: running ? "" : "primary", testid: "start" });
  start.addEventListener("click", () => begin(language, start, { dialog, trouble, go }));
  const resume = running && h("a", {
    class: "button primary",
    href: `/test/${encodeURIComponent(running.attempt_id)}`,
    onclick: () => dialog.close(),
    testid: "resume",
  }, t("attempts.resume"));
  return h("div", { class: "actions" }, resume, start, button(t("dialog.cancel"), { onclick: () => dialog.close(), testid: "cancel" }));
}

/**
 * @param {Language} language
 * @param {HTMLButtonElement} start
 * @param {Place} place
 */
async function begin(language, start, { dialog, trouble, go }) {
  start.disabled = true;
  trouble.textContent = "";
  try {
    const attempt = await api.start(language.language_id);
    dialog.close();
    go(`/test/${encodeURIComponent(attempt.attempt_id)}`);
  } catch (error) {
    start.disabled = false;
    start.focus();
    trouble.textContent = t(error instanceof ApiError && error.unreachable ? "problem.unreachable.text" : "start.failed");
  }
}
