import { api } from "./api.js";
import * as store from "./store.js";

/** @import { Child } from "./types/page.d.ts" */
/** @import { InterfaceLanguage, InterfaceWords } from "./types/placement.d.ts" */

const CHOICE = "interface";
/** @type {InterfaceLanguage[]} */
let available = [];
/** @type {InterfaceWords} */
let current = { language_id: "en", direction: "ltr", words: {} };
let locale = "en";
const changed = new EventTarget();

/**
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function t(key, values = {}) {
  const text = current.words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/**
 * The same, with elements as values.
 * @param {string} key
 * @param {Record<string, Child>} values
 * @returns {Child[]}
 */
export function phrase(key, values) {
  return t(key).split(/\{(\w+)\}/).map((part, index) => (index % 2 ? values[part] : part));
}

/** @param {string} key */
export function has(key) {
  return key in current.words;
}

/**
 * The sentence for a number of things, in the plural form that the language asks for.
 * @param {string} key
 * @param {number} count
 * @param {Record<string, string | number>} [values]
 */
export function plural(key, count, values = {}) {
  const form = `${key}.${new Intl.PluralRules(current.language_id).select(count)}`;
  return t(has(form) ? form : `${key}.other`, { count: number(count), ...values });
}

/** @param {number} value */
export function number(value) {
  return new Intl.NumberFormat(locale).format(value);
}

/** @param {string} moment */
export function date(moment) {
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(moment));
}

/**
 * A percentage from 0 to 100 in the interface language.
 * @param {number} value
 */
export function percent(value) {
  return new Intl.NumberFormat(locale, { style: "percent" }).format(value / 100);
}

/**
 * A number with two digits after the decimal separator.
 * @param {number} value
 */
export function decimal(value) {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}

/**
 * A calendar day such as 2026-11-20, without the hour; the same day everywhere on Earth.
 * @param {string} text
 * @param {Intl.DateTimeFormatOptions} [options]
 */
export function day(text, options = { dateStyle: "medium" }) {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(`${text}T00:00:00Z`));
}

/**
 * A number of days from now: "tomorrow", "in 6 days".
 * @param {number} count
 */
export function daysAhead(count) {
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(count, "day");
}

/** @param {string} moment */
export function clockTime(moment) {
  return new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(new Date(moment));
}

/**
 * Milliseconds as minutes and seconds.
 * @param {number} milliseconds
 */
export function duration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  const all = [{ unit: "minute", count: Math.floor(seconds / 60) }, { unit: "second", count: seconds % 60 }];
  const parts = all.filter(({ unit, count }) => count > 0 || (unit === "second" && seconds < 60));
  return parts.map(({ unit, count }) => new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short" }).format(count)).join(
    " ",
  );
}

/**
 * A number of whole minutes: "8 minutes".
 * @param {number} count
 */
export function minutes(count) {
  return new Intl.NumberFormat(locale, { style: "unit", unit: "minute", unitDisplay: "long" }).format(count);
}

/**
 * Several things in one phrase: "Waves, Sound and Light".
 * @param {string[]} texts
 */
export function list(texts) {
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(texts);
}

/**
 * A language's name in the language of the interface, or null where the browser does not know it.
 * @param {string} id
 */
export function languageName(id) {
  try {
    const name = new Intl.DisplayNames(locale, { type: "language", fallback: "none" }).of(id);
    return name ? capital(name) : null;
  } catch {
    return null;
  }
}

/** @param {string} name */
function capital(name) {
  const [first, ...rest] = name;
  return first.toLocaleUpperCase(locale) + rest.join("");
}

export function interfaceLanguage() {
  return { lang: current.language_id, dir: current.direction };
}

export function interfaces() {
  return available;
}

/** @param {() => void} listener */
export function onWordsChanged(listener) {
  changed.addEventListener("change", listener);
}

export async function loadWords() {
  const chosen = store.read(CHOICE, /** @type {string | null} */ (null));
  const early = chosen ? api.words(chosen).catch(() => null) : null;
  available = await api.interfaces();
  const id = preferred(chosen);
  const ready = id === chosen ? await early : null;
  use(ready ?? await api.words(id));
}

/** @param {string | null} chosen */
function preferred(chosen) {
  const known = new Set(available.map((language) => language.language_id));
  const wishes = [chosen ?? "", ...navigator.languages.map(base), "en"];
  return wishes.find((id) => known.has(id)) ?? available[0].language_id;
}

/** @param {string} id */
export async function chooseInterface(id) {
  use(await api.words(id));
  store.write(CHOICE, id);
  changed.dispatchEvent(new Event("change"));
}

/** @param {string} tag */
function base(tag) {
  return tag.split("-")[0].toLowerCase();
}

/** @param {InterfaceWords} file */
function use(file) {
  current = file;
  // The region of the browser decides which digits are used, above all in Arabic.
  locale = navigator.languages.find((tag) => base(tag) === file.language_id) ?? file.language_id;
  document.documentElement.lang = file.language_id;
  document.documentElement.dir = file.direction;
}
