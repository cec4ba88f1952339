import { outbox } from "../outbox.js";
import { game, paths } from "./api.js";

/** The best games, one for each list and mode: those the server has, and those that still wait to be handed in. */
export async function loadBest() {
  const kept = await game.best().catch(() => []);
  return [...kept, ...outbox.waiting(paths.games).map((entry) => scored(entry.body))];
}

/** A game that waits, as the server would tell it. */
function scored({ list_id, mode, score, played_at }) {
  return { list_id, mode, played_at, ...score };
}

/** The best game of a list and mode; null before the first. */
export function bestOf(games, list, mode) {
  const same = games.filter((one) => one.list_id === list && one.mode === mode);
  return same.reduce((best, one) => (best === null || isBetter(one, best) ? one : best), null);
}

/** More points are better; of as many, those with fewer mistakes. */
export function isBetter(one, other) {
  if (other === null) return one.points > 0;
  return one.points > other.points || (one.points === other.points && one.wrong < other.wrong);
}
