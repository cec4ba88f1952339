import { game as server } from "../game/api.js";
import { keepForOffline } from "../game/offline.js";
import { Review } from "../game/review.js";

/** The words that were missed in the game, when it is time to see them again. */
export async function open({ main, signal }) {
  const [{ hard_words }, lists] = await Promise.all([server.hardWords(), server.lists()]);
  if (signal.aborted) return null;
  const review = new Review({ main, signal }, hard_words, lists);
  review.draw();
  keepForOffline();
  return { redraw: () => review.draw() };
}
