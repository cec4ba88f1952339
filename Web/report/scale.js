import { h } from "../dom.js";
import { number, t } from "../words.js";
import { bandsOf, placeIn } from "./bands.js";
import { cutLevel } from "./cut_notes.js";

/** @import { Result } from "../types/placement.d.ts" */
/** @import { Band } from "./bands.js" */

/**
 * Shows the score as a bubble in a vial that is divided into the seven bands. All of this is there as text too.
 * @param {Result} result
 */
export function scaleSection(result) {
  const bands = bandsOf(result);
  return h(
    "section",
    { class: "scale-section", "aria-labelledby": "scale-title" },
    h("h2", { id: "scale-title" }, t("scale.title")),
    h("p", { testid: "score" }, t("scale.score", { score: number(result.scaled_score), max: number(result.scale_max) }), stretched(result)),
    h("ol", { class: "scale", "aria-label": t("scale.label") }, bands.map((band) => bandRow(band, result))),
  );
}

/** @param {Result} result */
function stretched(result) {
  if (result.scale_max === result.max_score) return null;
  return [" ", t("scale.stretched", { score: number(result.score), max: number(result.max_score) })];
}

/**
 * @param {Band} band
 * @param {Result} result
 */
function bandRow(band, result) {
  const here = band.level === cutLevel(result);
  const tube = h("span", { class: "tube" }, here ? marker(band, result) : null);
  const row = h(
    "li",
    { class: here ? "band here" : "band", "aria-current": here ? "true" : null },
    tube,
    h(
      "span",
      { class: "band-text" },
      h("span", { class: "band-level", dir: "ltr" }, band.level),
      " ",
      h("span", { class: "band-range" }, t("scale.range", { from: number(band.from), to: number(band.to) })),
    ),
  );
  row.style.setProperty("--share", band.share.toFixed(3));
  return row;
}

/**
 * @param {Band} band
 * @param {Result} result
 */
function marker(band, result) {
  const bubble = h("span", { class: "marker", testid: "marker" }, number(result.scaled_score));
  bubble.style.setProperty("--at", `${Math.round(100 * placeIn(band, result.scaled_score))}%`);
  return bubble;
}
