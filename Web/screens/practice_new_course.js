import { api } from "../api.js";
import { h, icon } from "../dom.js";
import { practice, screens } from "../practice_tests/api.js";
import { areaField, form, languageField, refuse, textField } from "../widgets/fields.js";
import { filePicker, readAll } from "../widgets/files.js";
import { attempt, troubleLine } from "../widgets/trouble.js";
import { interfaceLanguage, plural, t } from "../words.js";

/** A course of one's own: its name, its language, and the first notes. */
export async function open({ main, signal, go }) {
  const { languages } = await api.matching();
  if (signal.aborted) return null;
  const state = { languages, go, language: interfaceLanguage().lang, name: "", text: "", notes: [], problems: [] };
  const draw = () => drawScreen(main, state);
  draw();
  return { redraw: draw };
}

function drawScreen(main, state) {
  document.title = t("page.title", { page: t("practice.new_course") });
  const trouble = troubleLine();
  const picked = h("div", { class: "picked", role: "status" });
  const submit = h("button", { class: "primary", testid: "create-course" }, t("practice.course.create"));
  const keep = (name) => ({ target }) => {
    state[name] = target.value;
  };
  const body = form(
    { class: "fields narrow", testid: "course-form" },
    (elements) => attempt(submit, trouble, () => create(state, elements, trouble)),
    textField("name", t("practice.course.name"), { value: state.name, dir: "auto", maxlength: 200, oninput: keep("name") }),
    languageField(state.languages, state.language),
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
  body.elements.language.addEventListener("change", keep("language"));
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

async function take(files, state) {
  const read = await readAll(files);
  state.notes.push(...read.notes);
  state.problems = read.problems;
}

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

async function create(state, elements, trouble) {
  const name = elements.name.value.trim();
  if (!name) return refuse(elements.name, trouble, t("practice.course.name_missing"));
  state.course ??= await practice.createCourse({ name, language: elements.language.value });
  const id = state.course.course_id;
  // NB: one at a time, and each forgotten once it is there, so that a second try sends only what is missing.
  while (state.notes.length) {
    await practice.addNotes(id, state.notes[0]);
    state.notes.shift();
    state.added = true;
  }
  if (state.text.trim()) {
    await practice.addNotes(id, { name: t("practice.notes.untitled"), text: state.text });
    state.added = true;
  }
  state.go(state.added ? screens.generate(id) : screens.course(id));
}
