import { h, svg } from "../dom.js";
import { dayOf } from "../practice_tests/weeks.js";
import { day, languageName, t } from "../words.js";
import { emblemOf } from "../widgets/emblem.js";
import { LEVELS } from "../report/all_levels.js";

/** @import { LevelPoint } from "../types/learning.d.ts" */

const WIDTH = 320;
const ROW = 26;
/** Room for the names of the levels before the picture, and for the emblems after it. */
const BEFORE = 66;
const AFTER = 40;

/**
 * The levels of each language over time as steps, and the same as a list.
 * @param {LevelPoint[][]} languages
 */
export function levelsChart(languages) {
  return h(
    "section",
    { class: "growth", "aria-labelledby": "growth", testid: "growth" },
    h("h2", { id: "growth" }, t("me.growth")),
    picture(languages),
    h(
      "details",
      {},
      h("summary", { class: "small" }, t("practice.days.list")),
      h("ul", { class: "growth-list small" }, languages.map((points) => h("li", {}, nameOf(points), h("ol", {}, points.map(row))))),
    ),
  );
}

/** @param {LevelPoint[]} points */
function nameOf(points) {
  return h("strong", {}, languageName(points[0].language) ?? points[0].name);
}

/** @param {LevelPoint} point */
function row({ level, at }) {
  return h("li", {}, h("span", {}, day(dayOf(at))), " ", h("span", { dir: "ltr" }, level));
}

/** @param {LevelPoint[][]} languages */
function picture(languages) {
  const all = languages.flat();
  const ranks = all.map(({ rank }) => rank);
  const lowest = Math.max(0, Math.min(...ranks) - 1);
  const highest = Math.min(LEVELS.length - 1, Math.max(...ranks) + 1);
  const height = (highest - lowest + 1) * ROW;
  const times = all.map(({ at }) => Date.parse(at));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const mirrored = document.documentElement.dir === "rtl";
  /** @param {number} x */
  const across = (x) => (mirrored ? WIDTH - x : x);
  /** @param {LevelPoint} point */
  const place = ({ at, rank }) => ({
    x: across(BEFORE + ((WIDTH - BEFORE - AFTER) * (Date.parse(at) - first)) / Math.max(1, last - first)),
    y: (highest - rank + 0.5) * ROW,
  });
  const rows = LEVELS.slice(lowest, highest + 1).map((level, index) => {
    const y = height - (index + 0.5) * ROW;
    return [
      svg("line", { x1: across(BEFORE), x2: across(WIDTH - AFTER), y1: y, y2: y, class: "growth-line" }),
      text(level, across(BEFORE - 14), y, mirrored ? "start" : "end", "growth-level"),
    ];
  });
  const paths = languages.map((points) => {
    const places = points.map(place);
    const end = places[places.length - 1];
    return [
      svg("path", { d: steps(places), class: "growth-path" }),
      ...places.map(({ x, y }) => svg("circle", { cx: x, cy: y, r: 5, class: "growth-point" })),
      text(emblemOf(points[0].language), end.x + (mirrored ? -10 : 10), end.y, mirrored ? "end" : "start", "growth-emblem"),
    ];
  });
  const label = languages.map((points) =>
    `${languageName(points[0].language) ?? points[0].name}: ${points.map(({ level }) => level).join(" → ")}`
  );
  return svg(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${height}`, class: "growth-chart", role: "img", "aria-label": label.join(". "), direction: "ltr" },
    ...rows.flat(),
    ...paths.flat(),
  );
}

/**
 * A path that stays at a level until the next test.
 * @param {{ x: number, y: number }[]} places
 */
function steps(places) {
  return places.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join("");
}

/**
 * @param {string} words
 * @param {number} x
 * @param {number} y
 * @param {"start" | "end"} anchor
 * @param {string} name
 */
function text(words, x, y, anchor, name) {
  const node = svg("text", { x, y, "text-anchor": anchor, "dominant-baseline": "central", class: name });
  node.textContent = words;
  return node;
}
