// Values of the learner's own page.

import type { DrillSummary } from "./drills.d.ts";
import type { WordList } from "./game.d.ts";
import type { AttemptSummary, LanguageLevel } from "./placement.d.ts";
import type { PracticeDay, ScheduledTest, TestSummary } from "./practice.d.ts";

/** What the server knows about a learner, as far as it decides what to do next. */
export interface LearningFacts {
  /** Milliseconds since 1970. */
  now: number;
  /** All placement tests, newest first. */
  attempts: AttemptSummary[];
  /** The newest result in each language, newest first. */
  levels: LanguageLevel[];
  /** All drills, newest first. */
  drills: DrillSummary[];
  /** The newest practice test that is not handed in. */
  practice: TestSummary | null;
  /** The planned practice test whose time has passed, or else the next one. */
  planned: ScheduledTest | null;
  /** The number of hard words that are due. */
  hardWords: number;
  /** The word lists of the game. */
  lists: WordList[];
  /** Calendar days with a practice test, a drill or a game, such as `2026-11-20`. */
  practiceDays: string[];
}

/** The content of the learner's page. */
export interface Learning {
  facts: LearningFacts;
  /** The last days with the questions of practice and the words of games, oldest first. */
  days: PracticeDay[];
  /** Whether there is nothing to show yet. */
  isNew: boolean;
}

/** Why a new test makes sense. */
export type RetestReason = "open" | "month" | "practice";

/** Something that a learner can do next. */
export type NextStep =
  | { kind: "begun"; attempt: AttemptSummary }
  | { kind: "begun_drill"; drill: DrillSummary }
  | { kind: "begun_practice"; test: TestSummary }
  | { kind: "hard_words"; due: number }
  | { kind: "planned"; planned: ScheduledTest }
  | { kind: "ready"; test: TestSummary }
  | { kind: "retest"; level: LanguageLevel; why: RetestReason }
  | { kind: "practise"; level: LanguageLevel; skill: string | null }
  | { kind: "play"; level: LanguageLevel; list: WordList };

/** The part of a vial that its bubble covers. 0 is the beginning of the lowest level, and 1 the end of the highest. */
export interface BubblePlace {
  from: number;
  to: number;
}

/** A level at a time, for the picture of levels over time. */
export interface LevelPoint {
  language: string;
  name: string;
  /** From 0 for the lowest level. */
  rank: number;
  level: string;
  at: string;
}
