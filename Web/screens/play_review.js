import { game as server } from "../game/api.js";
import { keepGameForOffline } from "../game/offline.js";
import { Review } from "../game/review.js";

/** @import { Screen, ScreenContext } from "../types/page.d.ts" */

/**
 * The review of hard words, which the player missed in the game.
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, signal }) {
  const [{ hard_words }, lists] = await Promise.all([server.hardWords(), server.lists()]);
  if (signal.aborted) return null;
  const review = new Review({ main, signal }, hard_words, lists);
  review.draw();
  keepGameForOffline();
  return { redraw: () => review.draw() };
}
