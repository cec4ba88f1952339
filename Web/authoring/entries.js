const LEVELS = ["A1", "A2", "B1", "B2", "C1", "C2"];
const SCREENS = { MC_CLOZE: "cloze_choice", READING_COMP: "reading", LISTENING: "listening" };
const PRODUCTION = { free_response_cloze: "cloze_text", word_reorder: "word_reorder", minimal_pair: "minimal_pair" };

/** A piece of a file where a text should be: anything else counts as none. */
export function textOf(value) {
  return typeof value === "string" ? value : "";
}

function objectOf(value) {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? value : {};
}

export function listOf(value) {
  return Array.isArray(value) ? value : [];
}

/** One item of the file with what the audit found in it. Whatever the file holds, every member here has its type. */
export class Entry {
  constructor(item, index) {
    this.item = objectOf(item);
    this.number = index + 1;
    this.id = textOf(this.item.item_id);
    this.level = LEVELS.includes(this.item.level) ? this.item.level : null;
    this.prompt = objectOf(this.item.prompt);
    this.spec = objectOf(this.item.production_spec);
    this.format = formatOf(this.item.type, this.spec);
    this.findings = [];
  }

  /** The question for the list. NB: authors write tiles in the order that is right, which is a key: here they stand in that of the alphabet. */
  get stem() {
    const stem = textOf(this.prompt.stem);
    return this.format === "word_reorder" ? stem.split(" / ").sort().join(" / ") : stem;
  }

  get isListening() {
    return this.format === "listening";
  }
}

function formatOf(type, spec) {
  const [table, name] = type === "CONSTRAINED_PROD" ? [PRODUCTION, spec.format] : [SCREENS, type];
  return typeof name === "string" && Object.hasOwn(table, name) ? table[name] : null;
}

/** The items of a blueprint, each with its findings, and the findings that belong to no item. */
export function entriesOf(value, findings) {
  const entries = listOf(value?.items).map((item, index) => new Entry(item, index));
  // NB: of items that share an id the last counts, as in the audit: it is the one that was added.
  const byID = new Map(entries.map((entry) => [entry.id, entry]));
  const general = findings.filter((finding) => {
    const entry = entries[indexIn(finding.message)] ?? (finding.item_id ? byID.get(finding.item_id) : null);
    entry?.findings.push(finding);
    return !entry;
  });
  return { entries, general };
}

/** The n of a message that begins with the path of an item: `items[n]`. */
function indexIn(message) {
  return message.match(/^items\[(\d+)\]/)?.[1];
}

/** What has a level, under it, lowest first; what has none that can be read comes last, under null. */
export function byLevel(things) {
  return [...LEVELS, null].map((level) => [level, things.filter((thing) => thing.level === level)]).filter(([, found]) => found.length);
}
