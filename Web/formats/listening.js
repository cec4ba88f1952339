import { button, h } from "../dom.js";
import { t } from "../words.js";
import { choiceList } from "./choice_list.js";
import { makePlayer } from "../widgets/player.js";
import { makeStem } from "./stem.js";

/** @import { ChoiceItem } from "../types/placement.d.ts" */
/** @import { FormatParts, QuestionContext } from "../types/questions.d.ts" */

/**
 * @param {QuestionContext<ChoiceItem>} context
 * @returns {FormatParts}
 */
export function listening(context) {
  return context.skipped ? leftOut(context) : measured(context);
}

/**
 * @param {QuestionContext<ChoiceItem>} context
 * @returns {FormatParts}
 */
function measured(context) {
  const { item, target } = context;
  const list = choiceList(context);
  const player = makePlayer(item.audio_url);
  const { setListening } = context;
  const cannot = setListening &&
    button(t("listening.cannot"), { class: "plain", testid: "cant-listen", onclick: () => setListening(false) });
  return {
    nodes: [h("div", { class: "sound" }, player.node, cannot), makeStem(item.stem, target, item.readings?.stem).node, list.node],
    key: list.key,
    stop: player.stop,
  };
}

/**
 * @param {QuestionContext<ChoiceItem>} context
 * @returns {FormatParts}
 */
function leftOut(context) {
  const undo = button(t("listening.undo"), { testid: "can-listen", onclick: () => context.setListening?.(true) });
  return {
    nodes: [
      h(
        "div",
        { class: "notice skipped", testid: "listening-skipped" },
        h("h2", {}, t("listening.skipped.title")),
        h("p", {}, t("listening.skipped.text")),
        h("p", {}, undo),
      ),
    ],
    action: () => "next",
  };
}
