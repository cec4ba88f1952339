import { api } from "../api.js";
import { openStartDialog } from "../placement/start_dialog.js";

/** @import { AttemptSummary } from "../types/placement.d.ts" */
/** @import { Go } from "../types/page.d.ts" */

/**
 * Offers a new test in a language. Goes to the front page if the language has no test any more.
 * @param {string} id
 * @param {AttemptSummary[]} attempts
 * @param {Go} go
 */
export async function startRetest(id, attempts, go) {
  const language = (await api.languages()).find((one) => one.language_id === id);
  if (language) openStartDialog(language, attempts, go);
  else go("/");
}
