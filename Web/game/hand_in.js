import { outbox } from "../outbox.js";
import { newID, paths } from "./api.js";

/** Puts a finished game into the outbox: from there it goes to the server once, now or later. Gives its path. */
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

/** Whether the server has it. */
export function isWaiting(path) {
  return outbox.waiting(path).length > 0;
}
