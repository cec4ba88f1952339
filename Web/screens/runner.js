import { api } from "../api.js";
import { Runner } from "../placement/runner.js";
import { PageError } from "../widgets/problem.js";
import { Session } from "../placement/session.js";

/** @import { Screen, ScreenContext } from "../types/page.d.ts" */

/**
 * The screen of a placement test. If the test is finished, goes to its result.
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, id, signal, go }) {
  const attempt = await api.attempt(id);
  if (signal.aborted) return null;
  const session = new Session(attempt);
  if (attempt.status === "finished") {
    session.forgetEverything();
    go(`/result/${encodeURIComponent(id)}`, { replace: true });
    return null;
  }
  if (session.items.length === 0) throw new PageError("empty");
  const runner = new Runner(main, session, signal, go);
  return { redraw: () => runner.draw() };
}
