import { outbox } from "../outbox.js";
import { game, paths } from "./api.js";

/** @import { BestGame, HandIn, Mode, Score } from "../types/game.d.ts" */

/** The best games, one for each list and mode: those the server has, and those that still wait to be handed in. */
export async function loadBest() {
  const kept = await game.best().catch(() => []);
  return [...kept, ...outbox.waiting(paths.games).map((entry) => scored(/** @type {HandIn} */ (entry.body)))];
}

/**
 * A game that waits, as the server would tell it.
 * @param {HandIn} game
 * @returns {BestGame}
 */
function scored({ list_id, mode, score, played_at }) {
  return { list_id, mode, played_at, ...score };
}

/**
 * The best game of a list and mode; null before the first.
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
 * More points are better; of as many, those with fewer mistakes.
 * @param {Score} one
 * @param {Score | null} other
 */
export function isBetter(one, other) {
  if (other === null) return one.points > 0;
  return one.points > other.points || (one.points === other.points && one.wrong < other.wrong);
}
