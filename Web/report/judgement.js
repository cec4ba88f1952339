import { foreign, h, icon } from "../dom.js";
import { has, t } from "../words.js";
import { changedCodePoints, plainly } from "./code_points.js";
import { difference } from "./difference.js";
import { arrow, stepTitle } from "./explanation.js";

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
 * A verdict for authors: what was decided, what it comes nearest to, what was compared, and why each step is there. Its heading is of the
 * rank that fits the page.
 */
export function judgement({ verdict, known_language: isKnown, entries, reasons }, request, rank = 2) {
  const target = { lang: request.language, dir: "auto" };
  return [
    outcome(!verdict.correct ? "wrong" : verdict.note ? "noted" : "right", rank),
    isKnown ? null : h("p", { class: "notice" }, t("playground.unknown_language")),
    verdict.note && has(`note.${verdict.note}`) ? h("p", { class: "notice" }, t(`note.${verdict.note}`)) : null,
    verdict.nearest ? difference(verdict.nearest, target) : null,
    h(`h${rank + 1}`, {}, t("playground.forms")),
    forms(verdict, entries, request, target),
    h(`h${rank + 1}`, {}, t("playground.steps")),
    steps(verdict.trace, reasons, target),
  ].filter(Boolean);
}

/** Right, right with a note, or wrong, as a heading. */
export function outcome(name, rank) {
  const isWrong = name === "wrong";
  return h(
    `h${rank}`,
    { class: `outcome-name status status-${isWrong ? "wrong" : "correct"}`, testid: "outcome" },
    icon(isWrong ? "wrong" : "right"),
    t(`playground.${name}`),
  );
}

function forms(verdict, entries, request, target) {
  const rows = [
    [request.answer, verdict.normalized, false],
    ...request.accept.map((entry, index) => [entry, entries[index], verdict.entry === entry]),
  ];
  return h(
    "ul",
    { class: "forms" },
    rows.map(([text, form, met]) =>
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

function numbers({ before, after }) {
  return h("p", { class: "small quiet", dir: "ltr" }, changedCodePoints(before, after).join(" → "));
}
