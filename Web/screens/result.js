import { api, ApiError } from "../api.js";
import { button, foreign, h } from "../dom.js";
import { levelTable } from "../report/levels.js";
import { reviewSection } from "../report/review.js";
import { scaleSection } from "../report/scale.js";
import { skillsSection } from "../report/skills.js";
import { PageError } from "../widgets/problem.js";
import { date, number, t } from "../words.js";

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
  document.title = t("page.title", { page: t("result.title", { language: result.language_name, level: result.level }) });
  main.replaceChildren(
    h(
      "div",
      { class: "page result" },
      summary(result),
      scaleSection(result),
      h("div", { class: "two-columns" }, skillsSection(result), levelTable(result)),
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

/** @param {Result} result */
function summary(result) {
  const target = { lang: result.language_id, dir: result.direction };
  return h(
    "section",
    { class: "verdict" },
    h(
      "h1",
      { tabindex: "-1" },
      foreign("span", target, { class: "verdict-language" }, result.language_name),
      " ",
      h("span", { class: "verdict-level", dir: "ltr", testid: "level" }, result.level),
    ),
    h(
      "div",
      { class: "verdict-words" },
      h("p", { class: "verdict-name" }, t(`level.${result.level}.name`)),
      h("p", {}, t(`level.${result.level}.text`)),
      borderline(result),
      withoutLuck(result),
      h("p", { class: "quiet small" }, t("result.when", { date: date(result.finished_at) })),
    ),
  );
}

/** @param {Result} result */
function borderline(result) {
  if (!result.borderline || !result.borderline_level) return null;
  const order = result.cuts.map((cut) => cut.level);
  const pair = [result.level, result.borderline_level].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return h("p", { class: "notice", testid: "borderline" }, t("result.borderline", { lower: pair[0], upper: pair[1] }));
}

/** @param {Result} result */
function withoutLuck(result) {
  const other = result.without_luck;
  if (!other || other.level === result.level) return null;
  return h("p", { class: "notice", testid: "without-luck" }, t("result.without_luck", { level: other.level, score: number(other.score) }));
}
