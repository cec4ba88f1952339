import { dayOf } from "../practice_tests/weeks.js";
import { statementOf } from "../report/probability.js";
import { weakestSkill } from "./weakest_skill.js";

/** @import { LearningFacts, NextStep, RetestReason } from "../types/learning.d.ts" */
/** @import { LanguageLevel } from "../types/placement.d.ts" */

const DAY = 86_400_000;
/** A test that was begun longer ago, in days, is no longer the next step. */
export const FRESH_DAYS = 14;
/** Days after which a new test makes sense. */
export const MONTH_DAYS = 30;
/** Days after which a new test makes sense if there was practice on {@link PRACTICE_DAYS} days since the last test. */
export const FORTNIGHT_DAYS = 14;
export const PRACTICE_DAYS = 4;

/**
 * The rules that choose what to do next, the most important first. Each gives the steps that make sense now.
 * @type {{ name: NextStep["kind"], find: (facts: LearningFacts) => NextStep[] }[]}
 */
export const RULES = [
  { name: "begun", find: begun },
  { name: "begun_drill", find: begunDrills },
  { name: "begun_practice", find: begunPractice },
  { name: "hard_words", find: ({ hardWords }) => (hardWords > 0 ? [{ kind: "hard_words", due: hardWords }] : []) },
  { name: "planned", find: planned },
  { name: "ready", find: ready },
  { name: "retest", find: retest },
  { name: "practise", find: practise },
  { name: "play", find: play },
];

/**
 * What a learner can do next, the best first. Empty for a learner who has not begun anything.
 * @param {LearningFacts} facts
 * @returns {NextStep[]}
 */
export function nextSteps(facts) {
  return RULES.flatMap((rule) => rule.find(facts));
}

/**
 * Placement tests that were begun in the last days, newest first.
 * @param {LearningFacts} facts
 * @returns {NextStep[]}
 */
function begun({ attempts, now }) {
  return attempts
    .filter((attempt) => attempt.status === "in_progress" && daysSince(attempt.started_at, now) <= FRESH_DAYS)
    .map((attempt) => ({ kind: "begun", attempt }));
}

/**
 * Drills with at least one answer and one open question. A language whose test is in progress has none.
 * @param {LearningFacts} facts
 * @returns {NextStep[]}
 */
function begunDrills(facts) {
  return facts.drills
    .filter((drill) => drill.answered > 0 && drill.answered < drill.questions)
    .filter((drill) => daysSince(drill.started_at, facts.now) <= FRESH_DAYS && !isRunning(drill, facts))
    .map((drill) => ({ kind: "begun_drill", drill }));
}

/**
 * @param {LearningFacts} facts
 * @returns {NextStep[]}
 */
function begunPractice({ practice, now }) {
  if (practice?.status !== "in_progress" || daysSince(practice.created_at, now) > FRESH_DAYS) return [];
  return [{ kind: "begun_practice", test: practice }];
}

/**
 * The planned practice test, if its time comes today or has passed.
 * @param {LearningFacts} facts
 * @returns {NextStep[]}
 */
function planned({ planned, now }) {
  return planned && dayOf(planned.at) <= dayOf(new Date(now)) ? [{ kind: "planned", planned }] : [];
}

/**
 * @param {LearningFacts} facts
 * @returns {NextStep[]}
 */
function ready({ practice }) {
  return practice?.status === "ready" ? [{ kind: "ready", test: practice }] : [];
}

/**
 * A new test in the language of the newest result for which it makes sense. A language whose test is in progress needs no other.
 * @param {LearningFacts} facts
 * @returns {NextStep[]}
 */
function retest(facts) {
  for (const level of facts.levels) {
    const why = reasonToRetest(level, facts);
    if (why && !isRunning(level, facts)) return [{ kind: "retest", level, why }];
  }
  return [];
}

/**
 * Whether a test of the language is in progress. The server allows no practice of the language until it is over.
 * @param {{ language_id: string }} place
 * @param {LearningFacts} facts
 */
function isRunning({ language_id: language }, { attempts }) {
  return attempts.some((one) => one.status === "in_progress" && one.language_id === language);
}

/**
 * @param {LanguageLevel} level
 * @param {LearningFacts} facts
 * @returns {RetestReason | null}
 */
function reasonToRetest(level, { now, practiceDays }) {
  if (statementOf(level).kind !== "level") return "open";
  const age = daysSince(level.finished_at, now);
  if (age >= MONTH_DAYS) return "month";
  const since = dayOf(level.finished_at);
  const practised = practiceDays.filter((day) => day > since).length;
  return age >= FORTNIGHT_DAYS && practised >= PRACTICE_DAYS ? "practice" : null;
}

/**
 * Practice in the language of the newest result that states a level. A language whose test is in progress has none, and a drill that was begun
 * is a step of its own.
 * @param {LearningFacts} facts
 * @returns {NextStep[]}
 */
function practise(facts) {
  const level = facts.levels.find((one) => statementOf(one).kind === "level" && !isRunning(one, facts));
  if (!level || begunDrills(facts).some((step) => step.kind === "begun_drill" && step.drill.language_id === level.language_id)) return [];
  return [{ kind: "practise", level, skill: weakestSkill(level) }];
}

/**
 * The game in the language of the newest result that has a word list.
 * @param {LearningFacts} facts
 * @returns {NextStep[]}
 */
function play({ levels, lists }) {
  for (const level of levels) {
    const list = lists.find((one) => one.language_id === level.language_id && !one.is_own);
    if (list) return [{ kind: "play", level, list }];
  }
  return [];
}

/**
 * @param {string} moment
 * @param {number} now
 */
function daysSince(moment, now) {
  return (now - Date.parse(moment)) / DAY;
}
