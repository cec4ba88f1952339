/** @import { Finding, Loose, TextOfItem } from "../types/authoring.d.ts" */
/** @import { Format } from "../types/placement.d.ts" */

const LEVELS = ["A1", "A2", "B1", "B2", "C1", "C2"];
/** @type {Record<string, Format>} */
const SCREENS = { MC_CLOZE: "cloze_choice", READING_COMP: "reading", LISTENING: "listening" };
/** @type {Record<string, Format>} */
const PRODUCTION = { free_response_cloze: "cloze_text", word_reorder: "word_reorder", minimal_pair: "minimal_pair" };

/**
 * Returns a value of a file if it is a text, otherwise an empty text.
 * @param {unknown} value
 */
export function textOf(value) {
  return typeof value === "string" ? value : "";
}

/**
 * @param {unknown} value
 * @returns {Loose}
 */
export function objectOf(value) {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? /** @type {Loose} */ (value) : {};
}

/**
 * @param {unknown} value
 * @returns {unknown[]}
 */
export function listOf(value) {
  return Array.isArray(value) ? value : [];
}

/** One item of the file with its findings. Every member has its declared type, whatever the file contains. */
export class Entry {
  /**
   * @param {unknown} item
   * @param {number} index
   */
  constructor(item, index) {
    this.item = objectOf(item);
    this.number = index + 1;
    this.id = textOf(this.item.item_id);
    this.level = LEVELS.find((level) => level === this.item.level) ?? null;
    this.prompt = objectOf(this.item.prompt);
    this.spec = objectOf(this.item.production_spec);
    this.format = formatOf(this.item.type, this.spec);
    /** @type {Finding[]} */
    this.findings = [];
    /**
     * The text of the file that the item names, if it names one.
     * @type {TextOfItem | null}
     */
    this.text = null;
  }

  /** The question for the list. NB: sorts tiles alphabetically, because authors write them in the correct order, which is the key. */
  get stem() {
    const stem = textOf(this.prompt.stem);
    return this.format === "word_reorder" ? stem.split(" / ").sort().join(" / ") : stem;
  }

  get isListening() {
    return this.format === "listening";
  }

  /** What is said in a listening item. */
  get transcript() {
    return textOf(this.prompt.transcript);
  }
}

/**
 * @param {unknown} type
 * @param {Loose} spec
 * @returns {Format | null}
 */
function formatOf(type, spec) {
  const isProduction = type === "CONSTRAINED_PROD";
  const table = isProduction ? PRODUCTION : SCREENS;
  const name = isProduction ? spec.format : type;
  return typeof name === "string" && Object.hasOwn(table, name) ? table[name] : null;
}

/**
 * Returns the items of a blueprint with their findings, and the findings that belong to no item.
 * @param {Loose | null} value
 * @param {Finding[]} findings
 */
export function entriesOf(value, findings) {
  const entries = listOf(value?.items).map((item, index) => new Entry(item, index));
  findTexts(entries, value?.stimuli);
  // NB: if items share an id, the last one counts, as in the audit. It is the one that was added.
  const byID = new Map(entries.map((entry) => [entry.id, entry]));
  const general = findings.filter((finding) => {
    const entry = entries[indexIn(finding.message) ?? -1] ?? (finding.item_id ? byID.get(finding.item_id) : null);
    entry?.findings.push(finding);
    return !entry;
  });
  return { entries, general };
}

/**
 * Gives each item the text that it names, and its place among the items that name the same text.
 * @param {Entry[]} entries
 * @param {unknown} stimuli
 */
function findTexts(entries, stimuli) {
  const texts = new Map(listOf(stimuli).map(objectOf).map((stimulus) => [textOf(stimulus.stimulus_id), stimulus]));
  const named = Map.groupBy(entries.filter((entry) => textOf(entry.prompt.stimulus)), (entry) => textOf(entry.prompt.stimulus));
  for (const [id, own] of named) {
    own.forEach((entry, index) => {
      entry.text = { id, stimulus: texts.get(id) ?? null, number: index + 1, count: own.length };
    });
  }
}

/**
 * Returns n, if a message begins with the path of an item: `items[n]`.
 * @param {string} message
 */
function indexIn(message) {
  const [, index] = message.match(/^items\[(\d+)\]/) ?? [];
  return index === undefined ? null : Number(index);
}

/**
 * Groups things by level, lowest first. Things without a valid level come last, with the key null.
 * @template {{ level: string | null }} T
 * @param {T[]} things
 * @returns {[string | null, T[]][]}
 */
export function byLevel(things) {
  /** @type {[string | null, T[]][]} */
  const groups = [...LEVELS, null].map((level) => [level, things.filter((thing) => thing.level === level)]);
  return groups.filter(([, found]) => found.length > 0);
}
