import { api } from "../api.js";
import { button, h, hiddenText, icon } from "../dom.js";
import { practice, screens } from "../practice_tests/api.js";
import { areaField, fieldsOf, form, languageField, refuse, textField, valueOf } from "../widgets/fields.js";
import { filePicker, readAll, sizeProblem } from "../widgets/files.js";
import { attempt, troubleLine } from "../widgets/trouble.js";
import { plural, t } from "../words.js";

/** @import { FormFields, Go, Screen, ScreenContext } from "../types/page.d.ts" */
/** @import { Course, Notes } from "../types/practice.d.ts" */
/** @typedef {{ languages: string[], go: Go, language: string, name: string, text: string, notes: Notes[], problems: string[], course?: Course, made?: { name: string, language?: string }, added?: boolean }} State */

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
      showPicked(picked, state, trouble);
    }),
    picked,
    areaField("text", t("practice.notes.paste"), { value: state.text, oninput: keep("text") }),
    h("p", { class: "quiet small" }, t("practice.notes.what")),
    trouble,
    h(
      "div",
      { class: "actions" },
      submit,
      h("a", { class: "button", href: screens.home, testid: "cancel", onclick: () => forget(state) }, t("dialog.cancel")),
    ),
  );
  fieldsOf(body).language.addEventListener("change", keep("language"));
  showPicked(picked, state, trouble);
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
  const isKnown = (/** @type {Notes} */ note) => state.notes.some(({ name, text }) => name === note.name && text === note.text);
  state.notes.push(...read.notes.filter((note) => !isKnown(note)));
  state.problems = read.problems;
}

/**
 * @param {HTMLElement} place
 * @param {State} state
 * @param {HTMLElement} trouble the line about the last try, which does not hold for other files
 */
function showPicked(place, state, trouble) {
  /** @param {Notes} note */
  const drop = (note) => {
    state.notes = state.notes.filter((other) => other !== note);
    trouble.replaceChildren();
    showPicked(place, state, trouble);
  };
  place.replaceChildren(
    ...(state.notes.length ? [h("p", {}, icon("file"), plural("practice.files.picked", state.notes.length))] : []),
    h(
      "ul",
      { class: "chips" },
      state.notes.map((note) => h("li", { class: "chip own" }, h("span", { dir: "auto" }, note.name), dropButton(note, drop))),
    ),
    ...state.problems.map((problem) => h("p", { class: "trouble", testid: "file-problem" }, icon("wrong"), problem)),
  );
}

/**
 * @param {Notes} note
 * @param {(note: Notes) => void} drop
 */
function dropButton(note, drop) {
  const label = hiddenText(t("practice.file.remove", { name: note.name }));
  return button([icon("wrong"), label], { class: "plain drop", testid: "drop-file", onclick: () => drop(note) });
}

/**
 * @param {State} state
 * @param {FormFields} elements
 * @param {HTMLElement} trouble
 */
async function create(state, elements, trouble) {
  const name = elements.name.value.trim();
  if (!name) return refuse(elements.name, trouble, t("practice.course.name_missing"));
  const pasted = state.text.trim() ? { name: t("practice.notes.untitled"), text: state.text } : null;
  const problem = pasted && sizeProblem(pasted);
  if (problem) return refuse(elements.text, trouble, problem.message);
  const id = await courseOf(state, name, elements.language.value);
  // NB: sends one at a time, and removes each from the list when the server has it, so that a second try sends only the rest.
  while (state.notes.length) {
    state.course = await practice.addNotes(id, state.notes[0]);
    state.notes.shift();
    state.added = true;
  }
  if (pasted) {
    state.course = await practice.addNotes(id, pasted);
    state.added = true;
  }
  state.go(state.added ? screens.generate(id) : screens.course(id));
}

/**
 * Creates the course, or changes the one of an earlier try. Returns its id.
 * @param {State} state
 * @param {string} name
 * @param {string} language
 */
async function courseOf(state, name, language) {
  const wanted = language ? { name, language } : { name };
  const isSame = state.course && state.made?.name === name && state.made.language === wanted.language;
  if (!state.course) state.course = await practice.createCourse(wanted);
  else if (!isSame) state.course = await practice.changeCourse(state.course.course_id, wanted);
  state.made = wanted;
  return state.course.course_id;
}

/**
 * Deletes the course of a try whose notes were refused, because the learner does not want it any more.
 * @param {State} state
 */
function forget({ course, added }) {
  if (course && !added) practice.deleteCourse(course.course_id).catch(() => {});
}
