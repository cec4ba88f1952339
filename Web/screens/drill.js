import { server } from "../drills/api.js";
import { DrillRunner } from "../drills/runner.js";
import { DrillSession } from "../drills/session.js";

/** @import { Screen, ScreenContext } from "../types/page.d.ts" */

/**
 * The screen of a drill.
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, id, signal, go }) {
  const drill = await server.drill(id);
  if (signal.aborted) return null;
  const runner = new DrillRunner(main, new DrillSession(drill), signal, go);
  runner.start();
  return { redraw: () => runner.draw() };
}
