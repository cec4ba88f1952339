// What the formats of questions and those who show them hand to each other.

import type { Answer, Item } from "./placement.d.ts";
import type { Child, Target } from "./page.d.ts";

/** Tiles or text that were laid out but not submitted. */
export interface Draft {
  text?: string;
  tiles?: string[];
}

/** What a question needs of the test that it is part of. */
export interface QuestionSession {
  item: Item;
  target: Target;
  isSkipped(item: Item): boolean;
  draft(item: Item): Draft | null;
  saveDraft(item: Item, draft: Draft): void;
  answer(item: Item, answer: Answer): void;
}

/** What a format is given. */
export interface QuestionContext<Kind = Item> {
  item: Kind;
  target: Target;
  skipped: boolean;
  draft: Draft | null;
  saveDraft(draft: Draft): void;
  give(answer: Answer): void;
  changed(): void;
  completed(): void;
  setListening(available: boolean): void;
}

/** What the primary button does next. */
export type QuestionAction = "next" | "skip" | "submit";

/** A key pressed on a question, and the digit or letter that it means. Gives whether it was used. */
export type QuestionKey = (event: KeyboardEvent, symbol: string | null) => boolean;

/** What a format makes. What is left out is as for a question of one choice. */
export interface FormatParts {
  nodes: HTMLElement[];
  action?: () => QuestionAction;
  ready?: () => boolean;
  commit?: () => void;
  key?: QuestionKey;
  stop?: () => void;
}

export interface ShownQuestion extends FormatParts {
  action: () => QuestionAction;
  ready: () => boolean;
  commit: () => void;
}

/** Who hears what happens in a question. */
export interface QuestionEvents {
  changed(): void;
  completed(): void;
  listening(available: boolean): void;
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
  /** Addresses below which every change must be with the server. */
  path: string;
  confirm: { label: string; testid: string };
  jumps: { label: string; testid: string; go(): void }[];
  handIn(): Promise<Given>;
  done(given: Given): void;
  refused(error: { status: number }): void;
}

/** A character on the page's own keys: as it is, or with what is shown for it. */
export type Character = string | { insert: string; shown?: string };

export interface CharacterGroup {
  name: string;
  rows: Character[][];
}
