import { api } from "../api.js";
import { announce, button, find, h, icon } from "../dom.js";
import { practice, screens } from "../practice_tests/api.js";
import { form, languageField, refuse, segments, selectField, valueOf } from "../widgets/fields.js";
import { DIFFICULTIES } from "../practice_tests/difficulty.js";
import { expectedMinutes } from "../practice_tests/expected_time.js";
import { UNDETERMINED } from "../practice_tests/notes_language.js";
import { courseFacts, ownText } from "../practice_tests/labels.js";
import { samplesSection } from "../practice_tests/samples.js";
import { attempt, troubleLine } from "../widgets/trouble.js";
import { number, plural, t } from "../words.js";

/** @import { FormFields, Go, Screen, ScreenContext } from "../types/page.d.ts" */
/** @import { Backend, CourseSummary, Difficulty, PracticeHome } from "../types/practice.d.ts" */
/** @typedef {{ home: PracticeHome, languages: string[], go: Go, course: string | undefined, topics: Set<string>, own: string[], difficulty: Difficulty, count: string, backend: string }} State */

const COUNTS = ["5", "10", "15", "20", "25"];
const MOST = 50;

/**
 * The form for a new test: its notes, topics, difficulty, number of questions, and what writes it.
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, query, signal, go }) {
  const [home, { languages }] = await Promise.all([practice.home(), api.matching()]);
  if (signal.aborted) return null;
  const chosen = home.courses.find((course) => course.course_id === query.get("course")) ?? home.courses.find((course) => course.notes) ??
    home.courses[0];
  /** @type {State} */
  const state = {
    home,
    languages,
    go,
    course: chosen?.course_id,
    topics: new Set(),
    own: [],
    difficulty: "medium",
    count: "10",
    backend: "notes",
  };
  const draw = () => drawScreen(main, state);
  draw();
  return { redraw: draw };
}

/**
 * @param {HTMLElement} main
 * @param {State} state
 */
function drawScreen(main, state) {
  document.title = t("page.title", { page: t("practice.new_test") });
  main.replaceChildren(
    h(
      "div",
      { class: "page" },
      h(
        "section",
        { class: "welcome" },
        h("a", { class: "up", href: screens.home }, icon("back"), t("practice.to_home")),
        h("h1", { tabindex: "-1" }, t("practice.new_test")),
      ),
      state.course ? generateForm(main, state) : samplesSection(state),
    ),
  );
}

/**
 * @param {HTMLElement} main
 * @param {State} state
 */
function generateForm(main, state) {
  const course = courseOf(state);
  const trouble = troubleLine();
  const expect = h("ul", { class: "facts", testid: "expect" });
  const submit = h("button", { class: "primary large", testid: "generate" }, t("practice.generate"));
  const changed = () => expect.replaceChildren(...expectations(state).map((fact) => h("li", {}, fact)));
  const body = form(
    { class: "generate", testid: "generate-form" },
    (elements) => attempt(submit, trouble, () => generate(state, elements, trouble)),
    h(
      "div",
      { class: "fields" },
      courseField(main, state, course),
      notesLanguage(state, course),
      topicsField(state, course),
      segments(
        "difficulty",
        t("practice.difficulty"),
        DIFFICULTIES.map((one) => [one, t(`practice.difficulty.${one}`)]),
        state.difficulty,
        (value) => {
          state.difficulty = /** @type {Difficulty} */ (value);
          changed();
        },
      ),
      countField(state, changed),
      backendField(state, changed),
    ),
    h(
      "div",
      { class: "generate-side" },
      h("div", { class: "panel expect" }, h("h2", {}, t("practice.expect")), expect),
      h("div", { class: "generate-go" }, trouble, submit),
    ),
  );
  changed();
  return body;
}

/**
 * Returns the chosen course. The form is shown only if there is one.
 * @param {State} state
 */
function courseOf(state) {
  return state.home.courses.find((one) => one.course_id === state.course) ?? state.home.courses[0];
}

/**
 * @param {HTMLElement} main
 * @param {State} state
 * @param {CourseSummary} course
 */
function courseField(main, state, course) {
  const field = selectField("course", t("practice.course"), state.home.courses.map((one) => [one.course_id, one.name]), state.course);
  find(field, "select").addEventListener("change", ({ target }) => {
    Object.assign(state, { course: valueOf(target), topics: new Set(), own: [] });
    drawScreen(main, state);
    find(main, "[name=course]").focus();
  });
  return h(
    "div",
    { class: "course-choice" },
    field,
    h(
      "p",
      { class: "small quiet" },
      courseFacts(course),
      " · ",
      h("a", { href: screens.course(course.course_id) }, t("practice.to_notes")),
      " · ",
      h("a", { href: screens.newCourse }, t("practice.new_course")),
    ),
  );
}

/**
 * The language of the notes, in which the questions will be. A change is kept at once.
 * @param {State} state
 * @param {CourseSummary} course
 */
function notesLanguage(state, course) {
  const trouble = troubleLine({ testid: "language-trouble" });
  const unknown = course.language === UNDETERMINED;
  const field = languageField(
    [...state.languages, ...(unknown ? [] : [course.language])],
    unknown ? "" : course.language,
    unknown ? t("practice.language.none") : null,
  );
  const choice = /** @type {HTMLSelectElement} */ (find(field, "select"));
  const shown = () => course.language === UNDETERMINED ? "" : course.language;
  choice.addEventListener("change", async () => {
    if (!choice.value) return;
    await attempt(choice, trouble, async () => {
      const { name, named_topics: topics } = await practice.course(course.course_id);
      const { language } = await practice.changeCourse(course.course_id, { name, language: choice.value, topics });
      course.language = language;
      announce(t("practice.saved"));
    });
    // NB: a field that was off while the change was saved has lost the focus.
    choice.value = shown();
    choice.focus();
  });
  return h(
    "div",
    {},
    field,
    h("p", { class: "small quiet" }, t(unknown ? "practice.language.unknown" : "practice.language.what")),
    trouble,
  );
}

/**
 * @param {State} state
 * @param {CourseSummary} course
 */
function topicsField(state, course) {
  const list = h("div", { class: "choices" });
  const draw = () => list.replaceChildren(...[...course.topics, ...state.own].map((topic) => topicBox(topic, course, state)));
  const input = h("input", { type: "text", name: "topic", dir: "auto", maxlength: 120, autocomplete: "off", testid: "own-topic" });
  const add = () => {
    const topic = input.value.trim();
    if (!topic) return input.focus();
    if (!course.topics.includes(topic) && !state.own.includes(topic)) state.own.push(topic);
    state.topics.add(topic);
    input.value = "";
    draw();
    input.focus();
  };
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") {
      event.preventDefault();
      add();
    }
  });
  draw();
  return h(
    "fieldset",
    { class: "field" },
    h("legend", { class: "field-legend" }, t("practice.topics")),
    h("p", { class: "small quiet", id: "topics-hint" }, t("practice.topics.hint")),
    list,
    h(
      "div",
      { class: "one-line" },
      h("label", { class: "field" }, h("span", {}, t("practice.topic.own")), input),
      button(t("practice.topic.add"), { onclick: add, testid: "add-own-topic" }),
    ),
  );
}

/**
 * @param {string} topic
 * @param {CourseSummary} course
 * @param {State} state
 */
function topicBox(topic, course, state) {
  const box = h("input", {
    type: "checkbox",
    name: "topics",
    value: topic,
    checked: state.topics.has(topic),
    "aria-describedby": "topics-hint",
  });
  box.addEventListener("change", () => {
    state.topics[box.checked ? "add" : "delete"](topic);
  });
  return h("label", { class: "check choice" }, box, ownText("span", course, topic));
}

/**
 * @param {State} state
 * @param {() => void} changed
 */
function countField(state, changed) {
  const free = h("input", {
    type: "number",
    name: "free",
    min: 1,
    max: MOST,
    inputmode: "numeric",
    value: COUNTS.includes(state.count) ? null : state.count,
    testid: "count-free",
  });
  const field = segments("count", t("practice.count"), COUNTS.map((one) => [one, number(Number(one))]), state.count, (value) => {
    state.count = value;
    free.value = "";
    changed();
  });
  free.addEventListener("input", () => {
    state.count = free.value || "10";
    for (const radio of /** @type {NodeListOf<HTMLInputElement>} */ (field.querySelectorAll("input[type=radio]"))) {
      radio.checked = radio.value === state.count;
    }
    changed();
  });
  field.append(
    h("label", { class: "inline-field" }, h("span", { class: "small quiet" }, t("practice.count.free", { most: number(MOST) })), free),
  );
  return field;
}

/**
 * @param {State} state
 * @param {() => void} changed
 */
function backendField(state, changed) {
  const notes = state.home.backends.find((one) => one.backend === "notes") ?? { backend: "notes", available: true };
  const others = state.home.backends.filter((one) => one.backend !== "notes");
  const auto = { backend: "auto", available: others.some((one) => one.available) };
  return h(
    "fieldset",
    { class: "field" },
    h("legend", { class: "field-legend" }, t("practice.backend")),
    h(
      "div",
      { class: "choices" },
      [notes, ...others, ...(auto.available ? [auto] : [])].map((backend) => backendChoice(backend, state, changed)),
    ),
  );
}

/**
 * @param {Backend} backend
 * @param {State} state
 * @param {() => void} changed
 */
function backendChoice(backend, state, changed) {
  const id = `backend-${backend.backend}`;
  const radio = h("input", {
    type: "radio",
    name: "backend",
    value: backend.backend,
    checked: state.backend === backend.backend,
    disabled: !backend.available,
    testid: id,
    "aria-describedby": `${id}-why`,
  });
  radio.addEventListener("change", () => {
    state.backend = backend.backend;
    changed();
  });
  const why = t(backend.available ? `practice.${id.replace("-", ".")}.what` : "practice.backend.away");
  return h(
    "label",
    { class: "check choice" },
    radio,
    h(
      "span",
      {},
      h("span", { class: "choice-name" }, t(`practice.backend.${backend.backend}`)),
      backend.model ? h("span", { class: "quiet small", dir: "ltr" }, ` ${backend.model}`) : null,
      h("span", { class: "quiet small choice-why", id: `${id}-why` }, why),
    ),
  );
}

/** @param {State} state */
function expectations(state) {
  const count = countOf(state.count) ?? 10;
  return [
    plural("practice.expect.questions", count),
    plural("practice.expect.time", expectedMinutes(count, state.difficulty)),
    t(state.backend === "notes" ? "practice.expect.notes" : "practice.expect.model"),
    t("practice.expect.leave"),
  ];
}

/** @param {string} text */
function countOf(text) {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= MOST ? count : null;
}

// If the learner ticks no topic, every heading is a topic, so that the result has a score for each. If there are more headings than
// questions, the whole course is the topic. Otherwise there would never be a question about the last headings.
/**
 * @param {State} state
 * @param {number} count
 */
function topicsFor(state, count) {
  if (state.topics.size) return [...state.topics];
  const { topics } = courseOf(state);
  return topics.length <= count ? topics : [];
}

/**
 * @param {State} state
 * @param {FormFields} elements
 * @param {HTMLElement} trouble
 */
async function generate(state, elements, trouble) {
  const count = countOf(state.count);
  if (count === null) return refuse(elements.free, trouble, t("practice.count.wrong", { most: number(MOST) }));
  const test = await practice.generate({
    course_id: courseOf(state).course_id,
    topics: topicsFor(state, count),
    difficulty: state.difficulty,
    question_count: count,
    backend: state.backend,
  });
  state.go(screens.test(test.test_id));
}
