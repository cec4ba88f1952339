import { foreign } from "../dom.js";

/** @import { Attributes, Target } from "../types/page.d.ts" */

const ENGLISH = { lang: "en", dir: "ltr" };
const SEPARATOR = ", ";

/**
 * A word that the game asks.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} tag
 * @param {string} text
 * @param {Attributes} [attributes]
 */
export function english(tag, text, attributes = {}) {
  return foreign(tag, ENGLISH, attributes, text);
}

/**
 * Several of them in one go.
 * @param {string[]} words
 */
export function englishWords(words) {
  return english("span", words.join(SEPARATOR));
}

/**
 * Translations, all of them or the first few.
 * @param {Target} target
 * @param {string[]} words
 * @param {number} [most]
 */
export function translations(target, words, most = words.length) {
  return foreign(
    "span",
    target,
    {},
    words.slice(0, most).join(target.lang === "ja" || target.lang === "zh" ? "、" : target.dir === "rtl" ? "، " : SEPARATOR),
  );
}

/**
 * How a deck's words are written and read.
 * @param {{ language_id: string, direction: string }} words
 * @returns {Target}
 */
export function targetOf({ language_id, direction }) {
  return { lang: language_id, dir: direction };
}

/**
 * How much room a text needs: letters of scripts without spaces are as wide as two.
 * @param {string} text
 */
export function lengthOf(text) {
  const width = [...text].reduce((sum, letter) => sum + (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(letter) ? 2 : 1), 0);
  return width > 24 ? "longest" : width > 13 ? "long" : "short";
}
