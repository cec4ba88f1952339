import { outbox } from "../outbox.js";
import { newID, paths } from "./api.js";

/** @import { Deck, GameAnswer, Mode, View } from "../types/game.d.ts" */

/**
 * Puts a finished game into the outbox, which sends it to the server once. Returns its path.
 * @param {{ deck: Deck, mode: Mode, seed: string, hardWords: string[], answers: GameAnswer[], view: View, playedAt: string }} game
 */
export function handIn({ deck, mode, seed, hardWords, answers, view, playedAt }) {
  const path = paths.game(newID());
  outbox.put(path, {
    list_id: deck.list_id,
    edition: deck.edition,
    mode,
    seed,
    hard_words: hardWords,
    answers,
    score: { right: view.right, wrong: view.wrong, points: view.points },
    played_at: playedAt,
  });
  return path;
}

/**
 * Whether the server has the game.
 * @param {string} path
 */
export function isWaiting(path) {
  return outbox.waiting(path).length > 0;
}
