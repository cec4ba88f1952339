import { api, ApiError } from "../api.js";
import { button, h } from "../dom.js";
import { chancesSection } from "../report/chances.js";
import { figures } from "../report/figures.js";
import { levelTable } from "../report/levels.js";
import { reviewSection } from "../report/review.js";
import { scaleSection } from "../report/scale.js";
import { skillsSection } from "../report/skills.js";
import { levelWords, verdict } from "../report/verdict.js";
import { PageError } from "../widgets/problem.js";
import { number, t } from "../words.js";

/** @import { Screen, ScreenContext } from "../types/page.d.ts" */
/** @import { Result } from "../types/placement.d.ts" */

/**
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, id, signal }) {
  let result;
  try {
    result = await api.result(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) throw new PageError("unfinished");
    throw error;
  }
  if (signal.aborted) return null;
  draw(main, result);
  return { redraw: () => draw(main, result) };
}

/**
 * @param {HTMLElement} main
 * @param {Result} result
 */
function draw(main, result) {
  document.title = t("page.title", { page: t("result.title", { language: result.language_name, level: levelWords(result) }) });
  main.replaceChildren(
    h(
      "div",
      { class: "page result" },
      verdict(result),
      picture(result),
      h("div", { class: "two-columns" }, skillsSection(result), levelTable(result)),
      result.measurement ? figures(result, result.measurement) : null,
      reviewSection(result),
      h(
        "p",
        { class: "actions no-print" },
        h("a", { class: "button primary", href: "/", testid: "another" }, t("result.another")),
        button(t("result.print"), { testid: "print", onclick: () => window.print() }),
      ),
      h("p", { class: "quiet small" }, t("result.made", { version: result.version, profile: number(result.matching_profile) })),
    ),
  );
}

/**
 * The picture of the method that decided the level. Without answers, there is nothing to show.
 * @param {Result} result
 */
function picture(result) {
  const { level_by: rule, measurement } = result;
  if (rule !== "model" || !measurement) return scaleSection(result);
  return measurement.questions ? chancesSection(result, measurement) : null;
}
