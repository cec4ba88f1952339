import { button, h, hiddenText } from "../dom.js";
import { screens as drillScreens } from "../drills/api.js";
import { reason, startDrill } from "../drills/start.js";
import { screens as gameScreens } from "../game/api.js";
import { inLikelyBase } from "../game/base.js";
import { levelOf } from "../game/start_level.js";
import { progressOf } from "../placement/attempts.js";
import { practice, screens } from "../practice_tests/api.js";
import { describe, ownText } from "../practice_tests/labels.js";
import { dayOf } from "../practice_tests/weeks.js";
import { attempt, troubleLine } from "../widgets/trouble.js";
import { date, day, languageName, number, phrase, plural, t } from "../words.js";
import { emblem } from "../widgets/emblem.js";
import { startRetest } from "./retest.js";

/** @import { ApiError } from "../api.js" */
/** @import { Child, Go } from "../types/page.d.ts" */
/** @import { LearningFacts, NextStep } from "../types/learning.d.ts" */
/** @typedef {{ go: Go, facts: LearningFacts }} Place */
/** @typedef {"level" | "practice" | "play"} Part */
/** @typedef {{ part: Part, language?: string, title: Child, text: Child, action: HTMLElement }} StepView */

/**
 * How a step makes its button: a link, or an action that may fail.
 * @typedef {{
 *   place: Place,
 *   link: (address: string, label: Child, testid: string) => HTMLElement,
 *   act: (label: Child, testid: string, action: () => Promise<void>, words?: (error: ApiError) => Node | string) => HTMLElement,
 * }} Tools
 */

/**
 * @template {NextStep["kind"]} Kind
 * @typedef {(step: Extract<NextStep, { kind: Kind }>, tools: Tools) => StepView} Viewer
 */

/** @type {{ [Kind in NextStep["kind"]]: Viewer<Kind> }} */
const VIEWS = {
  begun: ({ attempt: { attempt_id: id, language_id: language, language_name: own }, attempt }, { link }) => ({
    part: "level",
    language,
    title: t("me.begun", { language: languageName(language) ?? own }),
    text: progressOf(attempt),
    action: link(`/test/${encodeURIComponent(id)}`, [t("attempts.resume"), " ", hiddenText(own, { lang: language })], `attempt-${id}`),
  }),

  begun_drill: ({ drill: { drill_id: id, language_id: language, language_name: own, answered, questions } }, { link }) => ({
    part: "level",
    language,
    title: t("me.begun_drill", { language: languageName(language) ?? own }),
    text: t("attempts.progress", { answered: number(answered), items: number(questions) }),
    action: link(drillScreens.drill(id), [t("attempts.resume"), " ", hiddenText(own, { lang: language })], "go-on-drill"),
  }),

  begun_practice: ({ test }, { link }) => ({
    part: "practice",
    title: phrase("me.begun_practice", { course: ownText("bdi", {}, test.course) }),
    text: t("attempts.progress", { answered: number(test.answered), items: number(test.question_count) }),
    action: link(screens.test(test.test_id), [t("attempts.resume"), hiddenText(` ${test.course}`)], "go-on-practice"),
  }),

  ready: ({ test }, { link }) => ({
    part: "practice",
    title: phrase("me.ready", { course: ownText("bdi", {}, test.course) }),
    text: describe(test),
    action: link(screens.test(test.test_id), t("practice.open"), "go-ready"),
  }),

  hard_words: ({ due }, { link }) => ({
    part: "play",
    title: plural("play.review.due", due),
    text: t("play.review.what"),
    action: link(gameScreens.review, t("me.hard_words.go"), "go-review"),
  }),

  planned: ({ planned }, { act, place }) => ({
    part: "practice",
    title: phrase("me.planned", { title: ownText("bdi", {}, planned.title) }),
    text: [ownText("bdi", {}, planned.course), " · ", date(planned.at)],
    action: act([t("practice.start"), hiddenText(` ${planned.title}`)], "go-planned", async () => {
      const test = await practice.startPlanned(planned.scheduled_id);
      place.go(screens.test(test.test_id));
    }),
  }),

  retest: ({ level, why }, { act, place }) => ({
    part: "level",
    language: level.language_id,
    title: t("me.retest", { language: languageName(level.language_id) ?? level.language_name }),
    text: t(`me.retest.${why}`, { date: day(dayOf(level.finished_at)) }),
    action: act(t("me.retest.go"), "go-retest", () => startRetest(level.language_id, place.facts.attempts, place.go)),
  }),

  practise: ({ level, skill }, { act, place }) => ({
    part: "level",
    language: level.language_id,
    title: t("me.practise", { language: languageName(level.language_id) ?? level.language_name }),
    text: [skill ? `${t("me.practise.skill", { skill: t(`skill.${skill}`) })} ` : null, t("drill.offer.level.text")],
    action: act(t("drill.offer.start"), "go-practise", () => startDrill(level.language_id, place.go, skill), (error) => {
      return h("span", {}, ...reason(error, level.language_id));
    }),
  }),

  play: ({ level, list }, { link }) => ({
    part: "play",
    language: level.language_id,
    title: [languageName(level.language_id) ?? level.language_name, ": ", t("card.play.title")],
    text: t("card.play.text"),
    action: link(gameScreens.play("classic", inLikelyBase(list).list_id, levelOf(level.level)), t("card.play.button"), "go-play"),
  }),
};

/**
 * The next step as a large card.
 * @param {NextStep} step
 * @param {Place} place
 */
export function stepCard(step, place) {
  const { view, trouble } = viewOf(step, place, "primary large");
  return h(
    "section",
    { class: "next-step", "data-part": view.part, "data-kind": step.kind, "aria-labelledby": "next-step", testid: "next-step" },
    view.language ? emblem(view.language) : null,
    h("div", { class: "next-words" }, h("h2", { id: "next-step" }, view.title), h("p", {}, view.text)),
    h("p", { class: "actions" }, view.action),
    trouble,
  );
}

/**
 * A step as a row of a list.
 * @param {NextStep} step
 * @param {Place} place
 * @param {string} [emphasis] the class of the button
 */
export function stepRow(step, place, emphasis = "") {
  const { view, trouble } = viewOf(step, place, emphasis);
  return h(
    "div",
    { class: "attempt step-row", testid: `step-${step.kind}` },
    view.language ? emblem(view.language) : null,
    h("div", {}, h("h3", {}, view.title), h("p", { class: "quiet small" }, view.text)),
    view.action,
    trouble,
  );
}

/**
 * @param {NextStep} step
 * @param {Place} place
 * @param {string} emphasis
 * @returns {{ view: StepView, trouble: HTMLElement }}
 */
function viewOf(step, place, emphasis) {
  const trouble = troubleLine();
  /** @type {Tools} */
  const tools = {
    place,
    link: (href, label, testid) => h("a", { class: `button ${emphasis}`.trim(), href, testid }, label),
    act: (label, testid, action, words) => {
      const one = button(label, { class: emphasis || null, testid });
      one.addEventListener("click", () => attempt(one, trouble, action, words));
      return one;
    },
  };
  const view = /** @type {(step: NextStep, tools: Tools) => StepView} */ (VIEWS[step.kind]);
  return { view: view(step, tools), trouble };
}
