/** @import { LearningFacts } from "../../Web/types/learning.d.ts" */
/** @import { DrillSummary } from "../../Web/types/drills.d.ts" */
/** @import { WordList } from "../../Web/types/game.d.ts" */
/** @import { AttemptSummary, LanguageLevel, Level, LevelShare, Measurement, Skill } from "../../Web/types/placement.d.ts" */
/** @import { ScheduledTest, TestSummary } from "../../Web/types/practice.d.ts" */
import { LEVELS } from "../../Web/report/all_levels.js";

/** Noon, so that a few hours more or less are on the same day in any time zone of the tests. */
export const NOW = new Date(2026, 10, 24, 12).getTime();

/**
 * @param {Partial<LearningFacts>} changes
 * @returns {LearningFacts}
 */
export function facts(changes = {}) {
  return {
    now: NOW,
    attempts: [],
    levels: [],
    drills: [],
    practice: null,
    planned: null,
    hardWords: 0,
    lists: [],
    practiceDays: [],
    ...changes,
  };
}

/**
 * @param {Partial<AttemptSummary>} changes
 * @returns {AttemptSummary}
 */
export function attempt(changes = {}) {
  return {
    attempt_id: "a",
    language_id: "es",
    language_name: "Español",
    direction: "ltr",
    length: "quick",
    status: "in_progress",
    started_at: new Date(NOW).toISOString(),
    finished_at: null,
    answered: 4,
    items: 20,
    level: null,
    certainty: null,
    ...changes,
  };
}

/**
 * Probabilities of the levels, lowest first. Levels that are not named have none.
 * @param {Partial<Record<Level, number>>} named
 * @returns {number[]}
 */
export function probabilities(named) {
  return LEVELS.map((level) => named[level] ?? 0);
}

/**
 * A result with the given probabilities; B1 for sure by default.
 * @param {{ language_id?: string, finished_at?: string, certainty?: Measurement["certainty"], probabilities?: number[], skills?: Record<string, Skill> }} values
 * @returns {LanguageLevel}
 */
export function level(
  { language_id = "es", finished_at = new Date(NOW).toISOString(), certainty = "sure", probabilities: shares, skills = {} } = {},
) {
  const levels = shared(shares ?? probabilities({ A2: 0.05, B1: 0.9, B2: 0.05 }));
  const best = levels.reduce((one, other) => (other.probability > one.probability ? other : one));
  return {
    attempt_id: `of-${language_id}`,
    language_id,
    language_name: language_id,
    direction: "ltr",
    finished_at,
    length: "quick",
    level: best.level,
    level_by: "model",
    measurement: {
      level: best.level,
      confidence: best.probability,
      neighbor: null,
      levels,
      range: { from: levels[0].level, to: levels[levels.length - 1].level },
      certainty,
      theta: 0,
      standard_error: 0.5,
      guessing: 0,
      guessed_often: false,
      questions: 12,
    },
    skills,
  };
}

/**
 * @param {number[]} shares
 * @returns {LevelShare[]}
 */
function shared(shares) {
  return shares.map((probability, index) => ({ level: LEVELS[index], probability }));
}

/**
 * @param {Partial<DrillSummary>} changes
 * @returns {DrillSummary}
 */
export function drill(changes = {}) {
  const started_at = new Date(NOW).toISOString();
  return { drill_id: "d", language_id: "es", language_name: "Español", started_at, answered: 4, questions: 10, ...changes };
}

/**
 * @param {Partial<TestSummary>} changes
 * @returns {TestSummary}
 */
export function practiceTest(changes) {
  return {
    test_id: "t",
    course_id: "c",
    course: "Waves",
    topics: [],
    difficulty: "medium",
    status: "ready",
    question_count: 10,
    asked: 10,
    answered: 0,
    created_at: new Date(NOW).toISOString(),
    submitted_at: null,
    correct: null,
    counted: null,
    percent: null,
    failure: null,
    failure_kind: null,
    ...changes,
  };
}

/**
 * @param {Date} at
 * @returns {ScheduledTest}
 */
export function planned(at) {
  return {
    scheduled_id: "s",
    title: "Exam",
    course_id: "c",
    course: "Waves",
    kind: "initial",
    status: "scheduled",
    at: at.toISOString(),
    difficulty: 3,
    question_count: 20,
    test_id: null,
    percent: null,
  };
}

/**
 * @param {string} list_id
 * @param {string} language_id
 * @returns {WordList}
 */
export function game(list_id, language_id) {
  return { list_id, language_id, name: list_id, english_name: list_id, direction: "ltr", entries: 300, is_own: false, borrows: false };
}
