import { button, h, hiddenText } from "../dom.js";
import { makeFrame as makeTestFrame, showPlace } from "../taking/frame.js";
import { number, t } from "../words.js";

/** @import { FrameActions } from "../types/questions.d.ts" */
/** @import { Session } from "./session.js" */

/**
 * The frame of a placement test: with "I don't know", and a notice while listening is left out.
 * @param {Session} session
 * @param {FrameActions & { unknown: () => void }} actions
 */
export function makeFrame(session, actions) {
  const notice = h("div", { class: "listening-notice" });
  const unknown = button(t("runner.unknown"), { testid: "dont-know", onclick: actions.unknown });
  const frame = makeTestFrame({
    name: session.attempt.language_name,
    target: session.target,
    max: session.items.length,
    progressLabel: "question-title",
    finish: { label: t("runner.finish"), testid: "finish" },
    keys: ["choose", "tiles", "enter"].map((row) => t(`keys.${row}`)),
    notice,
    buttons: [unknown],
  }, actions);
  return { ...frame, notice, unknown };
}

/**
 * @param {ReturnType<typeof makeFrame>} parts
 * @param {Session} session
 */
export function showProgress(parts, session) {
  const { number: now, format } = session.item;
  const all = session.items.length;
  showPlace(parts, t("runner.question", { number: number(now), count: number(all) }), now, now / all);
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
    h("p", {}, t("listening.left_out"), hiddenText(" "), h("span", { class: "quiet" }, t("listening.numbers", { numbers }))),
    button(t("listening.undo"), { class: "plain", testid: "can-listen", onclick: undo }),
  );
}
