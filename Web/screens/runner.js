import { api, paths } from "../api.js";
import { outbox } from "../outbox.js";
import { QuickRunner } from "../placement/quick_runner.js";
import { QuickSession } from "../placement/quick_session.js";
import { Runner } from "../placement/runner.js";
import { PageError } from "../widgets/problem.js";
import { Session } from "../placement/session.js";

/** @import { Screen, ScreenContext } from "../types/page.d.ts" */
/** @import { Attempt } from "../types/placement.d.ts" */

/**
 * The screen of a placement test. If the test is finished, goes to its result.
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, id, signal, go }) {
  const attempt = await newest(id);
  if (signal.aborted) return null;
  if (attempt.status === "finished") {
    new Session(attempt).forgetEverything();
    go(`/result/${encodeURIComponent(id)}`, { replace: true });
    return null;
  }
  if (attempt.items.length === 0) throw new PageError("empty");
  const runner = runnerOf(attempt, { main, signal, go });
  runner.start();
  return { redraw: () => runner.draw() };
}

/**
 * Gets an attempt. Answers that still wait here are sent first, because they decide the next question of a quick test.
 * @param {string} id
 */
async function newest(id) {
  if (outbox.waiting(paths.attempt(id)).length) await outbox.flush();
  return api.attempt(id);
}

/**
 * @param {Attempt} attempt
 * @param {Pick<ScreenContext, "main" | "signal" | "go">} screen
 */
function runnerOf(attempt, { main, signal, go }) {
  return attempt.length === "quick"
    ? new QuickRunner(main, new QuickSession(attempt), signal, go)
    : new Runner(main, new Session(attempt), signal, go);
}
