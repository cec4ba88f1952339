import { api } from "../api.js";
import { game } from "../game/api.js";
import { practice } from "../practice_tests/api.js";
import { dayOf } from "../practice_tests/weeks.js";

/** @import { Learning, LearningFacts } from "../types/learning.d.ts" */
/** @import { PlayedGame } from "../types/game.d.ts" */
/** @import { PracticeDay, PracticeHome } from "../types/practice.d.ts" */

/**
 * Everything that the server knows about the learner's progress. Without placement tests, there is nothing to show, so their errors are
 * thrown. Practice and the game are left out if they cannot be loaded.
 * @returns {Promise<Learning>}
 */
export async function loadLearning() {
  const [attempts, levels, home, hard, games, lists] = await Promise.all([
    api.attempts(),
    api.levels(),
    practice.home().catch(() => null),
    game.hardWords().catch(() => null),
    game.recent().catch(() => []),
    game.lists().catch(() => []),
  ]);
  const days = home ? withGames(home.statistics.days, games) : [];
  /** @type {LearningFacts} */
  const facts = {
    now: Date.now(),
    attempts,
    levels,
    practice: home?.current ?? null,
    planned: home?.scheduled.due ?? home?.scheduled.next ?? null,
    hardWords: hard?.due ?? 0,
    lists,
    practiceDays: days.filter((one) => one.questions > 0).map((one) => one.date),
  };
  return { facts, days, isNew: isNew(facts, home, games) };
}

/**
 * Days with the questions of practice tests and the words of games.
 * @param {PracticeDay[]} days
 * @param {PlayedGame[]} games
 * @returns {PracticeDay[]}
 */
export function withGames(days, games) {
  /** @type {Map<string, number>} */
  const words = new Map();
  for (const { played_at, right, wrong } of games) {
    const day = dayOf(played_at);
    words.set(day, (words.get(day) ?? 0) + right + wrong);
  }
  return days.map(({ date, questions }) => ({ date, questions: questions + (words.get(date) ?? 0) }));
}

/**
 * Whether the learner has done nothing yet that a page could show.
 * @param {LearningFacts} facts
 * @param {PracticeHome | null} home
 * @param {PlayedGame[]} games
 */
function isNew({ attempts, hardWords }, home, games) {
  const practised = home !== null &&
    (home.courses.length > 0 || home.recent.length > 0 || home.scheduled.count > 0 || home.scheduled.due !== null);
  return attempts.length === 0 && !practised && games.length === 0 && hardWords === 0;
}
