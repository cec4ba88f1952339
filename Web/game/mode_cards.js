import { h, svg } from "../dom.js";
import { t } from "../words.js";
import { MODES } from "./choice.js";

/** @import { MenuScreen, Mode } from "../types/game.d.ts" */

/** Small pictures of the modes: a falling word, rising steps, a resting bubble. */
const PICTURES = {
  classic: ["M24 8v20M17 22l7 7 7-7", "M10 40h28"],
  climb: ["M8 38h10V28h10V18h10V9", "M32 13l6-5 6 5"],
  calm: ["M6 24c6-6 12-6 18 0s12 6 18 0", "M6 34c6-6 12-6 18 0s12 6 18 0"],
};

/**
 * The modes to choose from, each with one sentence about it.
 * @param {MenuScreen} screen
 * @param {() => void} changed
 */
export function modeCards(screen, changed) {
  return h(
    "fieldset",
    { class: "field" },
    h("legend", { class: "field-legend" }, t("play.modes")),
    h("div", { class: "modes" }, MODES.map((mode) => card(mode, screen, changed))),
  );
}

/**
 * @param {Mode} mode
 * @param {MenuScreen} screen
 * @param {() => void} changed
 */
function card(mode, screen, changed) {
  const input = h("input", {
    type: "radio",
    name: "mode",
    value: mode,
    checked: mode === screen.mode,
    testid: `mode-${mode}`,
    onchange: () => {
      screen.mode = mode;
      changed();
    },
  });
  return h(
    "label",
    { class: "game-card mode-card" },
    input,
    svg("svg", { viewBox: "0 0 48 48", class: "mode-picture", "aria-hidden": "true" }, PICTURES[mode].map((d) => svg("path", { d }))),
    h(
      "span",
      { class: "card-text" },
      h("span", { class: "choice-name" }, t(`play.mode.${mode}`)),
      h("span", { class: "small quiet" }, t(`play.mode.${mode}.what`)),
    ),
  );
}
