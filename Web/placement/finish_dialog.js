import { api, paths } from "../api.js";
import { h } from "../dom.js";
import { openHandInDialog } from "../taking/hand_in_dialog.js";
import { plural, t } from "../words.js";

/** @import { Session } from "./session.js" */

/**
 * Asks before the end of a placement test and counts the questions that are still open.
 * @param {Session} session
 * @param {{ goTo: (index: number) => void, finished: () => void, failed: (error: { status: number }) => void }} events
 */
export function openFinishDialog(session, { goTo, finished, failed }) {
  const open = session.unanswered();
  return openHandInDialog({
    title: t(open.length ? "finish.early" : "finish.title"),
    testid: "finish-dialog",
    facts: [
      h("p", {}, open.length ? plural("finish.unanswered", open.length) : t("finish.complete")),
      session.listeningSkipped ? h("p", { class: "quiet" }, t("finish.no_listening")) : null,
    ],
    path: paths.attempt(session.id),
    confirm: { label: t("finish.confirm"), testid: "confirm-finish" },
    jumps: open.slice(0, 1).map((item) => ({
      label: t("finish.first_open"),
      testid: "first-open",
      go: () => goTo(session.items.indexOf(item)),
    })),
    handIn: () => api.finish(session.id),
    done: finished,
    refused: failed,
  });
}
