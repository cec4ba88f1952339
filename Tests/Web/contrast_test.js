import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const css = (/** @type {string} */ name) => readFileSync(new URL(`../../Web/css/${name}.css`, import.meta.url), "utf8");

/** The colour tokens of a text of CSS: for each name, the colour in light and in dark. @param {string} text */
function tokens(text) {
  return new Map([...text.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, light, dark]) => [name, [light, dark]]));
}

/** The relative luminance of WCAG 2.2. @param {string} colour */
function luminance(colour) {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2. @param {string} one @param {string} other */
function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const base = tokens(css("base"));
const parts = ["practice", "play"].map((part) => {
  const block = css("parts").split(`data-part="${part}"]`)[1].split("}")[0];
  return { part, colours: new Map([...base, ...tokens(block)]) };
});
const TEXTS = [
  ...["paper", "surface", "sunken", "fluid-soft"].map((ground) => ["ink", ground]),
  ...["paper", "surface", "sunken"].map((ground) => ["quiet", ground]),
  ["accent", "paper"],
  ["accent", "surface"],
  ["on-accent", "accent"],
  ["right", "surface"],
  ["wrong", "surface"],
];
const EDGES = [["edge", "paper"], ["edge", "surface"]];

for (const { part, colours } of [{ part: "level test", colours: base }, ...parts]) {
  test(`The ${part} shows text with a contrast of 7 to 1, and edges with 3 to 1, in both schemes`, () => {
    for (const [pairs, least] of /** @type {[string[][], number][]} */ ([[TEXTS, 7], [EDGES, 3]])) {
      for (const [text, ground] of pairs) {
        for (const scheme of [0, 1]) {
          const [one, other] = [colours.get(text)?.[scheme] ?? "", colours.get(ground)?.[scheme] ?? ""];
          const ratio = contrast(one, other);
          assert.ok(ratio >= least, `${text} on ${ground}, ${["light", "dark"][scheme]}: ${ratio.toFixed(2)}`);
        }
      }
    }
  });
}
