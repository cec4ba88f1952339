import { ApiError } from "../api.js";
import { announce, button, focusHeading, h } from "../dom.js";
import { focusTask, placeQuestion, showText } from "../formats/beside_text.js";
import { makeQuestion } from "../formats/index.js";
import { outbox } from "../outbox.js";
import { makeFrame, showPlace } from "../taking/frame.js";
import { SavingStatus } from "../taking/saving.js";
import { Settling } from "../taking/settling.js";
import { shortcutsOn, watchKeys } from "../widgets/keys.js";
import { showProblem } from "../widgets/problem.js";
import { number, plural, t } from "../words.js";
import { paths, server } from "./api.js";
import { feedback } from "./feedback.js";
import { runningTest } from "./running_test.js";
import { DrillSession } from "./session.js";
import { summary } from "./summary.js";

/** @import { Go, OutboxDelivery, OutboxRefusal, PageProblem } from "../types/page.d.ts" */
/** @import { DrillReceipt } from "../types/drills.d.ts" */
/** @import { ShownQuestion } from "../types/questions.d.ts" */

/** Milliseconds that the check of an answer may take before the page mentions it. */
const DELAY = 400;
/** Milliseconds until the page asks again for a drill that it could not load. */
const RETRY = 3_000;

/** A running drill: one question at a time, the review of each answer below it, and a summary at the end. */
export class DrillRunner {
  /** @type {ReturnType<typeof makeFrame> & { note: HTMLElement, unknown: HTMLElement }} */
  parts;
  /** The question that takes an answer; null once it is sent.
   * @type {ShownQuestion | null}
   */
  question = null;
  /** @type {PageProblem | null} */
  problem = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  slowTimer;
  isSlow = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  retryTimer;
  isLooking = false;

  /**
   * @param {HTMLElement} main
   * @param {DrillSession} session
   * @param {AbortSignal} signal
   * @param {Go} go
   */
  constructor(main, session, signal, go) {
    this.main = main;
    this.settling = new Settling(main);
    this.session = session;
    this.signal = signal;
    this.go = go;
    this.isOver = session.isDone;
    outbox.rest();
    this.saving = new SavingStatus(signal);
  }

  start() {
    const { signal } = this;
    this.draw();
    watchKeys({ signal, question: () => this.question ?? {}, primary: () => this.primary() });
    outbox.onDelivered((delivery) => this.delivered(delivery), signal);
    outbox.onRefused((refusal) => this.refused(refusal), signal);
    outbox.onChange(() => this.followOutbox(), signal);
    window.addEventListener("storage", () => this.followOutbox(), { signal });
    window.addEventListener("pagehide", () => this.question?.commit(), { signal });
    signal.addEventListener("abort", () => {
      clearTimeout(this.retryTimer);
      this.stopQuestion();
    });
    if (outbox.waiting(paths.drill(this.session.id)).length) outbox.flush();
  }

  /** Draws the question or the summary again, for example in another interface language. */
  draw() {
    if (this.problem) return showProblem(this.main, this.problem);
    if (this.isOver) return this.showSummary();
    const note = h("p", { class: "runner-note small", testid: "note" });
    const unknown = button(t("runner.unknown"), { testid: "dont-know", onclick: () => this.unknown() });
    const { drill, target } = this.session;
    const frame = makeFrame({
      name: drill.language_name,
      target,
      max: this.session.items.length,
      progressLabel: "question-title",
      finish: { label: t("drill.stop"), testid: "stop" },
      keys: ["choose", "tiles", "enter"].map((row) => t(`keys.${row}`)),
      buttons: [note, unknown],
      kind: "drill",
    }, {
      back: () => this.goTo(this.session.index - 1),
      primary: () => this.primary(),
      leave: () => this.go("/"),
      finish: () => this.end(),
      shortcuts: () => this.markShortcuts(),
    });
    this.parts = { ...frame, note, unknown };
    this.main.replaceChildren(frame.root);
    this.saving.showIn(frame.status);
    this.show();
  }

  /** Draws the current question, or its review. Returns whether its text was on the page already. */
  show() {
    const { parts, session } = this;
    const { item } = session;
    this.stopQuestion();
    const title = t("runner.question", { number: number(item.number), count: number(session.items.length) });
    showPlace(parts, title, item.number, item.number / session.items.length);
    document.title = t("page.title", { page: title });
    parts.section.dataset.format = item.format;
    parts.section.dataset.number = String(item.number);
    const seen = this.seenBefore();
    const { nodes, text } = item.review ? feedback(item.review, session.target) : this.makeQuestion();
    const textStays = placeQuestion(parts.body, [...(seen ? [seen] : []), ...nodes], text);
    this.markShortcuts();
    this.refresh();
    return textStays;
  }

  /** A sentence about questions that the learner has seen: about all of them at the first question, and else about this one. */
  seenBefore() {
    const { repeated, item, index } = this.session;
    if (index === 0 && repeated.size) return h("p", { class: "notice", testid: "repeated" }, plural("drill.repeated", repeated.size));
    return repeated.has(item.item_id) ? h("p", { class: "quiet small" }, t("drill.seen_before")) : null;
  }

  makeQuestion() {
    const made = makeQuestion(this.session, {
      changed: () => this.refresh(),
      completed: () => this.parts.primary.focus(),
      listening: () => this.unknown(),
    });
    const isOpen = this.session.stateOf(this.session.item) === "open";
    this.question = isOpen ? made : null;
    if (!isOpen) made.stop?.();
    return made;
  }

  stopQuestion() {
    clearTimeout(this.slowTimer);
    this.isSlow = false;
    this.question?.commit();
    this.question?.stop?.();
    this.question = null;
  }

  refresh() {
    if (this.problem || this.isOver) return;
    const { parts, session, question } = this;
    const state = session.stateOf(session.item);
    const isOffline = outbox.state === "waiting";
    parts.body.inert = state === "sent";
    parts.primary.textContent = t(
      state === "open" ? "drill.check" : this.isWaiting ? "runner.waiting" : session.isLast ? "drill.end" : "runner.next",
    );
    parts.primary.disabled = state === "open" && !isReady(question);
    parts.primary.setAttribute("aria-disabled", String(this.isWaiting));
    parts.unknown.hidden = state !== "open";
    parts.back.disabled = session.index === 0;
    const note = state === "sent" && isOffline
      ? t(outbox.isReached ? "drill.delayed" : "drill.offline")
      : state === "sent" && this.isSlow
      ? t("drill.checking")
      : "";
    if (parts.note.textContent === note) return;
    parts.note.textContent = note;
    if (note) announce(note);
  }

  /** Whether the page waits for the check of the answer. Without a connection it does not wait: the learner can go on. */
  get isWaiting() {
    return this.session.stateOf(this.session.item) === "sent" && outbox.state !== "waiting";
  }

  primary() {
    if (this.problem || this.isOver || this.parts.primary.disabled || this.isWaiting) return;
    const { session, question } = this;
    if (session.stateOf(session.item) !== "open") {
      if (!this.settling.isOver) return;
      if (session.isLast) this.end();
      else this.goTo(session.index + 1);
      return;
    }
    question?.commit();
    if (session.item.answer) this.send(session.item.answer);
  }

  unknown() {
    if (this.session.stateOf(this.session.item) === "open") this.send({ dont_know: true });
  }

  /** @param {import("../types/placement.d.ts").Answer} answer */
  send(answer) {
    this.question?.stop?.();
    this.question = null;
    this.session.send(this.session.item, answer);
    this.slowTimer = setTimeout(() => {
      this.isSlow = true;
      this.refresh();
    }, DELAY);
    this.refresh();
    this.parts.primary.focus();
  }

  followOutbox() {
    this.refresh();
    if (this.session.lacksReply && !this.problem) this.lookAgain();
  }

  /** Loads the drill again, because another tab has sent an answer and got its review. */
  async lookAgain() {
    if (this.isLooking) return;
    this.isLooking = true;
    clearTimeout(this.retryTimer);
    try {
      const drill = await server.drill(this.session.id);
      if (!this.problem && !this.signal.aborted) this.takeOver(new DrillSession(drill));
    } catch (error) {
      this.lookLater(error);
    } finally {
      this.isLooking = false;
    }
  }

  /** @param {unknown} error */
  lookLater(error) {
    if (!(error instanceof ApiError)) throw error;
    if (this.signal.aborted) return;
    if (error.worthRetrying) this.retryTimer = setTimeout(() => this.lookAgain(), RETRY);
    else this.explain();
  }

  /**
   * Shows a newer state of the drill at the same question.
   * @param {DrillSession} session
   */
  takeOver(session) {
    const { index } = this.session;
    this.stopQuestion();
    this.session = session;
    session.index = index;
    this.draw();
    if (!this.isOver) this.parts.body.querySelector("h2")?.focus();
  }

  /** @param {OutboxDelivery} delivery */
  delivered({ entry, receipt }) {
    if (this.problem) return;
    const item = this.session.receive(entry.path, /** @type {DrillReceipt} */ (/** @type {unknown} */ (receipt)));
    if (!item) return;
    if (this.isOver) {
      this.draw();
    } else if (item === this.session.item) {
      this.settling.begin();
      this.show();
      this.parts.body.querySelector("h2")?.focus();
    }
  }

  /** @param {number} index */
  goTo(index) {
    this.stopQuestion();
    this.session.index = index;
    if (this.show()) return focusTask(this.parts.body);
    focusHeading(this.parts.root);
    showText(this.parts.section);
  }

  /** Ends the drill here, or after its last question. */
  end() {
    this.stopQuestion();
    this.isOver = true;
    this.showSummary();
    focusHeading(this.main);
  }

  showSummary() {
    document.title = t("page.title", { page: t("drill.title") });
    this.main.replaceChildren(summary(this.session, (path, options) => this.leave(path, options)));
  }

  /**
   * Goes on in the same drill if it is the one that starts, and else to another address. A drill without an open question stays at its summary.
   * @type {Go}
   */
  leave(path, options) {
    if (path !== location.pathname) return this.go(path, options);
    const open = this.session.items.findIndex((item) => this.session.stateOf(item) === "open");
    this.isOver = open < 0;
    if (!this.isOver) this.session.index = open;
    this.draw();
    focusHeading(this.main);
  }

  markShortcuts() {
    this.parts.root.classList.toggle("no-shortcuts", !shortcutsOn());
  }

  /**
   * @param {OutboxRefusal} refusal
   * @returns {boolean | void}
   */
  refused({ entry, status, kind }) {
    if (!entry.path.startsWith(`${paths.drill(this.session.id)}/`)) return;
    const item = this.session.refuse(entry.path);
    if (kind === "test-in-progress") return this.explainTest();
    if ([401, 403, 404].includes(status)) this.explain();
    else if (this.isOver) this.draw();
    else if (item === this.session.item) this.show();
  }

  /**
   * A test in the language has begun, and practice would show its answers. The words stand above the question or the summary. Returns true,
   * so that no other words about the refusal appear.
   */
  explainTest() {
    if (this.isOver) this.draw();
    else this.show();
    const place = this.isOver ? this.main.firstElementChild : this.parts.body;
    place?.prepend(h("p", { class: "notice", role: "alert", testid: "test-in-progress" }, ...runningTest(this.session.drill.language_id)));
    return true;
  }

  /** The drill is deleted, or belongs to another profile. */
  explain() {
    this.problem = { kind: "attempt" };
    this.draw();
    focusHeading(this.main);
  }
}

/** @param {ShownQuestion | null} question */
function isReady(question) {
  const action = question?.action();
  return action === "next" || (action === "submit" && question?.ready() === true);
}
