// Wire documents of language practice, as in the API description. A drill is one set of ten questions.

import type { Answer, Direction, Item, ReviewedItem } from "./placement.d.ts";

/** A question of a drill. It has its review once it is answered. */
export type DrillItem = Item & { review: ReviewedItem | null };

export interface Drill {
  drill_id: string;
  language_id: string;
  language_name: string;
  direction: Direction;
  answered: number;
  complete: boolean;
  items: Item[];
  /** The ids of the questions that the learner has seen before. */
  repeated: string[];
  /** The reviews of the answered questions. */
  reviews: ReviewedItem[];
}

export interface DrillSummary {
  drill_id: string;
  language_id: string;
  language_name: string;
  started_at: string;
  answered: number;
  questions: number;
}

/** The reply to an answer. The first answer to a question stays. */
export interface DrillReceipt {
  item_id: string;
  answered: number;
  complete: boolean;
  stale: boolean;
  answer: Answer;
  review: ReviewedItem;
}

export interface DrillApi {
  /** The open drill in a language, or a new one, which begins with the skill. */
  start(language: string, skill?: string | null): Promise<Drill>;
  drill(id: string): Promise<Drill>;
  /** All drills, newest first. */
  all(): Promise<DrillSummary[]>;
}
