import { number, t } from "../../words.js";

/** @import { AuditedFile, Trials } from "../../types/authoring.d.ts" */
/** @import { Entry } from "../entries.js" */
/** @import { ItemRecording } from "./item_recording.js" */

/** Connects the parts of the page that record: the summary, and the place of each listening item. */
export class Studio {
  /** @type {Map<Entry, ItemRecording>} */
  places = new Map();
  /** The summary shows the new count. */
  changed = () => {};
  /** The summary offers the file. */
  download = () => {};
  /**
   * Each part of the page that can hide an item shows it.
   * @type {((entry: Entry) => void)[]}
   */
  reveals = [];

  /**
   * @param {AuditedFile} state
   * @param {Trials} trials
   */
  constructor(state, trials) {
    this.recordings = state.recordings;
    this.language = state.source.value?.language_id;
    this.trials = trials;
  }

  /** Whether the blueprint has anything to record. */
  get isNeeded() {
    return this.recordings.entries.length > 0;
  }

  /** The first item that is not recorded yet. */
  get next() {
    return this.recordings.entries.find((entry) => !this.recordings.of(entry) && this.places.has(entry)) ?? null;
  }

  get count() {
    const { kept, entries } = this.recordings;
    return t("authors.record.count", { count: number(kept.size), total: number(entries.length) });
  }

  recordNext() {
    const { next } = this;
    if (!next) return;
    this.reveal(next);
    this.places.get(next)?.begin();
  }

  /** @param {Entry} entry */
  reveal(entry) {
    for (const reveal of this.reveals) reveal(entry);
  }

  /** The author sees no item any more. */
  hide() {
    this.recordings.open?.hide();
  }

  /** @param {{ speaker?: string, licence?: string }} facts that the file says of all recordings */
  describe(facts) {
    this.recordings.describe(facts);
    this.changed();
  }

  stopOffering() {
    for (const place of this.places.values()) place.stopOffering();
  }

  /** @param {Entry} entry */
  closeTrial(entry) {
    if (this.trials.open?.entry === entry) this.trials.open.close();
  }
}
