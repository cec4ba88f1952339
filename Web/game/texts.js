import { foreign } from "../dom.js";

/** @import { Attributes, Target } from "../types/page.d.ts" */

const SEPARATOR = ", ";

/**
 * The language and direction of the words that a list asks: English, or another base language.
 * @param {{ base_language_id?: string, base_direction?: string }} list
 * @returns {Target}
 */
export function baseOf({ base_language_id = "en", base_direction = "ltr" }) {
  return { lang: base_language_id, dir: base_direction };
}

/**
 * A word that the game asks.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} tag
 * @param {string} text
 * @param {Target} base
 * @param {Attributes} [attributes]
 */
export function asked(tag, text, base, attributes = {}) {
  return foreign(tag, base, attributes, text);
}

/**
 * Shows all words of a language, or only the first few.
 * @param {Target} target
 * @param {string[]} all
 * @param {number} [most]
 */
export function words(target, all, most = all.length) {
  return foreign(
    "span",
    target,
    {},
    all.slice(0, most).join(target.lang === "ja" || target.lang === "zh" ? "、" : target.dir === "rtl" ? "، " : SEPARATOR),
  );
}

/**
 * The language and direction of the words of a deck.
 * @param {{ language_id: string, direction: string }} words
 * @returns {Target}
 */
export function targetOf({ language_id, direction }) {
  return { lang: language_id, dir: direction };
}

/**
 * The width class of a text. A letter of a script without spaces is twice as wide.
 * @param {string} text
 */
export function lengthOf(text) {
  const width = [...text].reduce((sum, letter) => sum + (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(letter) ? 2 : 1), 0);
  return width > 24 ? "longest" : width > 13 ? "long" : "short";
}
