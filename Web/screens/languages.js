import { api } from "../api.js";
import { foreign, h, hiddenText, icon } from "../dom.js";
import { languageName, plural, t } from "../words.js";
import { attemptsSection } from "../placement/attempts.js";
import { fits } from "../placement/search.js";
import { openStartDialog } from "../placement/start_dialog.js";

/** @import { Go, Screen, ScreenContext } from "../types/page.d.ts" */
/** @import { AttemptSummary, Language } from "../types/placement.d.ts" */
/** @typedef {{ languages: Language[], attempts: AttemptSummary[], go: Go, query: string }} State */

/**
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, signal, go, note }) {
  const [languages, attempts] = await Promise.all([api.languages(), api.attempts()]);
  if (signal.aborted) return null;
  const state = { languages, attempts, go, query: "" };
  draw(main, state, note);
  return { redraw: () => draw(main, state, null) };
}

/**
 * @param {HTMLElement} main
 * @param {State} state
 * @param {string | null} note
 */
function draw(main, state, note) {
  document.title = t("page.title", { page: t("languages.title") });
  main.replaceChildren(
    h(
      "div",
      { class: "page" },
      h("section", { class: "welcome" }, h("h1", { tabindex: "-1" }, t("languages.title")), h("p", {}, t("languages.what"))),
      note ? h("p", { class: "notice", role: "status" }, note) : null,
      state.attempts.length ? attemptsSection(state.attempts) : null,
      chooser(state),
      invitation("practice", t("practice.title"), t("practice.what"), t("practice.open")),
      invitation("play", t("play.title"), t("play.what"), t("play.start")),
      h(
        "p",
        { class: "small" },
        h("a", { href: "/playground" }, t("playground.link")),
        " · ",
        h("a", { href: "/authors", testid: "to-authors" }, t("authors.link")),
      ),
    ),
  );
}

/**
 * A link to another part of the app.
 * @param {string} part
 * @param {string} title
 * @param {string} what
 * @param {string} open
 */
function invitation(part, title, what, open) {
  return h(
    "section",
    { class: "panel invitation", "aria-labelledby": `${part}-invitation` },
    h("div", {}, h("h2", { id: `${part}-invitation` }, title), h("p", { class: "quiet" }, what)),
    h("a", { class: "button", href: `/${part}`, testid: `to-${part}` }, open),
  );
}

/** @param {State} state */
function chooser(state) {
  const section = h("section", { "aria-labelledby": "choose" }, h("h2", { id: "choose" }, t("languages.choose")));
  if (state.languages.length === 0) {
    section.append(h("p", { class: "notice", testid: "no-languages" }, t("languages.none")));
    return section;
  }
  const list = h("ul", { class: "languages" });
  const found = h("p", { class: "quiet", role: "status", testid: "found" });
  const field = searchField(state, () => fill(list, found, state));
  section.append(field, found, list);
  fill(list, found, state);
  return section;
}

/**
 * @param {State} state
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
  return h(
    "div",
    { class: "search" },
    h("label", { for: "search" }, t("languages.search")),
    h("div", { class: "search-field" }, icon("search"), input),
  );
}

/**
 * @param {HTMLElement} list
 * @param {HTMLElement} found
 * @param {State} state
 */
function fill(list, found, state) {
  const matches = sorted(state.languages).filter((language) =>
    fits([language.name, language.english_name, shownName(language)], state.query)
  );
  list.replaceChildren(...matches.map((language) => h("li", {}, languageButton(language, state))));
  const searching = state.query.trim() !== "";
  if (matches.length === 0) found.textContent = t("languages.no_match", { query: state.query.trim() });
  else found.textContent = searching ? plural("languages.found", matches.length) : "";
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
 * @param {State} state
 */
function languageButton(language, state) {
  const target = { lang: language.language_id, dir: language.direction };
  return h(
    "button",
    {
      type: "button",
      class: "language",
      testid: `language-${language.language_id}`,
      onclick: () => openStartDialog(language, state.attempts, state.go),
    },
    foreign("span", target, { class: "own-name" }, language.name),
    hiddenText(" – "),
    h("span", { class: "quiet" }, shownName(language)),
    language.listening ? null : h("span", { class: "quiet small" }, t("languages.no_listening")),
  );
}
