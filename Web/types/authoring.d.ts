// Wire documents of the page for authors. A file may contain anything, so its values have the type `unknown` until they are checked.

import type { Direction, Item } from "./placement.d.ts";
import type { ApiError } from "../api.js";
import type { Source } from "../authoring/source.js";
import type { Entry } from "../authoring/entries.js";
import type { Recordings } from "../authoring/recording/recordings.js";
import type { Trial } from "../authoring/trial.js";

export type Loose = Record<string, unknown>;

export interface Finding {
  gate: string;
  severity: "error" | "advice";
  file: string;
  line: number;
  item_id: string | null;
  message: string;
}

export interface Audit {
  blueprints: number;
  items: number;
  findings: Finding[];
}

export interface TrialReply {
  language_id: string;
  direction: Direction;
  question: Item;
  correct_option_id: string | null;
}

/** The text that an item names: the stimulus of the file, or null if the file lacks it, and the place of the item on it. */
export interface TextOfItem {
  id: string;
  stimulus: Loose | null;
  number: number;
  count: number;
}

/** A field that differs between two versions. A missing value is null. */
export interface FieldChange {
  path: string;
  before: string | null;
  after: string | null;
}

export interface ItemChange {
  id: string;
  item: unknown;
  fields: FieldChange[];
}

export interface Comparison {
  head: FieldChange[];
  added: { id: string; item: unknown }[];
  removed: { id: string; item: unknown }[];
  changed: ItemChange[];
  unchanged: number;
  reordered: boolean;
}

/** The published version to compare a file with, or the reason why there is none. */
export interface Published {
  isServers: boolean;
  source?: Source | null;
  problem?: string;
}

/** A spoken listening item, as an Ogg Opus file. */
export interface Recording {
  file: Uint8Array<ArrayBuffer>;
  /** The address at which this page plays it. */
  url: string;
  seconds: number;
  recordedAt: Date;
}

/** The part of a take that is kept, in seconds from its beginning. */
export interface Cut {
  start: number;
  end: number;
}

export type RecorderStage = "asking" | "ready" | "running" | "working" | "review" | "failed";

/** What opened a recorder, and is told how it ends. */
export interface RecorderHost {
  kept(recording: Recording): void;
  cancelled(): void;
}

/** A file on the page. Its audit may still be running. */
export interface FileState {
  source: Source;
  view: "items" | "changes";
  onlyFindings: boolean;
  published?: Published | null;
  audit?: Audit;
  error?: ApiError;
  entries?: Entry[];
  general?: Finding[];
  recordings?: Recordings;
}

/** A file on the page with its audit. */
export interface AuditedFile extends FileState {
  audit: Audit;
  entries: Entry[];
  general: Finding[];
  recordings: Recordings;
}

/** The one trial that is open on the page. */
export interface Trials {
  open: Trial | null;
}

export interface AuthoringApi {
  /** Audits the unchanged bytes of a file. */
  audit(bytes: Uint8Array<ArrayBuffer>): Promise<Audit>;
  /** Returns the only item of a blueprint as a learner sees it. */
  trial(blueprint: object): Promise<TrialReply>;
}
