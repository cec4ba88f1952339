import { h, svg } from "../dom.js";
import { interfaceLanguage, t } from "../words.js";

/** @import { Mode } from "../types/game.d.ts" */

/** The rules in three lines, on the menu. */
export function howToPlay() {
  return h(
    "section",
    { class: "panel", "aria-labelledby": "how" },
    h("h2", { id: "how" }, t("play.how")),
    ruleLines(),
  );
}

/**
 * The rules in three lines. Devices without a keyboard get no hints about keys, and Calm has no time limit.
 * @param {Mode} [mode]
 */
export function ruleLines(mode = "classic") {
  const touch = matchMedia("(hover: hover)").matches ? "" : ".touch";
  const lines = [`play.how.judge${touch}`, mode === "calm" ? "play.mode.calm.what" : `play.how.time${touch}`, "play.how.end"];
  return h("ul", { class: "facts" }, lines.map((line) => h("li", {}, h("span", {}, t(line)))));
}

/** A small drawing of the game: a word falls towards the word that stays, and the two answers are below. */
export function rulesPicture() {
  const isLeftToRight = interfaceLanguage().dir === "ltr";
  const [wrong, right] = isLeftToRight ? [44, 116] : [116, 44];
  return svg(
    "svg",
    { viewBox: "0 0 160 150", class: "rules-picture", "aria-hidden": "true" },
    svg("rect", { class: "rules-tube", x: 30, y: 4, width: 100, height: 96, rx: 20 }),
    svg("rect", { class: "rules-drop", x: 50, y: 16, width: 60, height: 20, rx: 10 }),
    svg("path", { class: "rules-line", d: "M62 26h36" }),
    svg("path", { class: "rules-arrow", d: "M80 41v12M74 47l6 6 6-6" }),
    svg("path", { class: "rules-line", d: "M31 60h98M31 84h98M58 72h44" }),
    svg("circle", { class: "rules-wrong", cx: wrong, cy: 128, r: 17 }),
    svg("path", { class: "rules-wrong", d: `M${wrong - 6} 122l12 12M${wrong + 6} 122l-12 12` }),
    svg("circle", { class: "rules-right", cx: right, cy: 128, r: 17 }),
    svg("path", { class: "rules-right", d: `M${right - 8} 128l5.5 5.5L${right + 8} 123` }),
  );
}
