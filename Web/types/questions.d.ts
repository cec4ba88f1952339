// Types that the formats of questions share with the modules that show them.

import type { Answer, Item } from "./placement.d.ts";
import type { Child, Target } from "./page.d.ts";

/** A choice, text or tiles that the learner entered but did not submit. */
export interface Draft {
  choice?: string;
  text?: string;
  tiles?: string[];
}

/** The parts of a test that a question needs. */
export interface QuestionSession {
  item: Item;
  target: Target;
  isSkipped(item: Item): boolean;
  draft(item: Item): Draft | null;
  saveDraft(item: Item, draft: Draft): void;
  answer(item: Item, answer: Answer): void;
  /** Notes that the learner sees readings; missing if nobody needs to know. */
  usedReadings?(): void;
}

/** The input of a format. */
export interface QuestionContext<Kind = Item> {
  item: Kind;
  target: Target;
  skipped: boolean;
  draft: Draft | null;
  saveDraft(draft: Draft): void;
  give(answer: Answer): void;
  changed(): void;
  completed(): void;
  /** Leaves listening out, or takes it in again; missing if the question cannot be left out. */
  setListening?(available: boolean): void;
}

/** What the primary button does next. */
export type QuestionAction = "next" | "skip" | "submit";

/** Handles a key press on a question, with the digit or letter of the key. Returns whether the question used it. */
export type QuestionKey = (event: KeyboardEvent, symbol: string | null) => boolean;

/** The parts that a format makes. Missing parts have the defaults of a multiple-choice question. */
export interface FormatParts {
  nodes: HTMLElement[];
  action?: () => QuestionAction;
  ready?: () => boolean;
  commit?: () => void;
  key?: QuestionKey;
  stop?: () => void;
  /** The text to read, if the format has one. Its node is one of `nodes`. */
  text?: TextUnit;
}

/** A text to read, with the part of the page that belongs to it: a question, or the review of one. */
export interface TextUnit {
  /** Its attribute `data-text` is equal for all questions on one text. */
  node: HTMLElement;
  task: HTMLElement;
}

export interface ShownQuestion extends FormatParts {
  action: () => QuestionAction;
  ready: () => boolean;
  commit: () => void;
}

/** Listeners for the events of a question. */
export interface QuestionEvents {
  changed(): void;
  completed(): void;
  listening?(available: boolean): void;
}

export interface FrameOptions {
  name: string;
  target: Target;
  max: number;
  /** The id of the element that names the progress. */
  progressLabel: string;
  finish: { label: string; testid: string };
  keys: string[];
  head?: Child;
  notice?: Child;
  foot?: Child;
  buttons: Child;
  kind?: string;
}

export interface FrameActions {
  back(): void;
  primary(): void;
  leave(): void;
  finish(): void;
  shortcuts?(): void;
}

export interface HandInOptions<Given> {
  title: string;
  testid: string;
  facts: Child;
  /** The server must have every change below this address. */
  path: string;
  confirm: { label: string; testid: string };
  /** The label of the button that closes the dialog. */
  back?: string;
  jumps: { label: string; testid: string; go(): void }[];
  handIn(): Promise<Given>;
  done(given: Given): void;
  refused(error: { status: number }): void;
}

/** A character on the keys of the page, optionally with another label. */
export type Character = string | { insert: string; shown?: string };

export interface CharacterGroup {
  name: string;
  rows: Character[][];
}
