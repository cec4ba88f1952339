// Wire documents of the word game, as in the API description, and the values of its engine.

import type { AttemptSummary, Direction } from "./placement.d.ts";
import type { OwnListForm } from "../game/own_list.js";
import type { Go, Target } from "./page.d.ts";

export type Mode = "classic" | "climb" | "calm";
export type Judgement = "right" | "wrong";
export type Grade = "again" | "hard" | "good" | "easy";

/** The levels of players with decks of their own. */
export type StartLevel = "A1" | "A2" | "B1";

export interface WordList {
  list_id: string;
  language_id: string;
  name: string;
  english_name: string;
  direction: Direction;
  entries: number;
  is_own: boolean;
  borrows: boolean;
  /** The language of the words to ask; English if it is missing. */
  base_language_id?: string;
  base_direction?: Direction;
  /** The base languages to choose from, each with its list. Missing for lists of the player's own. */
  bases?: WordListBase[];
}

export interface WordListBase {
  language_id: string;
  list_id: string;
  direction: Direction;
  entries: number;
}

export interface WordListEntry {
  english: string;
  translations: string[];
  level?: string;
  false_friends?: { word: string; means: string }[];
  readings?: Record<string, string>;
}

/** A list with its words, ready to be dealt. */
export interface Deck {
  list_id: string;
  language_id: string;
  direction: Direction;
  edition: string;
  entries: WordListEntry[];
  borrowed: string[];
  start_level?: StartLevel;
  base_language_id?: string;
  base_direction?: Direction;
}

export interface OwnListRequest {
  name: string;
  language_id: string;
  text: string;
  format?: "json" | "csv" | "tsv";
}

export interface GameAnswer {
  said: Judgement | null;
  milliseconds: number;
}

export interface Score {
  right: number;
  wrong: number;
  points: number;
}

/** A finished game on its way to the server. */
export interface HandIn {
  list_id: string;
  edition: string;
  mode: Mode;
  seed: string;
  hard_words: string[];
  answers: GameAnswer[];
  score: Score;
  played_at: string;
}

export interface BestGame extends Score {
  list_id: string;
  mode: Mode;
  played_at?: string;
}

/** A finished game that the server has. */
export interface PlayedGame extends Score {
  list_id: string;
  mode: Mode;
  played_at: string;
}

export interface HardWord {
  list_id: string;
  language_id: string;
  english: string;
  translations: string[];
  readings?: Record<string, string>;
  due_at: string;
  is_due: boolean;
  base_language_id?: string;
}

export interface HardWords {
  due: number;
  hard_words: HardWord[];
}

export interface WordReview {
  list_id: string;
  english: string;
  grade: Grade;
  reviewed_at: string;
}

/** The state of a game after a move. There is no pair after the end, and no time limit in modes where words stand still. */
export interface View {
  state: "in_progress" | "user_won" | "user_lost";
  number: number;
  english: string;
  shown: string;
  milliseconds: number | null;
  right: number;
  wrong: number;
  streak: number;
  bestStreak: number;
  points: number;
  mistakes: number;
  pairs: number;
}

/** The judgement of a pair, and the correct answer. */
export interface PairAttempt {
  english: string;
  shown: string;
  said: Judgement | null;
  isRight: boolean;
  isCorrect: boolean;
  translations: string[];
  meanings: string[];
}

export interface GameEngine {
  load(list: Deck): void;
  start(game: { mode: Mode; seed: string; hardWords?: string[] }): View;
  answer(said: Judgement | null, number: number, milliseconds: number): { view: View; attempt: PairAttempt | null };
}

/** Settings that stay the same from one game to the next. */
export interface GameSettings {
  engine: GameEngine;
  deck: Deck;
  list: WordList;
  mode: Mode;
  hardWords: string[];
  target: Target;
  base: Target;
  fixedSeed: string | null;
  scores: Promise<BestGame[]>;
}

/** A game that the server refused. */
export interface Refusal {
  path: string;
  points: number;
  played_at: string;
  list_id: string;
  reason: string | null;
}

/** A note of the synthesiser: pitches in hertz, times in seconds, loudness from 0 to 1. */
export interface Note {
  from: number;
  to?: number;
  at?: number;
  lasts?: number;
  volume?: number;
  wave?: OscillatorType;
}

/** The actions of a player during a game. A judgement has the time of its event. */
export interface GameActions {
  say(judgement: Judgement, at: number): void;
  goOn(): void;
  pause(): void;
}

/** The choices on the menu, and the selected ones. */
export interface MenuScreen {
  main: HTMLElement;
  signal: AbortSignal;
  go: Go;
  lists: WordList[];
  scores: BestGame[];
  hard: HardWords | null;
  mode: Mode;
  list: string | null;
  attempts: PlayerLevels;
  languages: string[];
  own?: OwnListForm;
  listChanged?: () => void;
}

/** The results of placement tests, as far as the game needs them. */
export type PlayerLevels = Pick<AttemptSummary, "language_id" | "finished_at" | "level">[];

export interface GameApi {
  lists(): Promise<WordList[]>;
  deck(list: string, level?: StartLevel | null): Promise<Deck>;
  best(): Promise<BestGame[]>;
  /** The newest games. */
  recent(): Promise<PlayedGame[]>;
  hardWords(): Promise<HardWords>;
  addList(body: OwnListRequest): Promise<WordList>;
  deleteList(list: string): Promise<null>;
}
