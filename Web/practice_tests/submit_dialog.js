import { h } from "../dom.js";
import { openHandInDialog } from "../taking/hand_in_dialog.js";
import { plural, t } from "../words.js";
import { paths, practice } from "./api.js";

/** @import { Question, Test } from "../types/practice.d.ts" */
/** @import { Session } from "./session.js" */

/**
 * Asks for confirmation before a practice test is submitted, and counts the open and flagged questions.
 * @param {Session} session
 * @param {{ goTo: (index: number) => void, submitted: (test: Test) => void, refused: () => void }} events
 */
export function openSubmitDialog(session, { goTo, submitted, refused }) {
  const open = session.unanswered();
  const flagged = session.flagged();
  /**
   * @param {string} name
   * @param {Question[]} questions
   */
  const jump = (name, questions) =>
    questions.slice(0, 1).map((question) => ({
      label: t(`practice.submit.first_${name}`),
      testid: `first-${name}`,
      go: () => goTo(session.questions.indexOf(question)),
    }));
  return openHandInDialog({
    title: t("practice.submit.title"),
    testid: "submit-dialog",
    facts: [
      h("p", { testid: "open-count" }, open.length ? plural("finish.open", open.length) : t("practice.submit.complete")),
      flagged.length ? h("p", { testid: "flagged-count" }, plural("practice.submit.flagged", flagged.length)) : null,
      h("p", { class: "quiet" }, t("practice.submit.final")),
    ],
    path: paths.test(session.id),
    confirm: { label: t("practice.submit.confirm"), testid: "confirm-submit" },
    jumps: [...jump("open", open), ...jump("flagged", flagged)],
    handIn: () => practice.submit(session.id),
    done: submitted,
    refused,
  });
}
