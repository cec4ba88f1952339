import { ApiError } from "./api.js";
import { asset, build, FIRST, loadedBy } from "./build.js";
import * as store from "./store.js";

/** @import { Child } from "./types/page.d.ts" */
/** @import { InterfaceWords } from "./types/placement.d.ts" */

/** The key of the interface language that the learner has chosen. */
export const CHOICE = "interface";
const TIMEOUT = 15_000;
/** The parts whose words are loaded. */
const parts = new Set([FIRST]);
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
 * The day of a moment, where the learner is.
 * @param {string} moment
 */
export function dayOfMoment(moment) {
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(new Date(moment));
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
 * A number of seconds with two digits after the decimal separator: "3.25 sec".
 * @param {number} count
 */
export function seconds(count) {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(locale, { style: "unit", unit: "second", unitDisplay: "short", ...digits }).format(count);
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
  const name = languageNameIn(locale, id);
  return name ? capital(name) : null;
}

/** @type {Map<string, Intl.DisplayNames>} */
const displayNames = new Map();

/**
 * A language's name in another language, as it stands within a sentence, or null where the browser does not know it.
 * @param {string} inLanguage
 * @param {string} id
 */
export function languageNameIn(inLanguage, id) {
  try {
    const names = displayNames.get(inLanguage) ?? new Intl.DisplayNames(inLanguage, { type: "language", fallback: "none" });
    displayNames.set(inLanguage, names);
    return names.of(id) ?? null;
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
  return build().interfaces;
}

/** @param {() => void} listener */
export function onWordsChanged(listener) {
  changed.addEventListener("change", listener);
}

/**
 * Loads the words that a page of a part of the app needs.
 * @param {string} [part]
 */
export async function loadWords(part = FIRST) {
  for (const one of missing(part)) parts.add(one);
  use(await wordsOf(wantedInterface()));
}

/** The interface language that was chosen by hand, or else the best one for the browser. It is known before any words are. */
export function wantedInterface() {
  return preferred(store.read(CHOICE, /** @type {string | null} */ (null)));
}

/**
 * Adds the words that a page of a part of the app needs, in the interface language.
 * @param {string} part
 */
export async function loadPart(part) {
  const language = current.language_id;
  const added = missing(part);
  const files = await Promise.all(added.map((one) => file(language, one)));
  for (const one of added) parts.add(one);
  // If the language has changed meanwhile, the words of all parts are needed again.
  if (current.language_id === language) Object.assign(current.words, ...files.map(({ words }) => words));
  else use(await wordsOf(current.language_id));
}

/** @param {string} part */
function missing(part) {
  return loadedBy(part).filter((one) => build().words.includes(one) && !parts.has(one));
}

/**
 * The words of all loaded parts in a language.
 * @param {string} id
 * @returns {Promise<InterfaceWords>}
 */
async function wordsOf(id) {
  const files = await Promise.all([...parts].map((part) => file(id, part)));
  return { ...files[0], words: Object.assign({}, ...files.map(({ words }) => words)) };
}

/**
 * @param {string} id
 * @param {string} part
 * @returns {Promise<InterfaceWords>}
 */
async function file(id, part) {
  let response;
  try {
    response = await fetch(wordsAddress(id, part), { signal: AbortSignal.timeout(TIMEOUT) });
  } catch {
    throw new ApiError(0);
  }
  if (!response.ok) throw new ApiError(response.status);
  return response.json();
}

/**
 * @param {string} id
 * @param {string} part
 */
function wordsAddress(id, part) {
  return asset(`words/${id}/${part}.json`);
}

/** The addresses of all words in the interface language. */
export function wordsAddresses() {
  return build().words.map((part) => wordsAddress(current.language_id, part));
}

/** @param {string | null} chosen */
function preferred(chosen) {
  const known = new Set(interfaces().map((language) => language.language_id));
  const wishes = [chosen ?? "", ...navigator.languages.flatMap(candidates), "en"];
  return wishes.find((id) => known.has(id)) ?? interfaces()[0].language_id;
}

/**
 * The tags of interface languages that serve a browser's tag, the best first: `zh-TW` is served by `zh-Hant`, and then by `zh`.
 * @param {string} tag
 */
function candidates(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return [`${language}-${script}`, language];
  } catch {
    return [base(tag)];
  }
}

/**
 * Whether an interface language is the best one for a browser's tag: `zh-TW` is served by `zh` only if there is no `zh-Hant`.
 * @param {string} tag
 * @param {string} language
 */
function served(tag, language) {
  const known = new Set([language, ...interfaces().map(({ language_id: id }) => id)]);
  return candidates(tag).find((id) => known.has(id)) === language;
}

/** @param {string} id */
export async function chooseInterface(id) {
  use(await wordsOf(id));
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
  locale = navigator.languages.find((tag) => served(tag, file.language_id)) ?? file.language_id;
  document.documentElement.lang = file.language_id;
  document.documentElement.dir = file.direction;
}
