import { ApiError } from "../api.js";
import { button } from "../dom.js";
import { outbox } from "../outbox.js";
import { t } from "../words.js";
import { screens, server } from "./api.js";
import { runningTest } from "./running_test.js";

/** @import { Attributes, Go } from "../types/page.d.ts" */

/**
 * Opens the learner's open drill in a language, or a new one, which begins with a skill if one is given. Sends the answers that wait first, because a drill is open until all have come.
 * @param {string} language
 * @param {Go} go
 * @param {string | null} [skill]
 */
export async function startDrill(language, go, skill = null) {
  await outbox.flush();
  const drill = await server.start(language, skill);
  go(screens.drill(drill.drill_id));
}

/**
 * A button that starts a drill. What keeps the drill from starting appears in `trouble`.
 * @param {string} label
 * @param {Attributes} attributes
 * @param {{ language: string, skill?: string | null, go: Go, trouble: HTMLElement }} place
 */
export function startButton(label, attributes, { language, skill, go, trouble }) {
  const start = button(label, attributes);
  start.addEventListener("click", async () => {
    if (start.disabled) return;
    start.disabled = true;
    trouble.textContent = "";
    try {
      await startDrill(language, go, skill);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      start.disabled = false;
      start.focus();
      trouble.replaceChildren(...reason(error, language));
    }
  });
  return start;
}

/**
 * Why a drill could not start, and what to do.
 * @param {ApiError} error
 * @param {string} language
 */
export function reason(error, language) {
  if (error.unreachable) return [t("drill.start_offline")];
  if (error.status === 429) return [t("problem.busy.text")];
  if (error.kind === "test-in-progress") return runningTest(language);
  return [t(error.kind === "no-result" ? "drill.no-result" : "problem.server.text")];
}
