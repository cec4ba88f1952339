import { ApiError } from "../api.js";
import { focusHeading, foreign } from "../dom.js";
import { outbox } from "../outbox.js";
import { SavingStatus } from "../taking/saving.js";
import { Settling } from "../taking/settling.js";
import { Stopwatch } from "../taking/stopwatch.js";
import { watchKeys } from "../widgets/keys.js";
import { showProblem } from "../widgets/problem.js";
import { t } from "../words.js";
import { paths, practice, screens } from "./api.js";
import { withFormulas } from "./formulas.js";
import { makeFrame, showProgress } from "./frame.js";
import { optionList } from "./options.js";
import { ADVANCE_AFTER, advancesByItself } from "./pace.js";
import { Session } from "./session.js";
import { openSheet } from "./sheet.js";
import { openSubmitDialog } from "./submit_dialog.js";
import { typedAnswer } from "./typed_answer.js";

/** @import { ScreenContext } from "../types/page.d.ts" */
/** @import { OpenTest, Question, Test } from "../types/practice.d.ts" */

/** A running practice test. It shows one question at a time. */
export class Taking {
  /** @type {ReturnType<typeof makeFrame>} */
  parts;
  /** @type {ReturnType<typeof optionList> | ReturnType<typeof typedAnswer> | undefined} */
  answer;
  over = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;

  /**
   * @param {Pick<ScreenContext, "main" | "signal" | "go">} screen
   * @param {OpenTest} test
   * @param {(test: Test) => void} changed
   */
  constructor({ main, signal, go }, test, changed) {
    this.main = main;
    this.settling = new Settling(main);
    this.go = go;
    this.changed = changed;
    this.session = new Session(test);
    this.ending = new AbortController();
    signal.addEventListener("abort", () => this.#leave(), { once: true });
    this.watch = new Stopwatch(this.ending.signal);
    outbox.rest();
    this.saving = new SavingStatus(this.ending.signal);
    this.draw();
    this.#listen(this.ending.signal);
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    watchKeys({ signal, question: () => ({ key: (_event, symbol) => this.#key(symbol) }), primary: () => this.#primary() });
    outbox.onRefused(({ entry }) => {
      if (entry.path.startsWith(paths.test(this.session.id))) this.#lookAgain();
    }, signal);
    document.addEventListener("visibilitychange", () => (document.hidden ? this.#keep() : this.#lookAgain()), { signal });
    window.addEventListener("pagehide", () => this.#keep(), { signal });
    window.addEventListener("storage", (event) => this.#otherTab(event), { signal });
  }

  draw() {
    if (this.over) return;
    this.answer?.commit();
    this.watch.read();
    this.parts = makeFrame(this.session, {
      back: () => this.#step(-1),
      primary: () => this.#primary(),
      leave: () => this.go(screens.home, { note: this.#farewell() }),
      flag: () => this.#flag(),
      sheet: () => this.#dialog((goTo) => openSheet(this.session, goTo)),
      finish: () => this.#submit(),
    });
    // A second tap can hit the next question before anybody has read it. That tap must neither answer nor skip it.
    this.parts.root.addEventListener("click", (event) => {
      const hit = event.target instanceof Element && event.target.closest(".option, .bar button");
      if (!this.settling.isOver && event.detail > 0 && hit) event.preventDefault();
    }, { capture: true });
    this.main.replaceChildren(this.parts.root);
    this.saving.showIn(this.parts.status);
    this.#show();
  }

  #show() {
    const { session, parts } = this;
    const { question } = session;
    this.answer?.stop();
    this.answer = question.format === "typed"
      ? typedAnswer(question, session.target, { typed: (text) => this.#type(question, text) })
      : optionList(question, session.target, { labelledby: "stem", chosen: (index, byArrow) => this.#choose(index, byArrow) });
    parts.body.replaceChildren(
      foreign("p", session.target, { class: "stem", id: "stem", testid: "stem" }, withFormulas(question.prompt, question)),
      this.answer.node,
    );
    showProgress(parts, session);
    document.title = t("page.title", { page: parts.title.textContent });
    this.watch.start(question);
  }

  /**
   * @param {number} index
   * @param {boolean} byArrow
   */
  #choose(index, byArrow) {
    const { session } = this;
    this.watch.read();
    session.question.answer = index;
    session.keep(session.question);
    showProgress(this.parts, session);
    this.#stay();
    if (!byArrow && advancesByItself() && !session.isLast) this.timer = setTimeout(() => this.#step(1), ADVANCE_AFTER);
  }

  /**
   * @param {Question} question
   * @param {string} text
   */
  #type(question, text) {
    if (this.over) return;
    this.watch.read();
    question.text = text;
    this.session.keep(question);
    showProgress(this.parts, this.session);
  }

  /** Cancels the move to the next question. */
  #stay() {
    clearTimeout(this.timer);
  }

  #primary() {
    if (this.over || !this.settling.isOver) return;
    if (this.session.isLast) this.#submit();
    else this.#step(1);
  }

  /** @param {number} by */
  #step(by) {
    this.#goTo(this.session.index + by);
  }

  /** @param {number} index */
  #goTo(index) {
    if (this.over || !this.session.questions[index]) return;
    this.#keep();
    this.settling.begin();
    const wasTyping = this.answer?.field === document.activeElement;
    this.session.moveTo(index);
    this.#show();
    // A learner who types goes on typing. The keyboard of a phone stays open.
    if (wasTyping && this.answer?.field) this.answer.field.focus();
    else focusHeading(this.parts.root);
  }

  #flag() {
    const { session } = this;
    this.watch.read();
    session.question.flagged = !session.question.flagged;
    session.keep(session.question);
    showProgress(this.parts, session);
  }

  /** @param {string | null} symbol */
  #key(symbol) {
    if (symbol === "F") {
      this.#flag();
      return true;
    }
    return this.settling.isOver && (this.answer?.key(symbol) ?? false);
  }

  /**
   * The time of a question does not run while a dialog covers it.
   * @param {(goTo: (index: number) => void) => HTMLDialogElement} open
   */
  #dialog(open) {
    this.#keep();
    this.watch.stop();
    const dialog = open((index) => this.#goTo(index));
    dialog.addEventListener("close", () => {
      if (!this.over) this.watch.start(this.session.question);
    });
  }

  #submit() {
    this.#dialog((goTo) =>
      openSubmitDialog(this.session, { goTo, submitted: (test) => this.#end(test), refused: () => this.#lookAgain() })
    );
  }

  /** Sends the time of the question that the learner leaves. */
  #keep() {
    if (this.over) return;
    this.#stay();
    this.answer?.commit();
    const before = this.session.question.milliseconds;
    this.watch.read();
    if (this.session.question.milliseconds !== before) this.session.keep(this.session.question);
  }

  #leave() {
    this.#keep();
    this.#stop();
  }

  #stop() {
    this.over = true;
    this.#stay();
    this.answer?.stop();
    this.watch.stop();
    this.ending.abort();
  }

  #farewell() {
    this.#keep();
    return t(outbox.state === "waiting" ? "leave.waiting" : "leave.saved");
  }

  /** @param {Test} test */
  #end(test) {
    this.session.forget();
    this.#stop();
    /** @type {HTMLDialogElement | null} */
    const dialog = document.querySelector("dialog[open]");
    dialog?.close();
    this.changed(test);
  }

  /** Checks whether the test has changed in another tab or on another device. */
  async #lookAgain() {
    const { changes } = this.session;
    let test;
    try {
      test = await practice.test(this.session.id);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404 && !this.over) this.#gone();
      return;
    }
    if (this.over) return;
    // NB: letters that were typed meanwhile are not kept yet. They are newer than what the server knows.
    this.answer?.commit();
    if (test.status !== "in_progress") return this.#end(test);
    if (this.session.changes === changes) this.session.merge(test);
    this.#refresh();
  }

  #gone() {
    this.session.forget();
    this.#stop();
    showProblem(this.main, { kind: "attempt" });
    focusHeading(this.main);
  }

  /** @param {StorageEvent} event */
  #otherTab(event) {
    if (this.over || !event.newValue || !event.key?.includes(paths.test(this.session.id))) return;
    this.answer?.commit();
    if (this.session.hear(JSON.parse(event.newValue))) this.#refresh();
  }

  #refresh() {
    this.answer?.show(this.session.question);
    showProgress(this.parts, this.session);
  }
}
