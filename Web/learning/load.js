import { api } from "../api.js";
import { server as drillServer } from "../drills/api.js";
import { game } from "../game/api.js";
import { practice } from "../practice_tests/api.js";
import { dayOf } from "../practice_tests/weeks.js";

/** @import { Learning, LearningFacts } from "../types/learning.d.ts" */
/** @import { DrillSummary } from "../types/drills.d.ts" */
/** @import { PlayedGame } from "../types/game.d.ts" */
/** @import { PracticeDay, PracticeHome } from "../types/practice.d.ts" */

/**
 * Everything that the server knows about the learner's progress. Without placement tests, there is nothing to show, so their errors are
 * thrown. Practice and the game are left out if they cannot be loaded.
 * @returns {Promise<Learning>}
 */
export async function loadLearning() {
  const [attempts, levels, home, drills, hard, games, lists] = await Promise.all([
    api.attempts(),
    api.levels(),
    practice.home().catch(() => null),
    drillServer.all().catch(() => []),
    game.hardWords().catch(() => null),
    game.recent().catch(() => []),
    game.lists().catch(() => []),
  ]);
  const days = home ? withDrillsAndGames(home.statistics.days, drills, games) : [];
  /** @type {LearningFacts} */
  const facts = {
    now: Date.now(),
    attempts,
    levels,
    drills,
    practice: home?.current ?? null,
    planned: home?.scheduled.due ?? home?.scheduled.next ?? null,
    hardWords: hard?.due ?? 0,
    lists,
    practiceDays: days.filter((one) => one.questions > 0).map((one) => one.date),
  };
  return { facts, days, isNew: isNew(facts, home, games) };
}

/**
 * Days with the questions of practice tests and drills, and the words of games. The questions of a drill count on the day on which it began,
 * because the server sends no other day.
 * @param {PracticeDay[]} days
 * @param {DrillSummary[]} drills
 * @param {PlayedGame[]} games
 * @returns {PracticeDay[]}
 */
export function withDrillsAndGames(days, drills, games) {
  /** @type {Map<string, number>} */
  const more = new Map();
  /**
   * @param {string} moment
   * @param {number} count
   */
  const add = (moment, count) => more.set(dayOf(moment), (more.get(dayOf(moment)) ?? 0) + count);
  for (const { started_at, answered } of drills) add(started_at, answered);
  for (const { played_at, right, wrong } of games) add(played_at, right + wrong);
  return days.map(({ date, questions }) => ({ date, questions: questions + (more.get(date) ?? 0) }));
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
