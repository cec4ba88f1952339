import { h } from "../dom.js";

/**
 * The vial as a drawing for a place without content: upright where nothing is there yet, tilted where something is missing or went wrong.
 * @param {"upright" | "tilted"} posture
 */
export function vialDrawing(posture) {
  const classes = posture === "upright" ? "vial tilted upright" : "vial tilted";
  return h("div", { class: classes, "aria-hidden": "true" }, h("span", { class: "bubble" }));
}
