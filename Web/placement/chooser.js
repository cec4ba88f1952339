import { foreign, h, hiddenText, icon } from "../dom.js";
import { interfaces, languageName, languageNameIn, plural, t } from "../words.js";
import { vialDrawing } from "../widgets/drawing.js";
import { emblem } from "../widgets/emblem.js";
import { likely, OTHER_NAMES } from "./language_names.js";
import { found } from "./search.js";

/** @import { Language } from "../types/placement.d.ts" */
/** @typedef {{ languages: Language[], query: string, choose: (language: Language) => void, likely?: number }} Choices */

/** The numbers of likely languages, the best first: enough for two rows on a desktop and four on a phone; three rows where four leave no room for what is below. */
export const LIKELY = [8, 6];

/**
 * The languages with a test: a search, and below it the likely languages first. The search is empty at first.
 * @param {Choices} state
 * @param {Node} between what stands between the likely languages and all others
 */
export function chooser(state, between) {
  const first = h("section", { "aria-labelledby": "choose" }, h("h2", { id: "choose", class: "visually-hidden" }, t("languages.choose")));
  if (state.languages.length === 0) {
    first.append(h("p", { class: "notice", testid: "no-languages" }, t("languages.none")));
    return [first, between];
  }
  const lists = [h("ul", { class: "languages", testid: "likely-languages" }), h("ul", { class: "languages" })];
  const more = h("section", { "aria-labelledby": "more" }, h("h2", { id: "more" }, t("languages.more")), lists[1]);
  const status = h("div", { class: "quiet", role: "status", testid: "found" });
  const fill = () => {
    const searching = state.query.trim() !== "";
    const groups = searching ? [matches(state), []] : byLikelihood(state);
    lists.forEach((list, index) => list.replaceChildren(...groups[index].map((one) => h("li", {}, languageButton(one, state)))));
    more.hidden = groups[1].length === 0;
    status.replaceChildren(...(searching ? statusOf(groups[0].length, state.query.trim()) : []));
    status.classList.toggle("empty-place", searching && groups[0].length === 0);
  };
  first.append(searchField(state, fill), status, lists[0]);
  fill();
  return [first, between, more];
}

/**
 * The number of languages found, or what to do if there is none.
 * @param {number} count
 * @param {string} query
 */
function statusOf(count, query) {
  if (count > 0) return [plural("languages.found", count)];
  return [vialDrawing("tilted"), h("p", {}, t("languages.no_match", { query }))];
}

/**
 * @param {Choices} state
 * @param {() => void} changed
 */
function searchField(state, changed) {
  const input = h("input", {
    type: "search",
    id: "search",
    value: state.query,
    autocomplete: "off",
    spellcheck: "false",
    testid: "search",
    oninput: () => {
      state.query = input.value;
      changed();
    },
  });
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || state.query.trim() === "") return;
    const [first] = matches(state);
    if (first) state.choose(first);
  });
  return h(
    "div",
    { class: "search" },
    h("label", { for: "search" }, t("languages.search")),
    h("div", { class: "search-field" }, icon("search"), input),
  );
}

/**
 * The languages that fit the query, the best first.
 * @param {Choices} state
 */
function matches({ languages, query }) {
  return found(sorted(languages), names, query);
}

/**
 * Every name by which a language can be found.
 * @param {Language} language
 */
function names({ language_id: id, name, english_name: english }) {
  const elsewhere = interfaces().map((one) => languageNameIn(one.language_id, id));
  return [name, english, ...elsewhere, ...(OTHER_NAMES[id] ?? [])].filter((one) => one !== null);
}

/**
 * The likely languages, and all others by name.
 * @param {Choices} state
 */
function byLikelihood({ languages, likely: count = LIKELY[0] }) {
  const first = likely(languages, navigator.languages, count);
  return [first, sorted(languages.filter((language) => !first.includes(language)))];
}

/** @param {Language[]} languages */
function sorted(languages) {
  return [...languages].sort((one, other) => shownName(one).localeCompare(shownName(other)));
}

/** @param {Language} language */
function shownName(language) {
  return languageName(language.language_id) ?? language.english_name;
}

/**
 * @param {Language} language
 * @param {Choices} state
 */
function languageButton(language, state) {
  const target = { lang: language.language_id, dir: language.direction };
  return h(
    "button",
    { type: "button", class: "language", testid: `language-${language.language_id}`, onclick: () => state.choose(language) },
    emblem(language.language_id),
    foreign("span", target, { class: "own-name" }, language.name),
    hiddenText(" – "),
    h("span", { class: "quiet" }, shownName(language)),
    language.listening ? null : h("span", { class: "quiet small" }, t("languages.no_listening")),
  );
}
