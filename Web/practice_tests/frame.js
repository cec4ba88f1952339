import { button, h, icon } from "../dom.js";
import { makeFrame as makeTestFrame, showPlace } from "../taking/frame.js";
import { number, plural, t } from "../words.js";
import { advancesByItself, setAdvancing } from "./pace.js";

/** @import { FrameActions } from "../types/questions.d.ts" */
/** @import { Session } from "./session.js" */

/**
 * The frame of a practice test: with a flag, the sheet of all questions, and a switch for the pace.
 * @param {Session} session
 * @param {FrameActions & { flag: () => void, sheet: () => void }} actions
 */
export function makeFrame(session, actions) {
  const answered = h("p", { class: "small quiet", id: "answered", testid: "answered" });
  const flag = button([icon("flag"), h("span", {}, t("practice.flag"))], {
    class: "compact",
    testid: "flag",
    "aria-pressed": "false",
    onclick: actions.flag,
  });
  const sheet = button([icon("sheet"), h("span", {}, t("practice.sheet"))], { class: "compact", testid: "sheet", onclick: actions.sheet });
  const frame = makeTestFrame({
    kind: "taking",
    name: session.test.course,
    target: session.target,
    max: session.questions.length,
    progressLabel: "answered",
    finish: { label: t("practice.submit"), testid: "submit" },
    keys: ["choose", "flag", "enter"].map((row) => t(`practice.keys.${row}`)),
    head: answered,
    foot: pace(),
    buttons: [flag, sheet],
  }, actions);
  return { ...frame, answered, flag };
}

function pace() {
  const box = h("input", {
    type: "checkbox",
    checked: advancesByItself(),
    testid: "auto-advance",
    onchange: () => setAdvancing(box.checked),
  });
  return h("label", { class: "check pace small" }, box, t("practice.auto_advance"));
}

/**
 * @param {ReturnType<typeof makeFrame>} parts
 * @param {Session} session
 */
export function showProgress(parts, session) {
  const { question, questions } = session;
  const all = questions.length;
  const title = t("runner.question", { number: number(question.number), count: number(all) });
  showPlace(parts, title, session.answered, (session.index + 0.5) / all);
  parts.answered.textContent = plural("practice.answered", session.answered);
  parts.section.dataset.number = String(question.number);
  parts.back.disabled = session.index === 0;
  parts.flag.setAttribute("aria-pressed", String(question.flagged));
  parts.primary.textContent = t(session.isLast ? "practice.submit" : "runner.next");
}
