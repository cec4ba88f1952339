import { ApiError } from "../api.js";
import { keeping } from "../keeping/api.js";
import { foreign, h, hiddenText } from "../dom.js";
import { bubbleFor } from "../report/bubble.js";
import { levelVial } from "../report/level_vial.js";
import { wholePercent } from "../report/probability.js";
import { PageError } from "../widgets/problem.js";
import { day, languageName, percent, t } from "../words.js";

/** @import { SharedResult } from "../types/keeping.d.ts" */
/** @import { Screen, ScreenContext } from "../types/page.d.ts" */
/** @import { Level } from "../types/placement.d.ts" */

/**
 * A result that somebody shared: the language, the level, how sure it is, and the day.
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, id, signal }) {
  let result;
  try {
    result = await keeping.shared(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new PageError("shared");
    throw error;
  }
  if (signal.aborted) return null;
  draw(main, result, true);
  return { redraw: () => draw(main, result, false) };
}

/**
 * @param {HTMLElement} main
 * @param {SharedResult} result
 * @param {boolean} arriving
 */
function draw(main, result, arriving) {
  const name = languageName(result.language_id) ?? result.language_name;
  document.title = t("page.title", { page: t("result.title", { language: name, level: levelOf(result) }) });
  main.replaceChildren(
    h(
      "div",
      { class: "page result shared" },
      h(
        "section",
        { class: "moment" },
        h(
          "h1",
          { tabindex: "-1" },
          foreign("span", { lang: result.language_id, dir: result.direction }, { class: "verdict-language" }, result.language_name),
          " ",
          levelShown(result),
        ),
        levelVial(bubbleFor(result.level, result.confidence), result.level, { arriving }),
        h(
          "div",
          { class: "verdict-words" },
          result.level ? meaning(result.level) : null,
          h("p", { class: "verdict-sure", testid: "certainty" }, sentence(result)),
          result.readings_used ? h("p", { testid: "readings-used" }, t("readings.were_used")) : null,
          h("p", { class: "quiet small" }, t("result.when", { date: day(result.finished_on) })),
        ),
      ),
      h("p", {}, t("card.shared.what")),
      h("p", { class: "actions" }, h("a", { class: "button primary", href: "/", testid: "own-level" }, t("card.shared.own"))),
    ),
  );
}

/** @param {Level} level */
function meaning(level) {
  return [h("p", { class: "verdict-name" }, t(`level.${level}.name`)), h("p", {}, t(`level.${level}.text`))];
}

/** @param {SharedResult} result */
function levelOf({ statement, level }) {
  if (level === null) return t("result.open");
  return statement === "at_least" ? t("result.at_least", { level }) : level;
}

/** @param {SharedResult} result */
function levelShown(result) {
  const { statement, level } = result;
  if (statement === "level") return h("span", { class: "verdict-level", dir: "ltr", testid: "level" }, level);
  const sign = level === null ? "?" : `≥\u2009${level}`;
  return [h("span", { class: "verdict-level", dir: "ltr", "aria-hidden": "true", testid: "level" }, sign), hiddenText(levelOf(result))];
}

/** @param {SharedResult} result */
function sentence({ statement, level, certainty, confidence }) {
  if (statement === "at_least" && level) return t("result.at_least.text", { level });
  return certainty && confidence !== null ? t(`result.${certainty}`, { percent: percent(wholePercent(confidence)) }) : "";
}
