import { ApiError } from "../api.js";
import { button } from "../dom.js";
import { outbox } from "../outbox.js";
import { t } from "../words.js";
import { server } from "./api.js";

/** @import { Attributes, Go } from "../types/page.d.ts" */

/** Problems of the start whose words say what to do. */
const REASONS = new Set(["no-result", "test-in-progress"]);

/**
 * Opens the learner's open drill in a language, or a new one. Sends the answers that wait first, because a drill is open until all have come.
 * @param {string} language
 * @param {Go} go
 */
export async function startDrill(language, go) {
  await outbox.flush();
  const drill = await server.start(language);
  go(`/drill/${encodeURIComponent(drill.drill_id)}`);
}

/**
 * A button that starts a drill. What keeps the drill from starting appears in `trouble`.
 * @param {string} label
 * @param {Attributes} attributes
 * @param {{ language: string, go: Go, trouble: HTMLElement }} place
 */
export function startButton(label, attributes, { language, go, trouble }) {
  const start = button(label, attributes);
  start.addEventListener("click", async () => {
    if (start.disabled) return;
    start.disabled = true;
    trouble.textContent = "";
    try {
      await startDrill(language, go);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      start.disabled = false;
      start.focus();
      trouble.textContent = reason(error);
    }
  });
  return start;
}

/**
 * Why a drill could not start, and what to do.
 * @param {ApiError} error
 */
export function reason(error) {
  if (error.unreachable) return t("drill.start_offline");
  if (error.status === 429) return t("problem.busy.text");
  return t(REASONS.has(error.kind ?? "") ? `drill.${error.kind}` : "problem.server.text");
}
