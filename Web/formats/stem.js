import { foreign, h, hiddenText } from "../dom.js";
import { interfaceLanguage, t } from "../words.js";
import { worded } from "./reading_aids.js";

/** @import { Target } from "../types/page.d.ts" */

const GAP = /_{2,}/;
/** A stem that takes more room than this, in letters, is a passage. The longest single sentences of the forms take 203. */
const LONGEST_SENTENCE = 205;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/**
 * The question's text. A gap is drawn as a blank, is read out as "gap", and can show the word chosen for it.
 * @param {string} text
 * @param {Target} target
 * @param {string} [reading] the text with its readings
 */
export function makeStem(text, target, reading) {
  /** @type {HTMLElement[]} */
  const blanks = [];
  const read = reading?.split(GAP) ?? [];
  const pieces = text.split(GAP).flatMap((words, index) => {
    const piece = worded(words, read[index]);
    if (index === 0) return [piece];
    const word = h("span", { class: "gap-word" });
    blanks.push(word);
    return [h("span", { class: "gap" }, hiddenText(` ${t("question.gap")} `, interfaceLanguage()), word), piece];
  });
  return {
    node: foreign("p", target, { class: isPassage(text) ? "stem passage-stem" : "stem", id: "stem" }, pieces),
    /** @param {string} word */
    show: (word) => {
      for (const blank of blanks) blank.textContent = word;
    },
  };
}

/**
 * Whether a text is longer than a sentence, so that it is set like a text to read. Letters of East Asia count twice.
 * @param {string} text
 */
export function isPassage(text) {
  return text.length + (text.match(WIDE)?.length ?? 0) > LONGEST_SENTENCE;
}
