import { api, ApiError } from "../api.js";
import { offerVocabulary } from "../learning/vocabulary.js";
import { announce, button, find, focusHeading, h, hiddenText, icon } from "../dom.js";
import { practice, screens } from "../practice_tests/api.js";
import { confirmDialog } from "../widgets/confirm_dialog.js";
import { areaField, form, languageField, refuse, textField, valueOf } from "../widgets/fields.js";
import { filePicker, readAll, sizeProblem } from "../widgets/files.js";
import { UNDETERMINED } from "../practice_tests/notes_language.js";
import { generateLink } from "../practice_tests/generate_link.js";
import { courseFacts, ownText } from "../practice_tests/labels.js";
import { missingCourse } from "../practice_tests/missing.js";
import { attempt, explain, troubleLine } from "../widgets/trouble.js";
import { languageName, number, plural, t } from "../words.js";

/** @import { Go, Screen, ScreenContext } from "../types/page.d.ts" */
/** @import { Course, NotesFile, NotesText } from "../types/practice.d.ts" */

/**
 * One course: its notes, its topics, its name and language.
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, id, signal, go, note }) {
  const [course, { languages }] = await Promise.all([practice.course(id).catch(missingCourse), api.matching()]);
  if (signal.aborted) return null;
  const screen = new CourseScreen(main, course, languages, go);
  screen.draw(note);
  return { redraw: () => screen.draw() };
}

class CourseScreen {
  /**
   * @param {HTMLElement} main
   * @param {Course} course
   * @param {string[]} languages
   * @param {Go} go
   */
  constructor(main, course, languages, go) {
    this.main = main;
    this.course = course;
    this.languages = languages;
    this.go = go;
    this.draft = { name: "", text: "" };
    /**
     * What is typed into the editors and not saved, by the id of the notes.
     * @type {Map<string, { name: string, text: string }>}
     */
    this.edits = new Map();
  }

  get id() {
    return this.course.course_id;
  }

  /** @param {string | null} [note] */
  draw(note = null) {
    const { course } = this;
    document.title = t("page.title", { page: course.name });
    this.main.replaceChildren(
      h(
        "div",
        { class: "page course" },
        h(
          "section",
          { class: "welcome" },
          h("a", { class: "up", href: screens.home }, icon("back"), t("practice.to_home")),
          h("h1", { tabindex: "-1" }, ownText("span", course, course.name)),
          h("p", {}, courseFacts(course)),
          this.#languageLine(),
          course.notes ? h("div", { class: "actions" }, generateLink(course.course_id, t("practice.make_test"))) : null,
        ),
        this.#vocabulary(),
        note ? h("p", { class: "notice", role: "status" }, note) : null,
        h("div", { class: "two-columns" }, this.#notes(), this.#about()),
      ),
    );
  }

  /**
   * Redraws the course after a change, and says what happened.
   * @param {Course} course
   * @param {string} sentence
   */
  changed(course, sentence) {
    this.course = course;
    this.draw();
    focusHeading(this.main);
    announce(sentence);
  }

  /** The language of the notes, and the way to change it. */
  #languageLine() {
    const { course } = this;
    if (!course.notes) return null;
    const name = languageName(course.language) ?? course.language;
    return h(
      "p",
      { class: "small", testid: "course-language" },
      course.language === UNDETERMINED ? t("practice.language.unknown") : t("practice.language.of_notes", { language: name }),
      " ",
      h("a", { href: "#course-settings", onclick: (/** @type {Event} */ event) => this.#toSettings(event) }, t("practice.language.change")),
    );
  }

  /** @param {Event} event */
  #toSettings(event) {
    event.preventDefault();
    find(this.main, "select[name=language]").focus();
  }

  /** A place for the offer to play with the words of the notes. It stays empty if they are no vocabulary list. */
  #vocabulary() {
    const place = h("div", { class: "vocabulary-place" });
    if (this.course.notes) offerVocabulary(place, this.course, this.go);
    return place;
  }

  #notes() {
    return h(
      "section",
      { "aria-labelledby": "notes" },
      h("h2", { id: "notes" }, t("practice.notes")),
      this.course.files.length
        ? h("ul", { class: "files" }, this.course.files.map((file) => h("li", {}, this.#file(file))))
        : h("p", { class: "notice" }, t("practice.notes.none")),
      this.#add(),
    );
  }

  /** @param {NotesFile} file */
  #file(file) {
    const summary = h(
      "summary",
      {},
      icon("file"),
      h("span", { class: "file-name", dir: "auto" }, file.name),
      h("span", { class: "quiet small" }, plural("practice.words", file.words)),
    );
    const details = h("details", { class: "file", testid: `note-${file.note_id}` }, summary);
    details.addEventListener("toggle", () => {
      if (details.open) this.#fill(details, file);
    });
    details.open = this.edits.has(file.note_id);
    return details;
  }

  /**
   * Adds the editor with the text. If the text does not come, the next opening tries again.
   * @param {HTMLElement} details
   * @param {NotesFile} file
   */
  async #fill(details, file) {
    if (details.querySelector("form, [aria-busy]")) return;
    const place = troubleLine({ "aria-busy": "true" });
    details.querySelector(".trouble")?.remove();
    details.append(place);
    try {
      place.replaceWith(this.#editor(await practice.notes(this.id, file.note_id)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      place.removeAttribute("aria-busy");
      place.replaceChildren(explain(error));
    }
  }

  /** @param {NotesText} file */
  #editor(file) {
    const trouble = troubleLine();
    const edited = { name: file.name, text: file.text, ...this.edits.get(file.note_id) };
    /**
     * @param {"name" | "text"} name
     * @returns {(event: Event) => void}
     */
    const keep = (name) => ({ target }) => {
      edited[name] = valueOf(target);
      this.edits.set(file.note_id, edited);
    };
    const save = h("button", { class: "primary", testid: "save-note" }, t("practice.save"));
    const remove = button([icon("remove"), t("practice.notes.delete"), hiddenText(` ${file.name}`)], {
      testid: "delete-note",
      onclick: () =>
        confirmDialog({
          title: t("practice.notes.delete_title", { name: file.name }),
          text: t("practice.notes.delete_text"),
          confirm: t("practice.notes.delete"),
          action: async () => {
            const course = await practice.deleteNotes(this.id, file.note_id);
            this.edits.delete(file.note_id);
            this.changed(course, t("practice.notes.deleted"));
          },
        }),
    });
    return form(
      { class: "fields file-editor" },
      (elements) =>
        attempt(save, trouble, async () => {
          if (!elements.text.value.trim()) return refuse(elements.text, trouble, t("practice.notes.empty"));
          const name = elements.name.value.trim() || file.name;
          const problem = sizeProblem({ name, text: elements.text.value });
          if (problem) return refuse(elements.text, trouble, problem.message);
          const course = await practice.changeNotes(this.id, file.note_id, { name, text: elements.text.value });
          this.edits.delete(file.note_id);
          this.changed(course, t("practice.saved"));
        }),
      textField("name", t("practice.notes.name"), { value: edited.name, dir: "auto", testid: "note-name", oninput: keep("name") }),
      areaField("text", t("practice.notes.text"), {
        value: edited.text,
        rows: 12,
        lang: this.course.language,
        testid: "note-text",
        oninput: keep("text"),
      }),
      trouble,
      h("div", { class: "actions" }, save, remove),
    );
  }

  #add() {
    const trouble = troubleLine();
    const save = h("button", { testid: "add-note" }, t("practice.notes.add_text"));
    /**
     * @param {"name" | "text"} name
     * @returns {(event: Event) => void}
     */
    const keep = (name) => ({ target }) => {
      this.draft[name] = valueOf(target);
    };
    const write = form(
      { class: "fields" },
      (elements) =>
        attempt(save, trouble, async () => {
          if (!elements.text.value.trim()) return refuse(elements.text, trouble, t("practice.notes.empty"));
          const notes = { name: elements.name.value.trim() || t("practice.notes.untitled"), text: elements.text.value };
          const problem = sizeProblem(notes);
          if (problem) return refuse(elements.text, trouble, problem.message);
          const course = await practice.addNotes(this.id, notes);
          this.draft = { name: "", text: "" };
          this.changed(course, t("practice.notes.added"));
        }),
      textField("name", t("practice.notes.name"), { value: this.draft.name, dir: "auto", testid: "new-note-name", oninput: keep("name") }),
      areaField("text", t("practice.notes.paste"), {
        value: this.draft.text,
        lang: this.course.language,
        testid: "new-note-text",
        oninput: keep("text"),
      }),
      trouble,
      h("div", { class: "actions" }, save),
    );
    const problems = h("div", { role: "alert", class: "picked" });
    return h(
      "section",
      { class: "panel add-notes", "aria-labelledby": "add-notes" },
      h("h3", { id: "add-notes" }, t("practice.notes.add")),
      filePicker((files) => this.#upload(files, problems)),
      problems,
      write,
      h("p", { class: "quiet small" }, t("practice.notes.what")),
    );
  }

  /**
   * @param {File[]} files
   * @param {HTMLElement} place
   */
  async #upload(files, place) {
    const { notes, problems } = await readAll(files);
    let course = null;
    try {
      for (const note of notes) course = await practice.addNotes(this.id, note);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      problems.push(explain(error));
    }
    if (course) this.changed(course, plural("practice.files.added", notes.length));
    const target = course ? find(this.main, ".add-notes .picked") : place;
    target.replaceChildren(...problems.map((problem) => h("p", { class: "trouble", testid: "file-problem" }, icon("wrong"), problem)));
  }

  #about() {
    return h("div", { class: "about-course" }, this.#topics(), this.#settings());
  }

  #topics() {
    const { course } = this;
    const trouble = troubleLine();
    const add = h("button", { testid: "add-topic" }, t("practice.topic.add"));
    /** @param {string[]} topics */
    const change = (topics) => practice.changeCourse(this.id, { name: course.name, language: course.language, topics });
    return h(
      "section",
      { "aria-labelledby": "course-topics" },
      h("h2", { id: "course-topics" }, t("practice.topics")),
      h("p", { class: "quiet small" }, t(course.found_topics.length ? "practice.topics.found" : "practice.topics.none")),
      h(
        "ul",
        { class: "chips" },
        course.found_topics.map((topic) => h("li", { class: "chip" }, ownText("span", course, topic))),
        course.named_topics.map((topic) =>
          h("li", { class: "chip own" }, ownText("span", course, topic), this.#dropTopic(topic, change, trouble))
        ),
      ),
      form(
        { class: "one-line" },
        (elements) =>
          attempt(add, trouble, async () => {
            const topic = elements.topic.value.trim();
            if (!topic) return refuse(elements.topic, trouble, t("practice.topic.empty"));
            this.changed(await change([...course.named_topics, topic]), t("practice.saved"));
          }),
        textField("topic", t("practice.topic.own"), { dir: "auto", maxlength: 120 }),
        add,
      ),
      trouble,
    );
  }

  /**
   * @param {string} topic
   * @param {(topics: string[]) => Promise<Course>} change
   * @param {HTMLElement} trouble
   */
  #dropTopic(topic, change, trouble) {
    const drop = button([icon("wrong"), hiddenText(t("practice.topic.remove", { topic }))], { class: "plain drop" });
    drop.addEventListener("click", () =>
      attempt(drop, trouble, async () => {
        this.changed(await change(this.course.named_topics.filter((other) => other !== topic)), t("practice.saved"));
      }));
    return drop;
  }

  #settings() {
    const { course } = this;
    const trouble = troubleLine();
    const save = h("button", { testid: "save-course" }, t("practice.save"));
    return h(
      "section",
      { "aria-labelledby": "course-settings" },
      h("h2", { id: "course-settings" }, t("practice.course.settings")),
      form(
        { class: "fields" },
        (elements) =>
          attempt(save, trouble, async () => {
            const name = elements.name.value.trim();
            if (!name) return refuse(elements.name, trouble, t("practice.course.name_missing"));
            this.changed(
              await practice.changeCourse(this.id, {
                name,
                language: elements.language.value || course.language,
                topics: course.named_topics,
              }),
              t("practice.saved"),
            );
          }),
        textField("name", t("practice.course.name"), { value: course.name, dir: "auto", maxlength: 200, testid: "course-name" }),
        this.#languageField(),
        trouble,
        h(
          "div",
          { class: "actions" },
          save,
          button([icon("remove"), t("practice.course.delete")], { class: "plain", testid: "delete-course", onclick: () => this.#delete() }),
        ),
      ),
    );
  }

  #languageField() {
    const { language } = this.course;
    return language === UNDETERMINED
      ? languageField(this.languages, "", t("practice.language.none"))
      : languageField([...this.languages, language], language);
  }

  #delete() {
    const { course } = this;
    confirmDialog({
      title: t("practice.course.delete_title", { name: course.name }),
      text: t("practice.course.delete_text", { files: number(course.notes) }),
      confirm: t("practice.course.delete"),
      action: async () => {
        await practice.deleteCourse(this.id);
        this.go(screens.home, { note: t("practice.course.deleted", { name: course.name }) });
      },
    });
  }
}
