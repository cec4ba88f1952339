import { h } from "../dom.js";
import { LEVELS } from "./all_levels.js";

/** @import { Bubble } from "../types/keeping.d.ts" */
/** @import { Level } from "../types/placement.d.ts" */

/**
 * A vial with a field for each level, and a bubble in it. The page also says all of it in words.
 * @param {Bubble} bubble
 * @param {Level | null} level the level to point out
 * @param {{ arriving?: boolean }} [options] whether the bubble slides to its place
 */
export function levelVial({ centre, half }, level, { arriving = false } = {}) {
  const drop = h("span", { class: arriving ? "level-bubble arriving" : "level-bubble", testid: "bubble" });
  drop.style.setProperty("--from", share(centre - half));
  drop.style.setProperty("--width", share(2 * half));
  return h(
    "div",
    { class: "level-vial", "aria-hidden": "true", testid: "vial" },
    h(
      "div",
      { class: "level-tube" },
      LEVELS.map((name) => h("span", { class: name === level ? "level-field here" : "level-field" })),
      drop,
    ),
    h(
      "div",
      { class: "level-names" },
      LEVELS.map((name) => h("span", { class: name === level ? "here" : null, dir: "ltr" }, name)),
    ),
  );
}

/** @param {number} fields */
function share(fields) {
  return `${((100 * fields) / LEVELS.length).toFixed(2)}%`;
}
