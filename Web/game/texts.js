import { foreign } from "../dom.js";

/** @import { Attributes, Target } from "../types/page.d.ts" */

const ENGLISH = { lang: "en", dir: "ltr" };
const SEPARATOR = ", ";

/**
 * An English word of the game.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} tag
 * @param {string} text
 * @param {Attributes} [attributes]
 */
export function english(tag, text, attributes = {}) {
  return foreign(tag, ENGLISH, attributes, text);
}

/**
 * Several English words in one element.
 * @param {string[]} words
 */
export function englishWords(words) {
  return english("span", words.join(SEPARATOR));
}

/**
 * Shows all translations, or only the first few.
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
