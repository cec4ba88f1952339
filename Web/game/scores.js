import { outbox } from "../outbox.js";
import { game, paths } from "./api.js";

/** @import { BestGame, HandIn, Mode, Score } from "../types/game.d.ts" */

/** The best games of each list and mode: from the server, and from the outbox. */
export async function loadBest() {
  const kept = await game.best().catch(() => []);
  return [...kept, ...outbox.waiting(paths.games).map((entry) => scored(/** @type {HandIn} */ (entry.body)))];
}

/**
 * A game from the outbox, in the form that the server uses.
 * @param {HandIn} game
 * @returns {BestGame}
 */
function scored({ list_id, mode, score, played_at }) {
  return { list_id, mode, played_at, ...score };
}

/**
 * Returns the best game of a list and mode, or null if there is none.
 * @param {BestGame[]} games
 * @param {string} list
 * @param {Mode} mode
 * @returns {BestGame | null}
 */
export function bestOf(games, list, mode) {
  const same = games.filter((one) => one.list_id === list && one.mode === mode);
  return same.reduce((best, one) => (best === null || isBetter(one, best) ? one : best), /** @type {BestGame | null} */ (null));
}

/**
 * More points are better. With equal points, fewer mistakes are better.
 * @param {Score} one
 * @param {Score | null} other
 */
export function isBetter(one, other) {
  if (other === null) return one.points > 0;
  return one.points > other.points || (one.points === other.points && one.wrong < other.wrong);
}
