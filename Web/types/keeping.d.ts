// Wire documents of links to results and of transfer codes, as in the API description, and the values of the pages about them.

import type { Direction, Level } from "./placement.d.ts";

/** A link that was made just now. Only this document has its address. */
export interface NewLink {
  path: string;
  created_at: string;
  expires_at: string;
}

/** What a link to a result shows to everyone. */
export interface SharedResult {
  language_id: string;
  language_name: string;
  direction: Direction;
  /** What can be said about the level: the level, a level that the learner has at least, or nothing yet. */
  statement: "level" | "at_least" | "open";
  level: Level | null;
  certainty: "sure" | "likely" | null;
  /** The probability of the level, from 0 to 1. */
  confidence: number | null;
  /** Whether the learner has looked at readings during the test. */
  readings_used: boolean;
  /** A day such as 2026-11-23. */
  finished_on: string;
}

/** A link of the learner, without its address. */
export interface ResultLink extends SharedResult {
  attempt_id: string;
  created_at: string;
  expires_at: string;
}

export interface TransferCode {
  code: string;
  expires_at: string;
}

export interface AdoptRequest {
  code: string;
  own_results?: "erase";
}

export interface KeepingApi {
  known(): Promise<boolean>;
  share(attempt: string): Promise<NewLink>;
  stopSharing(attempt: string): Promise<void>;
  links(): Promise<ResultLink[]>;
  shared(token: string): Promise<SharedResult>;
  makeCode(): Promise<TransferCode>;
  adopt(body: AdoptRequest): Promise<void>;
}

/** The place of a bubble in a vial. Each level is one unit long, from 0 for the start of the lowest level to 7. */
export interface Bubble {
  centre: number;
  /** Half of the width. */
  half: number;
}

/** The texts of a picture of a result. */
export interface PictureTexts {
  language: string;
  /** The direction and tag of the language's own name. */
  target: { lang: string | null; dir: string };
  /** The name of the language in the interface language; null if it is the same. */
  translation: string | null;
  level: string;
  name: string | null;
  certainty: string;
  date: string;
}

/** One suggestion after a result. It leads to an address, or does something on the page. */
export interface NextStep {
  id: "play" | "practice";
  title: string;
  text: string;
  button: string;
  href: string;
}
