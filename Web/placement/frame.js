import { button, h, hiddenText } from "../dom.js";
import { makeFrame as makeTestFrame, showPlace } from "../taking/frame.js";
import { number, t } from "../words.js";

/** @import { FrameActions } from "../types/questions.d.ts" */
/** @import { Session } from "./session.js" */

/**
 * The frame of a placement test: with "I don't know", a notice while listening is left out, and a line for a short note above the buttons.
 * @param {Session} session
 * @param {FrameActions & { unknown: () => void }} actions
 */
export function makeFrame(session, actions) {
  const notice = h("div", { class: "listening-notice" });
  const unknown = button(t("runner.unknown"), { testid: "dont-know", onclick: actions.unknown });
  const note = h("p", { class: "runner-note small", testid: "note" });
  const { language_name: name, maximum, length } = session.attempt;
  const frame = makeTestFrame({
    name,
    target: session.target,
    max: maximum,
    progressLabel: "question-title",
    finish: { label: t("runner.finish"), testid: "finish" },
    keys: ["choose", "tiles", "enter"].map((row) => t(`keys.${row}`)),
    head: length === "quick" ? h("p", { class: "at-most small quiet" }, t("runner.at_most", { count: number(maximum) })) : null,
    notice,
    buttons: [note, unknown],
  }, actions);
  return { ...frame, notice, note, unknown };
}

/**
 * A full test has a known end. A quick test may end at any question, and its progress is a share of the most that it can have.
 * @param {ReturnType<typeof makeFrame>} parts
 * @param {Session} session
 */
export function showProgress(parts, session) {
  const { number: now, format } = session.item;
  const { length, maximum, complete } = session.attempt;
  const title = length === "quick"
    ? t("runner.question.quick", { number: number(now) })
    : t("runner.question", { number: number(now), count: number(maximum) });
  const done = length === "quick" && complete ? maximum : now;
  showPlace(parts, title, done, done / maximum);
  parts.section.dataset.format = format;
  parts.section.dataset.number = String(now);
}

/**
 * @param {ReturnType<typeof makeFrame>} parts
 * @param {Session} session
 * @param {() => void} undo
 */
export function showListeningNotice(parts, session, undo) {
  parts.notice.replaceChildren();
  if (!session.listeningSkipped || session.isSkipped(session.item)) return;
  const numbers = session.listeningItems().map((item) => number(item.number)).join(" · ");
  parts.notice.append(
    h(
      "p",
      {},
      t("listening.left_out"),
      numbers ? [hiddenText(" "), h("span", { class: "quiet" }, t("listening.numbers", { numbers }))] : null,
    ),
    button(t("listening.undo"), { class: "plain", testid: "can-listen", onclick: undo }),
  );
}
