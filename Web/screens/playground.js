import { api } from "../api.js";
import { h, icon } from "../dom.js";
import { languageOptions } from "../widgets/language_options.js";
import { t } from "../words.js";
import { judgement } from "../report/judgement.js";

/** @import { Attributes, Screen, ScreenContext } from "../types/page.d.ts" */
/** @import { MatcherChoices, MatcherRequest, MatchingRules } from "../types/placement.d.ts" */
/** @typedef {{ language: string, format: string, answer: string, accept: string, near: string, case: string, marks: string, spaces: string }} State */

const PAUSE = 250;
/** @type {("case" | "marks" | "spaces")[]} */
const RULES = ["case", "marks", "spaces"];
/** @type {Record<string, string>} */
const SCREEN_FORMATS = { free_response_cloze: "cloze_text" };

/**
 * The playground: authors type an answer and an accept list, and see the verdict with every step.
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, signal }) {
  const choices = await api.matching();
  if (signal.aborted) return null;
  const state = { language: "en", format: choices.formats[0], answer: "", accept: "", near: "", case: "", marks: "", spaces: "" };
  const draw = () => drawScreen(main, state, choices, signal);
  draw();
  return { redraw: draw };
}

/**
 * @param {HTMLElement} main
 * @param {State} state
 * @param {MatcherChoices} choices
 * @param {AbortSignal} signal
 */
function drawScreen(main, state, choices, signal) {
  document.title = t("page.title", { page: t("playground.title") });
  const result = h("section", { class: "judgement", role: "status", testid: "judgement" });
  const ask = judge(state, result, signal);
  const changed = () => {
    for (const field of /** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll(".field > .foreign"))) field.lang = state.language;
    ask();
  };
  main.replaceChildren(
    h(
      "div",
      { class: "page" },
      h("section", { class: "welcome" }, h("h1", { tabindex: "-1" }, t("playground.title")), h("p", {}, t("playground.what"))),
      h("div", { class: "two-columns" }, form(state, choices, changed), result),
    ),
  );
  changed();
}

/**
 * @param {State} state
 * @param {MatcherChoices} choices
 * @param {() => void} changed
 */
function form(state, choices, changed) {
  const languages = languageOptions(choices.languages);
  const formats = choices.formats.map((id) => [id, t(`format.${SCREEN_FORMATS[id] ?? id}`)]);
  const rules = ["", "strict", "lenient"].map((rule) => [rule, t(`playground.rule.${rule || "usual"}`)]);
  return h(
    "section",
    { class: "fields" },
    choice("language", languages, state, changed),
    choice("format", formats, state, changed),
    h("label", { class: "field" }, h("span", {}, t("playground.answer")), text("input", "answer", state, changed, { type: "text" })),
    h("label", { class: "field" }, h("span", {}, t("playground.accept")), text("textarea", "accept", state, changed, { rows: 4 })),
    h(
      "details",
      { open: RULES.some((rule) => state[rule]) || state.near !== "" },
      h("summary", {}, t("playground.rules")),
      h(
        "div",
        { class: "fields" },
        RULES.map((rule) => choice(rule, rules, state, changed)),
        h("label", { class: "field" }, h("span", {}, t("playground.near_misses")), text("textarea", "near", state, changed, { rows: 2 })),
      ),
    ),
  );
}

/**
 * @param {keyof State} name
 * @param {string[][]} options
 * @param {State} state
 * @param {() => void} changed
 */
function choice(name, options, state, changed) {
  const select = h("select", {
    testid: `playground-${name}`,
    onchange: () => {
      state[name] = select.value;
      changed();
    },
  }, options.map(([value, label]) => h("option", { value, selected: value === state[name] }, label)));
  return h("label", { class: "field" }, h("span", {}, t(`playground.${name}`)), select);
}

/**
 * @param {"input" | "textarea"} tag
 * @param {keyof State} name
 * @param {State} state
 * @param {() => void} changed
 * @param {Attributes} attributes
 */
function text(tag, name, state, changed, attributes) {
  const field = h(tag, {
    ...attributes,
    class: "foreign",
    dir: "auto",
    lang: state.language,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    testid: `playground-${name}`,
    oninput: () => {
      state[name] = field.value;
      changed();
    },
  });
  field.value = state[name];
  return field;
}

/**
 * Sends a request when the author pauses typing. Shows only the response to the last request.
 * @param {State} state
 * @param {HTMLElement} result
 * @param {AbortSignal} signal
 */
function judge(state, result, signal) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let asked = 0;
  signal.addEventListener("abort", () => clearTimeout(timer));
  const ask = async () => {
    asked += 1;
    const mine = asked;
    const request = requestOf(state);
    const parts = request.answer.trim() && request.accept.length ? await shown(request) : h("p", { class: "quiet" }, t("playground.empty"));
    if (mine === asked && !signal.aborted) result.replaceChildren(...[parts].flat());
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(ask, PAUSE);
  };
}

/**
 * @param {MatcherRequest} request
 * @returns {Promise<HTMLElement[]>}
 */
async function shown(request) {
  try {
    return judgement(await api.judge(request), request);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [h("p", { class: "trouble", role: "alert" }, icon("wrong"), t("playground.unavailable", { why }))];
  }
}

/**
 * @param {State} state
 * @returns {MatcherRequest}
 */
function requestOf(state) {
  /** @type {MatchingRules} */
  const matching = Object.fromEntries(RULES.filter((rule) => state[rule]).map((rule) => [rule, state[rule]]));
  const near = lines(state.near);
  if (near.length) matching.near_misses = near;
  return { answer: state.answer, accept: lines(state.accept), language: state.language, format: state.format, matching };
}

/** @param {string} value */
function lines(value) {
  return value.split("\n").filter((line) => line.trim() !== "");
}
