import { api } from "../api.js";
import { h, icon } from "../dom.js";
import { practice, screens } from "../practice_tests/api.js";
import { areaField, fieldsOf, form, languageField, refuse, textField, valueOf } from "../widgets/fields.js";
import { filePicker, readAll } from "../widgets/files.js";
import { attempt, troubleLine } from "../widgets/trouble.js";
import { plural, t } from "../words.js";

/** @import { FormFields, Go, Screen, ScreenContext } from "../types/page.d.ts" */
/** @import { Course, Notes } from "../types/practice.d.ts" */
/** @typedef {{ languages: string[], go: Go, language: string, name: string, text: string, notes: Notes[], problems: string[], course?: Course, added?: boolean }} State */

/**
 * The form for a new course: its name, its language, and the first notes.
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, signal, go }) {
  const { languages } = await api.matching();
  if (signal.aborted) return null;
  /** @type {State} */
  const state = { languages, go, language: "", name: "", text: "", notes: [], problems: [] };
  const draw = () => drawScreen(main, state);
  draw();
  return { redraw: draw };
}

/**
 * @param {HTMLElement} main
 * @param {State} state
 */
function drawScreen(main, state) {
  document.title = t("page.title", { page: t("practice.new_course") });
  const trouble = troubleLine();
  const picked = h("div", { class: "picked", role: "status" });
  const submit = h("button", { class: "primary", testid: "create-course" }, t("practice.course.create"));
  /**
   * @param {"name" | "text" | "language"} name
   * @returns {(event: Event) => void}
   */
  const keep = (name) => ({ target }) => {
    state[name] = valueOf(target);
  };
  const body = form(
    { class: "fields narrow", testid: "course-form" },
    (elements) => attempt(submit, trouble, () => create(state, elements, trouble)),
    textField("name", t("practice.course.name"), { value: state.name, dir: "auto", maxlength: 200, oninput: keep("name") }),
    languageField(state.languages, state.language, t("practice.language.recognize")),
    filePicker(async (files) => {
      await take(files, state);
      showPicked(picked, state);
    }),
    picked,
    areaField("text", t("practice.notes.paste"), { value: state.text, oninput: keep("text") }),
    h("p", { class: "quiet small" }, t("practice.notes.what")),
    trouble,
    h("div", { class: "actions" }, submit, h("a", { class: "button", href: screens.home }, t("dialog.cancel"))),
  );
  fieldsOf(body).language.addEventListener("change", keep("language"));
  showPicked(picked, state);
  main.replaceChildren(
    h(
      "div",
      { class: "page" },
      h(
        "section",
        { class: "welcome" },
        h("a", { class: "up", href: screens.home }, icon("back"), t("practice.to_home")),
        h("h1", { tabindex: "-1" }, t("practice.new_course")),
        h("p", {}, t("practice.course.what")),
      ),
      body,
    ),
  );
}

/**
 * @param {File[]} files
 * @param {State} state
 */
async function take(files, state) {
  const read = await readAll(files);
  state.notes.push(...read.notes);
  state.problems = read.problems;
}

/**
 * @param {HTMLElement} place
 * @param {State} state
 */
function showPicked(place, state) {
  place.replaceChildren(
    ...(state.notes.length
      ? [
        h(
          "p",
          {},
          icon("file"),
          plural("practice.files.picked", state.notes.length),
          " ",
          h("span", { dir: "auto", class: "quiet" }, state.notes.map((note) => note.name).join(", ")),
        ),
      ]
      : []),
    ...state.problems.map((problem) => h("p", { class: "trouble", testid: "file-problem" }, icon("wrong"), problem)),
  );
}

/**
 * @param {State} state
 * @param {FormFields} elements
 * @param {HTMLElement} trouble
 */
async function create(state, elements, trouble) {
  const name = elements.name.value.trim();
  if (!name) return refuse(elements.name, trouble, t("practice.course.name_missing"));
  const language = elements.language.value;
  state.course ??= await practice.createCourse(language ? { name, language } : { name });
  const id = state.course.course_id;
  // NB: sends one at a time, and removes each from the list when the server has it, so that a second try sends only the rest.
  while (state.notes.length) {
    state.course = await practice.addNotes(id, state.notes[0]);
    state.notes.shift();
    state.added = true;
  }
  if (state.text.trim()) {
    state.course = await practice.addNotes(id, { name: t("practice.notes.untitled"), text: state.text });
    state.added = true;
  }
  state.go(state.added ? screens.generate(id) : screens.course(id));
}
