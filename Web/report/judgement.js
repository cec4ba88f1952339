import { foreign, h, icon } from "../dom.js";
import { has, t } from "../words.js";
import { changedCodePoints, plainly } from "./code_points.js";
import { difference } from "./difference.js";
import { arrow, stepTitle } from "./explanation.js";

/** @import { Target } from "../types/page.d.ts" */
/** @import { MatcherReply, MatcherRequest, TraceStep, Verdict } from "../types/placement.d.ts" */

/** Steps whose texts before and after look the same. */
const LOOK_ALIKE = new Set([
  "nfc",
  "letter_forms",
  "letter_sequences",
  "mark_order",
  "radicals",
  "southeast_asian_vowels",
  "subscript_order",
]);

/**
 * Shows a verdict to authors: the decision, the nearest accepted answer, the compared forms, and the reason for each step. `rank` is the
 * rank of its heading.
 * @param {MatcherReply} reply
 * @param {MatcherRequest} request
 * @param {number} [rank]
 */
export function judgement({ verdict, known_language: isKnown, entries, reasons }, request, rank = 2) {
  const target = { lang: request.language, dir: "auto" };
  return [
    outcome(!verdict.correct ? "wrong" : verdict.note ? "noted" : "right", rank),
    isKnown ? null : h("p", { class: "notice" }, t("playground.unknown_language")),
    verdict.note && has(`note.${verdict.note}`) ? h("p", { class: "notice" }, t(`note.${verdict.note}`)) : null,
    verdict.nearest ? difference(verdict.nearest, target) : null,
    h(headingOf(rank + 1), {}, t("playground.forms")),
    forms(verdict, entries, request, target),
    h(headingOf(rank + 1), {}, t("playground.steps")),
    steps(verdict.trace, reasons, target),
  ].filter((part) => part !== null);
}

/**
 * Right, right with a note, or wrong, as a heading.
 * @param {"right" | "noted" | "wrong"} name
 * @param {number} rank
 */
export function outcome(name, rank) {
  const isWrong = name === "wrong";
  return h(
    headingOf(rank),
    { class: `outcome-name status status-${isWrong ? "wrong" : "correct"}`, testid: "outcome" },
    icon(isWrong ? "wrong" : "right"),
    t(`playground.${name}`),
  );
}

/**
 * @param {Verdict} verdict
 * @param {string[]} entries
 * @param {MatcherRequest} request
 * @param {Target} target
 */
function forms(verdict, entries, request, target) {
  const answer = { text: request.answer, form: verdict.normalized, met: false };
  const accepted = request.accept.map((text, index) => ({ text, form: entries[index], met: verdict.entry === text }));
  return h(
    "ul",
    { class: "forms" },
    [answer, ...accepted].map(({ text, form, met }) =>
      h(
        "li",
        { class: met ? "is-right" : "" },
        foreign("span", target, {}, plainly(text)),
        arrow(),
        foreign("q", target, {}, plainly(form)),
      )
    ),
  );
}

/**
 * @param {TraceStep[]} trace
 * @param {Record<string, string>} reasons
 * @param {Target} target
 */
function steps(trace, reasons, target) {
  if (!trace.length) return h("p", {}, t("playground.no_steps"));
  return h(
    "ol",
    { class: "steps" },
    trace.map((step) =>
      h(
        "li",
        { testid: `step-${step.step}` },
        h("strong", {}, stepTitle(step.step)),
        h(
          "p",
          { class: "change" },
          foreign("del", target, {}, plainly(step.before)),
          arrow(),
          foreign("ins", target, {}, plainly(step.after)),
        ),
        LOOK_ALIKE.has(step.step) ? numbers(step) : null,
        h("p", { class: "small quiet", lang: "en", dir: "ltr" }, reasons[step.step]),
      )
    ),
  );
}

/** @param {TraceStep} step */
function numbers({ before, after }) {
  return h("p", { class: "small quiet", dir: "ltr" }, changedCodePoints(before, after).join(" → "));
}

/**
 * The element of a heading by its rank, from 1 to 6.
 * @param {number} rank
 */
function headingOf(rank) {
  return /** @type {"h1" | "h2" | "h3" | "h4" | "h5" | "h6"} */ (`h${rank}`);
}
