import { h } from "../dom.js";
import { t } from "../words.js";
import { clozeChoice } from "./cloze_choice.js";
import { clozeText } from "./cloze_text.js";
import { instructions } from "./instructions.js";
import { listening } from "./listening.js";
import { minimalPair } from "./minimal_pair.js";
import { reading } from "./reading.js";
import { readingSwitch } from "./reading_aids.js";
import { wordReorder } from "./word_reorder.js";

/** @import { Format } from "../types/placement.d.ts" */
/** @import { FormatParts, QuestionContext, QuestionEvents, QuestionSession, ShownQuestion } from "../types/questions.d.ts" */

const FORMATS = {
  cloze_choice: clozeChoice,
  reading,
  listening,
  cloze_text: clozeText,
  word_reorder: wordReorder,
  minimal_pair: minimalPair,
};

/**
 * NB: the format of an item determines the type of the item, but the type checker cannot know that.
 * @param {Format} format
 */
function makerOf(format) {
  return /** @type {(context: QuestionContext) => FormatParts} */ (FORMATS[format]);
}

/**
 * Makes the current question. Returns nodes, action() ("next", "skip" or "submit"), ready(), commit(),
 * and, if the format needs them, key(event, symbol) and stop().
 * @param {QuestionSession} session
 * @param {QuestionEvents} events
 * @returns {ShownQuestion}
 */
export function makeQuestion(session, { changed, completed, listening: setListening }) {
  const { item, target } = session;
  const note = h("p", { class: "notice", hidden: !item.answer?.dont_know }, t("runner.was_unknown"));
  const update = () => {
    note.hidden = !item.answer?.dont_know;
    changed();
  };
  /** @type {QuestionContext} */
  const context = {
    item,
    target,
    skipped: session.isSkipped(item),
    draft: session.draft(item),
    saveDraft: (draft) => session.saveDraft(item, draft),
    give: (answer) => {
      session.answer(item, answer);
      update();
    },
    changed: update,
    completed,
    setListening,
  };
  const question = makerOf(item.format)(context);
  question.text?.task.append(note);
  const aids = readingSwitch(item, session.usedReadings?.bind(session));
  return {
    action: () => (item.answer ? "next" : "skip"),
    ready: () => true,
    commit: () => {},
    ...question,
    nodes: [h("div", { class: "to-do" }, instructions(item, target), aids), ...question.nodes, ...(question.text ? [] : [note])],
  };
}
