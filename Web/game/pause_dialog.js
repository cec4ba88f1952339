import { button, h, icon } from "../dom.js";
import { t } from "../words.js";
import { switches } from "./switches.js";
import { openDialog } from "../widgets/dialog.js";

/** @import { Attributes, Child } from "../types/page.d.ts" */

/**
 * Pauses the game until the player chooses a button or presses a key. Escape resumes it.
 * @param {string | null} language the language of the words
 * @param {{ resume: () => void, restart: () => void, quit: () => void }} actions
 */
export function openPauseDialog(language, { resume, restart, quit }) {
  let then = resume;
  /**
   * @param {Child} label
   * @param {() => void} action
   * @param {Attributes} attributes
   */
  const choice = (label, action, attributes) =>
    button(label, {
      ...attributes,
      onclick: () => {
        then = action;
        dialog.close();
      },
    });
  const dialog = openDialog(
    t("play.paused"),
    { firm: true, class: "game-dialog", testid: "pause-dialog" },
    switches(language),
    h(
      "div",
      { class: "actions" },
      choice([icon("play"), t("play.resume")], resume, { class: "primary large", testid: "resume", autofocus: true }),
      choice([icon("replay"), t("play.restart")], restart, { testid: "restart" }),
      choice(t("play.quit"), quit, { testid: "quit" }),
    ),
  );
  dialog.addEventListener("close", () => then());
  return dialog;
}
