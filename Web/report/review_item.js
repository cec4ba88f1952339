import { foreign, h, hiddenText, icon } from "../dom.js";
import { makePlayer } from "../widgets/player.js";
import { number, t } from "../words.js";
import { explanation } from "./explanation.js";
import { rationaleBox, topicOf } from "./rationale.js";

/** @import { Child, Target } from "../types/page.d.ts" */
/** @import { ReviewedItem } from "../types/placement.d.ts" */

/**
 * The full review of one question: the question, the answer, the correct answer, and the reason.
 * @param {ReviewedItem} item
 * @param {Target} target
 */
export function reviewBody(item, target) {
  return h(
    "div",
    { class: "review-body" },
    item.pretest ? h("p", { class: "quiet" }, t("review.pretest_reason")) : null,
    asked(item, target),
    item.audio_url ? makePlayer(item.audio_url).node : null,
    credit(item),
    item.transcript ? part("review.transcript", foreign("p", target, { class: "text" }, item.transcript)) : null,
    item.options ? options(item.options, item, target) : null,
    answers(item, target),
    item.rationale ? rationaleBox(item.rationale, target) : null,
    item.verdict ? explanation(item, item.verdict, target) : null,
    h("p", { class: "quiet small" }, t("review.construct", { construct: topicOf(item) }), " · ", t(`format.${item.format}`)),
  );
}

/**
 * Who reads the recording. Some licences ask for the name.
 * @param {ReviewedItem} item
 */
function credit({ audio_credit: person }) {
  if (!person) return null;
  const words = t("review.read_by", { speaker: person.speaker });
  return h(
    "p",
    { class: "quiet small", testid: "read-by" },
    words,
    person.licence ? [" · ", h("span", { dir: "ltr" }, person.licence)] : null,
  );
}

/**
 * @param {ReviewedItem} item
 * @param {Target} target
 */
function asked(item, target) {
  const texts = item.format === "minimal_pair" ? [item.context ?? item.stem] : [item.passage, questionText(item)];
  return [
    foreign("p", target, { class: "quiet" }, item.instructions),
    texts.filter(Boolean).map((text) => foreign("p", target, { class: "text" }, text)),
  ];
}

/**
 * The text of the question. The words to put in order come by the alphabet, because the test keeps them in the right order.
 * @param {ReviewedItem} item
 */
export function questionText({ format, stem }) {
  if (format !== "word_reorder") return stem ?? "";
  return (stem ?? "").split(" / ").sort((one, other) => one.localeCompare(other)).join(" / ");
}

/**
 * @param {NonNullable<ReviewedItem["options"]>} all
 * @param {ReviewedItem} item
 * @param {Target} target
 */
function options(all, item, target) {
  return h(
    "ul",
    { class: "review-options" },
    all.map((option) => {
      const chosen = item.given_option_id === option.option_id;
      const marks = [option.correct ? t("review.option_right") : null, chosen ? t("review.option_chosen") : null].filter(Boolean);
      return h(
        "li",
        { class: option.correct ? "is-right" : chosen ? "is-wrong" : "" },
        option.correct ? icon("right") : chosen ? icon("wrong") : h("span", { class: "icon" }),
        foreign("span", target, {}, option.text),
        hiddenText(" "),
        marks.length ? h("span", { class: "small quiet" }, marks.join(" · ")) : null,
      );
    }),
  );
}

/**
 * @param {ReviewedItem} item
 * @param {Target} target
 */
function answers(item, target) {
  if (item.options?.length) return null;
  return h(
    "div",
    { class: "review-answers" },
    part(
      "review.given",
      item.given ? foreign("p", target, { class: "answer" }, item.given) : h("p", { class: "quiet" }, t(`status.${item.status}`)),
    ),
    part("review.accepted", foreign("p", target, { class: "answer" }, item.expected[0] ?? ""), alsoAccepted(item, target)),
  );
}

/**
 * The other accepted answers, less prominent than the first, which is the usual one.
 * @param {Pick<ReviewedItem, "expected">} item
 * @param {Target} target
 * @param {(text: string) => Child} shown
 */
export function alsoAccepted({ expected: [, ...others] }, target, shown = (text) => text) {
  if (!others.length) return null;
  return h(
    "details",
    { class: "also" },
    h("summary", { class: "small" }, t("review.also_accepted", { count: number(others.length) })),
    h("ul", { class: "plain-list" }, others.map((text) => h("li", {}, foreign("span", target, {}, shown(text))))),
  );
}

/**
 * @param {string} title
 * @param {...Child} children
 */
export function part(title, ...children) {
  return h("div", { class: "review-part" }, h("h3", {}, t(title)), children);
}
