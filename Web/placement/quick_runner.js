import { api, ApiError, paths } from "../api.js";
import { announce, focusHeading } from "../dom.js";
import { outbox } from "../outbox.js";
import { t } from "../words.js";
import { showProgress } from "./frame.js";
import { openQuickFinishDialog } from "./quick_finish_dialog.js";
import { QuickSession } from "./quick_session.js";
import { Runner } from "./runner.js";

/** @import { OutboxDelivery, OutboxRefusal } from "../types/page.d.ts" */
/** @import { Attempt, Item } from "../types/placement.d.ts" */

/** Milliseconds that the reply of the server may take before the page mentions it. */
const DELAY = 400;
/** Milliseconds until the page asks again for an attempt that it could not load. */
const RETRY = 3_000;
/** Problems of an answer when the test went on in another tab. */
const WENT_ON = new Set(["answer-used", "question-not-asked"]);

/**
 * A running quick test. The server chooses each question by the answers before it, so the page waits for the reply to an answer.
 * @extends {Runner<QuickSession>}
 */
export class QuickRunner extends Runner {
  isWaiting = false;
  /** Whether the page says that it waits. It does not mention short waits. */
  isSlow = false;
  isLooking = false;
  /** A sentence about the question on the screen, until the next question. */
  remark = "";
  /**
   * The question on the screen.
   * @type {Item | null}
   */
  shown = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  slowTimer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  retryTimer;

  /** @override */
  start() {
    super.start();
    const { signal } = this;
    outbox.onDelivered((delivery) => this.delivered(delivery), signal);
    outbox.onChange(() => this.followOutbox(), signal);
    window.addEventListener("storage", () => this.followOutbox(), { signal });
    signal.addEventListener("abort", () => this.stopWaiting());
    if (this.session.unsaved()) this.wait();
  }

  /** @override */
  show() {
    this.shown = this.session.item;
    return super.show();
  }

  /** @override */
  changed() {
    // While the page waits, a changed answer replaces the answer that was sent.
    if (this.isWaiting && this.session.isNew(this.session.item)) this.session.send(this.session.item);
    this.refresh();
  }

  /** @override */
  refresh() {
    const { parts, session, question, isWaiting } = this;
    const action = question.action();
    const ready = action === "next" || (action === "submit" && question.ready());
    parts.primary.disabled = !ready && !isWaiting;
    parts.primary.textContent = t(this.isSlow ? "runner.waiting" : this.atEnd() ? "runner.end" : "runner.next");
    parts.back.disabled = isWaiting || session.neighbour(-1) < 0;
    parts.unknown.hidden = session.isSkipped(session.item);
    for (const one of [parts.primary, parts.unknown]) one.setAttribute("aria-disabled", String(isWaiting));
    parts.note.textContent = this.note();
  }

  atEnd() {
    return this.session.complete && !this.session.isNew(this.session.item);
  }

  /** The sentence above the buttons. */
  note() {
    const { session } = this;
    if (this.isSlow) return t(outbox.state !== "waiting" ? "quick.waiting" : outbox.isReached ? "quick.delayed" : "quick.offline");
    if (this.remark || this.isWaiting) return this.remark;
    if (!session.isLastAnswered) return "";
    if (session.complete) return t("quick.enough");
    return session.answered > 1 ? t("quick.last_answer") : t("quick.first_answer");
  }

  /** @override */
  primary() {
    if (this.problem || this.isWaiting || this.parts.primary.disabled) return;
    this.question.commit();
    const { session } = this;
    if (session.isNew(session.item)) this.send();
    else if (session.neighbour(1) >= 0) this.goTo(session.neighbour(1));
    else if (session.complete) this.finish();
    else this.expectReply();
  }

  send() {
    this.session.send(this.session.item);
    this.wait();
  }

  /** @override */
  unknown() {
    if (this.isWaiting || !this.settling.isOver) return;
    this.session.sendUnknown(this.session.item);
    this.show();
    this.wait();
  }

  /**
   * @override
   * @param {number} index
   */
  goTo(index) {
    this.remark = "";
    super.goTo(index);
  }

  /**
   * @override
   * @param {boolean} available
   */
  listening(available) {
    super.listening(available);
    this.wait();
  }

  /** Keeps the question on the screen until the server says how the test goes on. */
  wait() {
    if (this.isWaiting) return;
    this.isWaiting = true;
    this.slowTimer = setTimeout(() => this.explainWait(), DELAY);
    this.refresh();
  }

  stopWaiting() {
    clearTimeout(this.slowTimer);
    clearTimeout(this.retryTimer);
    this.isWaiting = false;
    this.isSlow = false;
  }

  /** Waits for a reply that has not come yet. If no answer is on its way, asks for the attempt instead. */
  expectReply() {
    this.wait();
    this.followOutbox();
  }

  /** Says that the page waits, and announces each reason once. */
  explainWait() {
    if (this.problem) return;
    const before = this.parts.note.textContent;
    this.isSlow = true;
    this.refresh();
    const now = this.parts.note.textContent ?? "";
    if (now !== before) announce(now);
  }

  followOutbox() {
    if (!this.isWaiting || this.problem || this.over) return;
    // Another tab may have sent the answer. Its reply went there.
    if (!this.session.unsaved()) this.lookAgain("");
    else if (this.isSlow || outbox.state === "waiting") this.explainWait();
  }

  /** @param {OutboxDelivery} delivery */
  delivered({ entry, receipt }) {
    const { session } = this;
    if (this.problem || this.over || receipt.next === undefined || !entry.path.startsWith(paths.attempt(session.id))) return;
    if (this.isWaiting) this.question.commit();
    // A newer answer is on its way, and only its reply counts.
    if (session.unsaved()) return;
    session.take(receipt);
    if (this.isWaiting || session.item !== this.shown) this.goOn();
    else this.refresh();
  }

  /** Shows the next question, or offers the result. */
  goOn() {
    const { session } = this;
    this.stopWaiting();
    if (!session.complete) return this.goTo(session.items.length - 1);
    session.moveTo(session.items.length - 1);
    if (session.item === this.shown) showProgress(this.parts, session);
    else this.show();
    if (!document.querySelector("dialog[open]")) this.finish();
  }

  /** @override */
  finish() {
    const { session } = this;
    this.question.commit();
    const hasAnswer = session.isNew(session.item) && this.question.ready();
    if (hasAnswer) session.send(session.item);
    this.refresh();
    this.cover(openQuickFinishDialog(session, { finished: () => this.ended(), failed: (error) => this.explain(error.status) }));
  }

  /**
   * @override
   * @param {OutboxRefusal} refusal
   */
  refused(refusal) {
    const isOurs = refusal.entry.path.startsWith(paths.attempt(this.session.id));
    if (isOurs && WENT_ON.has(refusal.kind ?? "")) {
      this.wait();
      this.lookAgain(t("quick.went_on"));
      return true;
    }
    if (isOurs) this.stopWaiting();
    return super.refused(refusal);
  }

  /**
   * Loads the attempt again, and shows the question at which it stands.
   * @param {string} remark
   */
  async lookAgain(remark) {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      const attempt = await api.attempt(this.session.id);
      if (this.problem || this.over || this.signal.aborted) return;
      if (attempt.status === "finished") this.explain(409);
      else this.startOver(attempt, remark);
    } catch (error) {
      this.lookLater(error, remark);
    } finally {
      this.isLooking = false;
    }
  }

  /**
   * @param {unknown} error
   * @param {string} remark
   */
  lookLater(error, remark) {
    if (!(error instanceof ApiError)) throw error;
    if (this.signal.aborted) return;
    clearTimeout(this.retryTimer);
    if (error.worthRetrying) this.retryTimer = setTimeout(() => this.lookAgain(remark), RETRY);
    else this.explain(error.status);
  }

  /**
   * @param {Attempt} attempt
   * @param {string} remark
   */
  startOver(attempt, remark) {
    this.stopWaiting();
    this.keep();
    this.session.times.pause();
    this.session = new QuickSession(attempt);
    this.session.times.measure(this.signal);
    this.remark = remark;
    this.draw();
    focusHeading(this.parts.root);
    if (remark) announce(remark);
  }

  /**
   * @override
   * @param {number} status
   */
  explain(status) {
    this.stopWaiting();
    super.explain(status);
  }
}
