import { button, h, icon } from "../dom.js";
import * as store from "../store.js";
import { openDialog } from "../widgets/dialog.js";
import { t } from "../words.js";
import { ruleLines, rulesPicture } from "./how_to_play.js";

/** @import { Mode } from "../types/game.d.ts" */

const READ = "play:rules";

/** Whether this browser has shown the rules before a game. */
export function haveReadRules() {
  return store.read(READ, false);
}

/**
 * Shows the rules before the first game. The browser remembers that they were shown.
 * @param {Mode} mode
 * @param {() => void} then
 */
export function openRulesDialog(mode, then) {
  const dialog = openDialog(
    t("play.how"),
    { firm: true, class: "game-dialog rules", testid: "rules-dialog" },
    rulesPicture(),
    ruleLines(mode),
    h(
      "div",
      { class: "actions" },
      button([icon("play"), t("play.start")], {
        class: "primary large",
        testid: "rules-read",
        autofocus: true,
        onclick: () => dialog.close(),
      }),
    ),
  );
  dialog.addEventListener("close", () => {
    store.write(READ, true);
    then();
  });
  return dialog;
}
