import { button, find, h, hiddenText, icon } from "../dom.js";
import { list, number, t } from "../words.js";
import { openDialog } from "../widgets/dialog.js";
import { isAnswered } from "./answered.js";

/** @import { Question } from "../types/practice.d.ts" */
/** @import { Session } from "./session.js" */

/**
 * The overview of all questions: answered, open and flagged ones. A tap on a question opens it.
 * @param {Session} session
 * @param {(index: number) => void} goTo
 */
export function openSheet(session, goTo) {
  const dialog = openDialog(t("practice.sheet"), { class: "sheet-dialog", testid: "sheet-dialog" });
  dialog.append(
    h(
      "ul",
      { class: "sheet-legend small", "aria-hidden": "true" },
      ["answered", "unanswered", "flagged"].map((state) =>
        h(
          "li",
          {},
          h("span", { class: `cell ${state === "answered" ? "is-answered" : ""}` }, state === "flagged" ? icon("flag") : ""),
          t(`practice.sheet.${state}`),
        )
      ),
    ),
    h(
      "ol",
      { class: "sheet" },
      session.questions.map((question, index) =>
        h(
          "li",
          {},
          cell(session, question, index, () => {
            dialog.close();
            goTo(index);
          }),
        )
      ),
    ),
    h("div", { class: "actions" }, button(t("practice.close"), { testid: "close-sheet", onclick: () => dialog.close() })),
  );
  find(dialog, "[aria-current]").focus();
  return dialog;
}

/**
 * @param {Session} session
 * @param {Question} question
 * @param {number} index
 * @param {() => void} onclick
 */
function cell(session, question, index, onclick) {
  const states = [isAnswered(question) ? "answered" : "unanswered", ...(question.flagged ? ["flagged"] : [])];
  return button([
    hiddenText(
      `${t("runner.question", { number: number(question.number), count: number(session.questions.length) })}: ${
        list(states.map((state) => t(`practice.sheet.${state}`)))
      }`,
    ),
    h("span", { "aria-hidden": "true" }, number(question.number)),
    question.flagged ? icon("flag") : null,
  ], {
    class: `cell ${isAnswered(question) ? "is-answered" : ""}`,
    "aria-current": index === session.index ? "true" : null,
    "data-states": states.join(" "),
    testid: `cell-${question.number}`,
    onclick,
  });
}
