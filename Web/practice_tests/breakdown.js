import { h } from "../dom.js";
import { bar } from "../widgets/bar.js";
import { number, percent, t } from "../words.js";

/** @import { Child } from "../types/page.d.ts" */
/** @import { Tally } from "../types/practice.d.ts" */

/**
 * Shows the score by topic, by kind of thinking, or by difficulty.
 * @param {"topics" | "bloom_levels" | "difficulties"} kind
 * @param {Tally[]} rows
 * @param {(name: string) => Child} nameOf
 */
export function breakdown(kind, rows, nameOf) {
  const head = h(
    "tr",
    {},
    h("th", { scope: "col" }, t(`practice.breakdown.${kind}.one`)),
    h("th", { scope: "col" }, t("levels.correct")),
    h("th", { scope: "col" }, t("levels.share")),
  );
  return h(
    "section",
    { "aria-labelledby": `by-${kind}`, testid: `by-${kind}` },
    h("h2", { id: `by-${kind}` }, t(`practice.breakdown.${kind}`)),
    h(
      "table",
      {},
      h("thead", {}, head),
      h(
        "tbody",
        {},
        rows.map((row) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, nameOf(row.name)),
            h("td", {}, t("levels.of", { correct: number(row.correct), items: number(row.counted) })),
            h(
              "td",
              { class: "bar-cell" },
              bar(row.correct, row.counted),
              h("span", { class: "visually-hidden" }, percent(row.counted ? Math.round((100 * row.correct) / row.counted) : 0)),
            ),
          )
        ),
      ),
    ),
  );
}
