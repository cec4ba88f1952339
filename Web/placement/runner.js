import { paths } from "../api.js";
import { announce, focusHeading } from "../dom.js";
import { focusTask, placeQuestion, showText, uncoverText } from "../formats/beside_text.js";
import { makeQuestion } from "../formats/index.js";
import { outbox } from "../outbox.js";
import { SavingStatus } from "../taking/saving.js";
import { Settling } from "../taking/settling.js";
import { shortcutsOn, watchKeys } from "../widgets/keys.js";
import { showProblem } from "../widgets/problem.js";
import { t } from "../words.js";
import { openFinishDialog } from "./finish_dialog.js";
import { makeFrame, showListeningNotice, showProgress } from "./frame.js";

/** @import { Go, OutboxRefusal, PageProblem } from "../types/page.d.ts" */
/** @import { Session } from "./session.js" */

/** Milliseconds that Leave waits for the last answer to be saved, before it says that the answer still waits. */
const LONGEST_LEAVE = 2_000;

/** @param {number} milliseconds */
function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * A running placement test. It shows one question at a time.
 * @template {Session} [Kind=Session]
 */
export class Runner {
  /** @type {ReturnType<typeof makeFrame>} */
  parts;
  /** @type {ReturnType<typeof makeQuestion>} */
  question;
  /** @type {PageProblem | null} */
  problem = null;
  over = false;

  /**
   * @param {HTMLElement} main
   * @param {Kind} session
   * @param {AbortSignal} signal
   * @param {Go} go
   */
  constructor(main, session, signal, go) {
    this.main = main;
    this.settling = new Settling(main);
    this.session = session;
    this.signal = signal;
    this.go = go;
    outbox.rest();
    this.saving = new SavingStatus(signal);
  }

  /** Shows the test, and handles events until the signal aborts. */
  start() {
    const { signal } = this;
    this.session.times.measure(signal);
    this.draw();
    watchKeys({ signal, question: () => this.question, primary: () => this.primary() });
    outbox.onRefused((refusal) => this.refused(refusal), signal);
    window.addEventListener("pagehide", () => this.keep(), { signal });
    signal.addEventListener("abort", () => {
      this.keep();
      this.question.stop?.();
    });
  }

  /** Keeps a typed answer and the times, unless the attempt is over. */
  keep() {
    if (this.problem || this.over) return;
    this.question?.commit();
    this.session.times.keep();
  }

  draw() {
    if (this.problem) return showProblem(this.main, this.problem);
    this.keep();
    this.parts = makeFrame(this.session, {
      back: () => this.back(),
      unknown: () => this.unknown(),
      primary: () => this.primary(),
      leave: () => this.leave(),
      finish: () => this.finish(),
      shortcuts: () => this.markShortcuts(),
    });
    this.main.replaceChildren(this.parts.root);
    this.saving.showIn(this.parts.status);
    this.show();
    uncoverText(this.parts.section);
  }

  /** Draws the current question. Returns whether its text was on the page already. */
  show() {
    const { session, parts } = this;
    this.settling.begin();
    this.question?.stop?.();
    this.question = makeQuestion(session, {
      changed: () => this.changed(),
      completed: () => this.parts.primary.focus(),
      listening: (available) => this.listening(available),
    });
    session.times.start(session.item);
    const textStays = placeQuestion(parts.body, this.question.nodes, this.question.text);
    showProgress(parts, session);
    document.title = t("page.title", { page: parts.title.textContent });
    showListeningNotice(parts, session, () => this.listening(true));
    this.markShortcuts();
    this.refresh();
    return textStays;
  }

  markShortcuts() {
    this.parts.root.classList.toggle("no-shortcuts", !shortcutsOn());
  }

  /** The answer on the screen has changed. */
  changed() {
    this.refresh();
  }

  refresh() {
    const { parts, session, question } = this;
    const action = question.action();
    const isLater = action === "skip";
    const last = action !== "submit" && session.neighbour(1) < 0;
    parts.primary.textContent = t(last ? "runner.end" : isLater ? "me.later" : `runner.${action}`);
    parts.primary.classList.toggle("later", isLater);
    parts.note.textContent = isLater && session.index === 0 ? t("me.later.what") : "";
    parts.primary.disabled = action === "submit" && !question.ready();
    parts.back.disabled = session.neighbour(-1) < 0;
    parts.unknown.hidden = session.isSkipped(session.item);
  }

  primary() {
    if (this.problem || this.parts.primary.disabled) return;
    if (this.question.action() === "skip" && !this.settling.isOver) return;
    this.question.commit();
    this.forward();
  }

  unknown() {
    if (!this.settling.isOver) return;
    this.question.stop?.();
    this.session.answer(this.session.item, { dont_know: true });
    if (this.session.neighbour(1) < 0) this.show();
    this.forward();
  }

  forward() {
    const next = this.session.neighbour(1);
    if (next < 0) this.finish();
    else this.goTo(next);
  }

  back() {
    this.question.commit();
    this.goTo(this.session.neighbour(-1));
  }

  /** @param {number} index */
  goTo(index) {
    this.session.moveTo(index);
    if (this.show()) return focusTask(this.parts.body);
    focusHeading(this.parts.root);
    showText(this.parts.section);
  }

  /** @param {boolean} available */
  listening(available) {
    this.session.setListening(available);
    this.show();
    focusHeading(this.parts.root);
    announce(t(available ? "listening.back_in" : "listening.skipped.title"));
  }

  async leave() {
    this.question.commit();
    await Promise.race([outbox.flush(), wait(LONGEST_LEAVE)]);
    if (this.signal.aborted) return;
    const safe = this.session.unsaved() === 0;
    this.go("/", { note: t(safe ? "leave.saved" : "leave.waiting") });
  }

  finish() {
    this.question.commit();
    this.refresh();
    this.cover(openFinishDialog(this.session, {
      goTo: (index) => this.goTo(index),
      finished: () => this.ended(),
      failed: (error) => this.explain(error.status),
    }));
  }

  /**
   * The time of a question does not run while a dialog covers it.
   * @param {HTMLDialogElement} dialog
   */
  cover(dialog) {
    this.session.times.pause();
    dialog.addEventListener("close", () => {
      if (!this.problem && !this.over) this.session.times.start(this.session.item);
    });
  }

  ended() {
    this.over = true;
    this.session.forgetEverything();
    this.go(`/result/${encodeURIComponent(this.session.id)}`, { replace: true });
  }

  /**
   * @param {OutboxRefusal} refusal
   * @returns {boolean | void} whether the page need not say that an answer was refused
   */
  refused({ entry, status }) {
    if (!entry.path.startsWith(paths.attempt(this.session.id))) return;
    // NB: a server of an earlier version does not know of readings. The test goes on.
    if (entry.path === paths.readings(this.session.id) && status === 404) return true;
    if (status === 409 || status === 404 || status === 401 || status === 403) {
      this.explain(status);
      return;
    }
    const item = this.session.refuse(entry.path);
    if (item === this.session.item) this.show();
  }

  /**
   * The attempt is finished or deleted: says so once, and stops sending.
   * @param {number} status
   */
  explain(status) {
    this.question.stop?.();
    this.session.forgetEverything();
    const isFinished = status === 409;
    this.problem = isFinished ? { kind: "finished", result: `/result/${encodeURIComponent(this.session.id)}` } : { kind: "attempt" };
    showProblem(this.main, this.problem);
    focusHeading(this.main);
  }
}
