import { h } from "../dom.js";
import { number, t } from "../words.js";
import { bar } from "../widgets/bar.js";

/** @import { LevelRow, Result } from "../types/placement.d.ts" */

/** @param {Result} result */
export function levelTable(result) {
  const head = h("tr", {}, ["level", "correct", "share"].map((name) => h("th", { scope: "col" }, t(`levels.${name}`))));
  const rows = result.levels.map((row) =>
    h(
      "tr",
      {},
      h("th", { scope: "row", dir: "ltr" }, row.level),
      h("td", {}, t("levels.of", { correct: number(row.correct), items: number(row.items) })),
      h("td", { class: "bar-cell" }, bar(row.correct, row.items), h("span", { class: "visually-hidden" }, percent(row))),
    )
  );
  return h(
    "section",
    { class: "levels", "aria-labelledby": "levels-title" },
    h("h2", { id: "levels-title" }, t("levels.title")),
    h("table", {}, h("thead", {}, head), h("tbody", {}, rows)),
  );
}

/** @param {LevelRow} row */
function percent(row) {
  return t("levels.percent", { percent: number(row.items ? Math.round((100 * row.correct) / row.items) : 0) });
}
