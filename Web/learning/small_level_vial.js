import { h } from "../dom.js";
import { LEVELS } from "../report/all_levels.js";

/** @import { BubblePlace } from "../types/learning.d.ts" */

/**
 * A vial with one field for each level, and a bubble. The place of the bubble is the level, and its width is the doubt. The level stands
 * beside it as text.
 * @param {BubblePlace} place
 */
export function smallLevelVial({ from, to }) {
  const bubble = h("span", { class: "small-bubble" });
  bubble.style.insetInlineStart = `${100 * from}%`;
  bubble.style.inlineSize = `${100 * (to - from)}%`;
  return h(
    "span",
    { class: "small-vial", "aria-hidden": "true" },
    h("span", { class: "small-tube" }, LEVELS.map(() => h("span", { class: "small-field" })), bubble),
    h("span", { class: "level-marks" }, LEVELS.map((level) => h("span", { dir: "ltr" }, level === "pre-A1" ? "" : level))),
  );
}
