import { api } from "../api.js";
import { Runner } from "../placement/runner.js";
import { Session } from "../placement/session.js";

/** A placement test; a finished one leads to its result. */
export async function open({ main, id, signal, go }) {
  const attempt = await api.attempt(id);
  if (signal.aborted) return null;
  const session = new Session(attempt);
  if (attempt.status === "finished") {
    session.forgetEverything();
    go(`/result/${encodeURIComponent(id)}`, { replace: true });
    return null;
  }
  if (session.items.length === 0) throw Object.assign(new Error("no items"), { kind: "empty" });
  const runner = new Runner(main, session, signal, go);
  return { redraw: () => runner.draw() };
}
