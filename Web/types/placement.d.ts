// Wire documents of placement tests and of the matcher, as in the API description.

export type Direction = "ltr" | "rtl";
export type Level = "pre-A1" | "A1" | "A2" | "B1" | "B2" | "C1" | "C2";
export type Format = "cloze_choice" | "reading" | "listening" | "cloze_text" | "word_reorder" | "minimal_pair";

/** How many questions of a form are asked: as many as the level needs, or all. */
export type Length = "quick" | "full";

export interface Problem {
  type?: string;
  title?: string;
  detail?: string;
  line?: number;
  codes?: string[];
}

export interface InterfaceLanguage {
  language_id: string;
  name: string;
  direction: Direction;
}

export interface InterfaceWords {
  language_id: string;
  direction: Direction;
  words: Record<string, string>;
}

/** A language that has a placement test. */
export interface Language {
  language_id: string;
  name: string;
  english_name: string;
  direction: Direction;
  items: number;
  /** The smallest and the largest number of questions of a quick test. */
  quick: { minimum: number; maximum: number };
  listening: boolean;
}

export interface AttemptSummary {
  attempt_id: string;
  language_id: string;
  language_name: string;
  length: Length;
  status: "in_progress" | "finished";
  direction: Direction;
  started_at: string;
  finished_at: string | null;
  answered: number;
  items: number;
  level: Level | null;
  certainty: "sure" | "likely" | "too_few" | null;
}

export interface Answer {
  choice?: string;
  text?: string;
  tiles?: string[];
  dont_know?: true;
}

export interface Option {
  option_id: string;
  text: string;
  /** How the text is read: `{word|reading}`, or the text with vowel signs. */
  reading?: string;
}

export interface Tile {
  tile_id: string;
  text: string;
  reading?: string;
}

/** How the texts of a question are read. */
export interface Readings {
  stem?: string;
  passage?: string;
}

/** The place of a question among the questions of this test on one text. */
export interface StimulusPlace {
  /** Equal for the questions on one text. */
  id: string;
  number: number;
  count: number;
}

interface AnyItem {
  item_id: string;
  number: number;
  instructions: string;
  stem: string;
  readings?: Readings;
  answer: Answer | null;
  /** Whether the answer can no longer change. Only questions of quick tests and drills have it. */
  locked?: boolean;
}

export interface ChoiceItem extends AnyItem {
  format: "cloze_choice" | "reading" | "listening" | "minimal_pair";
  options: Option[];
  passage?: string;
  /** Missing if the text has one question in this test. */
  stimulus?: StimulusPlace;
  context?: string;
  audio_url?: string;
}

export interface TextItem extends AnyItem {
  format: "cloze_text";
}

export interface ReorderItem extends AnyItem {
  format: "word_reorder";
  tiles: Tile[];
  tile_separator?: string;
}

/** A question of a placement test as a learner gets it: without its key. */
export type Item = ChoiceItem | TextItem | ReorderItem;

export interface Attempt {
  attempt_id: string;
  language_id: string;
  language_name: string;
  direction: Direction;
  length: Length;
  /** The smallest number of questions that the test can have. */
  minimum: number;
  maximum: number;
  /** Whether the test asks no further question. */
  complete: boolean;
  status: "in_progress" | "finished";
  position: number;
  listening: "measured" | "skipped" | "unavailable";
  readings: "used" | "available" | "unavailable";
  sequence: number;
  items: Item[];
}

/** The response of the server to a change. It says whether the server has a newer one already. */
export interface Receipt {
  sequence: number;
  stale?: boolean;
  /** In a quick test: the next question, or null if no question is left. */
  next?: Item | null;
  complete?: boolean;
}

export interface TraceStep {
  step: string;
  before: string;
  after: string;
}

export interface Difference {
  same?: string;
  added?: string;
  missing?: string;
}

export interface Nearest {
  entry: string;
  kind: string | null;
  difference: Difference[];
}

export interface Verdict {
  correct: boolean;
  tier: number | null;
  entry: string | null;
  profile: number;
  normalized: string;
  note: string | null;
  nearest: Nearest | null;
  trace: TraceStep[];
}

export interface MatchingRules {
  case?: string;
  marks?: string;
  spaces?: string;
  near_misses?: string[];
}

export interface MatcherRequest {
  answer: string;
  accept: string[];
  language: string;
  format?: string;
  profile?: number;
  matching?: MatchingRules;
}

export interface MatcherReply {
  verdict: Verdict;
  known_language: boolean;
  entries: string[];
  reasons: Record<string, string>;
}

/** The languages, formats and settings that the matcher supports. */
export interface MatcherChoices {
  languages: string[];
  formats: string[];
}

/** Why the right answer to a question is right. */
export interface Rationale {
  /** One line of English. */
  rule: string;
  /** A sentence in the tested language that shows the rule. */
  example: string;
}

export interface ReviewedItem {
  item_id: string;
  number: number;
  level: Level;
  construct: string;
  format: Format;
  instructions: string;
  stem: string;
  context?: string;
  passage?: string;
  stimulus?: StimulusPlace;
  transcript?: string;
  audio_url?: string;
  /** The person who reads the recording. Missing for a synthetic voice. */
  audio_credit?: { speaker: string; licence?: string };
  options?: (Option & { correct: boolean })[];
  status: "correct" | "wrong" | "dont_know" | "unanswered" | "not_measured";
  given: string | null;
  given_option_id?: string;
  expected: string[];
  verdict: Verdict | null;
  /** What the question is about: the end of a key of the interface words, after `topic.`. */
  topic?: string;
  rationale?: Rationale;
  /** Whether the question was being tried out, and did not count. */
  pretest?: boolean;
}

export interface Skill {
  measured: boolean;
  reason?: "skipped" | "unavailable" | "not_asked";
  correct: number;
  items: number;
  score: number;
  max_score: number;
  /** The levels that the answers to this skill alone point to. Null means that there are too few. */
  range?: LevelRange | null;
}

/** Neighbouring levels, from the lowest to the highest. */
export interface LevelRange {
  from: Level;
  to: Level;
}

export interface LevelShare {
  level: Level;
  /** From 0 to 1. */
  probability: number;
}

/** What the response model says about the level. */
export interface Measurement {
  level: Level;
  /** The probability of the level, from 0 to 1. */
  confidence: number;
  neighbor: LevelShare | null;
  /** The probability of every level, lowest first. */
  levels: LevelShare[];
  /** Levels that together have a probability of at least 90 %. */
  range: LevelRange;
  certainty: "sure" | "likely" | "too_few";
  theta: number;
  standard_error: number;
  guessing: number;
  guessed_often: boolean;
  questions: number;
}

/** The score at which a level begins. */
export interface Cut {
  level: Level;
  from: number;
}

export interface LevelRow {
  level: Level;
  correct: number;
  items: number;
}

export interface Result {
  attempt_id: string;
  language_id: string;
  language_name: string;
  direction: Direction;
  version: string;
  matching_profile: number;
  finished_at: string;
  length?: Length;
  level: Level;
  level_by?: "model" | "cuts";
  /** The level of the weighted score. Null in a quick test. */
  cut_level?: Level | null;
  /** Results that were stored before the response model have no measurement. */
  measurement?: Measurement | null;
  score: number;
  max_score: number;
  scaled_score: number;
  scale_max: number;
  cuts: Cut[];
  /** Missing in results of earlier versions. */
  readings_used?: boolean;
  borderline: boolean;
  borderline_level: Level | null;
  without_luck?: { score: number; level: Level } | null;
  skills: Record<string, Skill>;
  levels: LevelRow[];
  items: ReviewedItem[];
}

/** The result of a language that describes the learner's level best, without its questions. */
export interface LanguageLevel {
  attempt_id: string;
  language_id: string;
  language_name: string;
  direction: Direction;
  finished_at: string;
  length?: Length;
  level: Level;
  level_by?: "model" | "cuts";
  measurement?: Measurement | null;
  skills: Record<string, Skill>;
}

/** The device and the interface language with which an attempt begins. */
export interface AttemptClient {
  device: "phone" | "tablet" | "desktop";
  interface_language: string;
}

export interface PlacementApi {
  languages(): Promise<Language[]>;
  attempts(): Promise<AttemptSummary[]>;
  levels(): Promise<LanguageLevel[]>;
  start(language: string, length: Length, client: AttemptClient): Promise<Attempt>;
  attempt(id: string): Promise<Attempt>;
  finish(id: string): Promise<Result>;
  result(id: string): Promise<Result>;
  matching(): Promise<MatcherChoices>;
  judge(body: MatcherRequest): Promise<MatcherReply>;
  put(path: string, body: object): Promise<Receipt>;
}
