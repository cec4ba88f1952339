import { api, ApiError } from "../api.js";
import { h } from "../dom.js";
import { drillCard } from "../drills/offer.js";
import { game, screens } from "../game/api.js";
import { inLikelyBase } from "../game/base.js";
import { levelOf } from "../game/start_level.js";
import { keepCard } from "../keeping/keep_card.js";
import { sharedComputerOffer } from "../own_data/offer.js";
import { weakestSkill } from "../learning/weakest_skill.js";
import { canDo } from "../report/can_do.js";
import { chancesSection } from "../report/chances.js";
import { figures } from "../report/figures.js";
import { fold, unfoldOnPaper } from "../report/fold.js";
import { levelTable } from "../report/levels.js";
import { nextStepCards } from "../report/next_step_cards.js";
import { nextStep } from "../report/next_steps.js";
import { reviewSection } from "../report/review.js";
import { scaleSection } from "../report/scale.js";
import { skillsSection } from "../report/skills.js";
import { levelWords, verdict } from "../report/verdict.js";
import { noteReturning } from "../returning.js";
import { PageError } from "../widgets/problem.js";
import { number, t } from "../words.js";

/** @import { Go, Screen, ScreenContext } from "../types/page.d.ts" */
/** @import { WordList } from "../types/game.d.ts" */
/** @import { Result } from "../types/placement.d.ts" */

/**
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, id, signal, go }) {
  /** @type {[Result, WordList[]]} */
  let found;
  try {
    found = await Promise.all([api.result(id), game.lists().catch(() => [])]);
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) throw new PageError("unfinished");
    throw error;
  }
  if (signal.aborted) return null;
  const [result, lists] = found;
  noteReturning();
  draw(main, result, lists, go, true);
  unfoldOnPaper(main, signal);
  return { redraw: () => draw(main, result, lists, go, false) };
}

/**
 * @param {HTMLElement} main
 * @param {Result} result
 * @param {WordList[]} lists
 * @param {Go} go
 * @param {boolean} arriving whether the learner sees the result for the first time
 */
function draw(main, result, lists, go, arriving) {
  /** @param {WordList} list */
  const playAtLevel = (list) => screens.play("classic", inLikelyBase(list).list_id, levelOf(result.level));
  document.title = t("page.title", { page: t("result.title", { language: result.language_name, level: levelWords(result) }) });
  main.replaceChildren(
    h(
      "div",
      { class: "page result" },
      verdict(result, { arriving }),
      canDo(result),
      nextStepCards(drillCard(result, weakestSkill(result), go), nextStep(result, lists, playAtLevel), keepCard(result)),
      fold(
        "level",
        t("card.fold.level"),
        picture(result),
        h("div", { class: "two-columns" }, skillsSection(result), levelTable(result)),
        result.measurement ? figures(result, result.measurement) : null,
      ),
      fold("review", t("card.fold.questions"), reviewSection(result)),
      h("p", { class: "actions no-print" }, h("a", { class: "button", href: "/", testid: "another" }, t("result.another"))),
      sharedComputerOffer(),
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
