import { h, hiddenText, svg } from "../dom.js";
import { number, plural } from "../words.js";

/** Shows lives as bubbles, and lost lives as rings. */
export function livesOf() {
  return h("dd", { class: "lives", testid: "lives" });
}

/**
 * @param {HTMLElement} place
 * @param {number} left
 * @param {number} all
 */
export function showLives(place, left, all) {
  place.dataset.left = String(left);
  place.replaceChildren(
    hiddenText(plural("play.lives_left", left, { all: number(all) })),
    ...Array.from({ length: all }, (_, index) => bubble(index < left)),
  );
}

/** @param {boolean} whole */
function bubble(whole) {
  const shape = whole
    ? [svg("circle", { cx: 12, cy: 12, r: 9 }), svg("path", { d: "M7.5 10.5a5 5 0 0 1 4-3.6" })]
    : [svg("circle", { cx: 12, cy: 12, r: 9 }), svg("path", { d: "M9 9l6 6M15 9l-6 6" })];
  return svg("svg", { viewBox: "0 0 24 24", class: whole ? "life" : "life life-lost", "aria-hidden": "true" }, shape);
}
