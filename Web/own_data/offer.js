import { button, h } from "../dom.js";
import { t } from "../words.js";
import { openFinishDialog } from "./finish_dialog.js";

/** The button that opens the dialog for learners who leave a shared computer. */
export function finishButton() {
  return button(t("privacy.finish.open"), { class: "plain", testid: "finish-here", onclick: openFinishDialog });
}

/** A line for a page at which learners often stop. */
export function sharedComputerOffer() {
  return h("p", { class: "shared-computer no-print", testid: "shared-computer" }, t("privacy.shared"), " ", finishButton());
}
