import { h } from "../dom.js";
import { list, number, plural, t } from "../words.js";

/** @import { Attributes } from "../types/page.d.ts" */
/** @import { CourseSummary, TestSummary } from "../types/practice.d.ts" */

/**
 * A name that a learner wrote: in the language of the notes, with its own direction, isolated from the surrounding text.
 * @param {keyof HTMLElementTagNameMap} tag
 * @param {{ language?: string | null }} notes
 * @param {string} text
 * @param {Attributes} [attributes]
 * @returns {HTMLElement}
 */
export function ownText(tag, { language = null }, text, attributes = {}) {
  /**
   * @param {keyof HTMLElementTagNameMap} name
   * @param {Attributes} [others]
   */
  const own = (name, others = {}) =>
    h(name, { lang: language, dir: "auto", ...others, class: `own-text ${others.class ?? ""}`.trim() }, text);
  // A paragraph keeps the alignment of the page. Only the name in it has its own direction.
  return tag === "p" ? h("p", attributes, own("bdi")) : own(tag, attributes);
}

const NAMED = 3;

/**
 * The topics on one line: the names of the first few, and the number of the others.
 * @param {TestSummary} test
 */
export function topicsOf(test) {
  if (!namesTopics(test)) return t("practice.all_topics");
  const others = test.topics.length - NAMED;
  return others > 1 ? list([...test.topics.slice(0, NAMED), plural("practice.topics.more", others)]) : list(test.topics);
}

/**
 * Whether a test is about named topics, or about the course as a whole.
 * @param {TestSummary} test
 */
export function namesTopics(test) {
  return test.topics.length > 0 && !(test.topics.length === 1 && test.topics[0] === test.course);
}

/**
 * "10 questions · medium · Sound, Light"
 * @param {TestSummary} test
 */
export function describe(test) {
  return [plural("practice.questions", test.question_count), t(`practice.difficulty.${test.difficulty}`)].join(" · ");
}

/** @param {CourseSummary} course */
export function courseFacts(course) {
  return [plural("practice.files", course.notes), plural("practice.words", course.words)].join(" · ");
}

/**
 * @param {number} correct
 * @param {number} counted
 */
export function fraction(correct, counted) {
  return t("practice.fraction", { correct: number(correct), counted: number(counted) });
}

/**
 * Says that there are fewer questions than requested, if that is so.
 * @param {TestSummary} test
 */
export function missingSentence(test) {
  const missing = test.asked - test.question_count;
  return missing > 0 ? plural("practice.missing", missing, { asked: number(test.asked) }) : null;
}

/**
 * The band of a percentage, with the same limits as on the server.
 * @param {number} percent
 */
export function bandOf(percent) {
  return percent >= 90 ? "excellent" : percent >= 70 ? "good" : percent >= 50 ? "fair" : "low";
}
