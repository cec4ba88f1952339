import { api, paths } from "../api.js";
import { h } from "../dom.js";
import { openHandInDialog } from "../taking/hand_in_dialog.js";
import { number, plural, t } from "../words.js";

/** @import { QuickSession } from "./quick_session.js" */

/**
 * Asks before the end of a quick test, and says what the result will be computed from.
 * @param {QuickSession} session
 * @param {{ finished: () => void, failed: (error: { status: number }) => void }} events
 */
export function openQuickFinishDialog(session, { finished, failed }) {
  const { complete } = session;
  return openHandInDialog({
    title: t(complete ? "finish.quick.enough" : "finish.early"),
    testid: "finish-dialog",
    facts: [
      complete ? h("p", {}, t("finish.quick.last_change")) : early(session),
      session.listeningSkipped ? h("p", { class: "quiet" }, t("finish.no_listening")) : null,
    ],
    path: paths.attempt(session.id),
    confirm: { label: t(complete ? "finish.quick.confirm" : "finish.confirm"), testid: "confirm-finish" },
    back: t(complete ? "finish.quick.back" : "finish.back"),
    jumps: [],
    handIn: () => api.finish(session.id),
    done: finished,
    refused: failed,
  });
}

/** @param {QuickSession} session */
function early({ answered, attempt: { minimum, maximum } }) {
  return [
    h("p", {}, answered ? plural("finish.quick.answered", answered) : t("finish.quick.none")),
    h("p", {}, minimum < maximum ? plural("finish.quick.sure", maximum, { from: number(minimum) }) : plural("finish.quick.all", maximum)),
  ];
}
