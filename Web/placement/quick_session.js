import { Session } from "./session.js";

/** @import { Answer, Attempt, Item, Receipt } from "../types/placement.d.ts" */

/**
 * One attempt of a quick test. Its questions are those asked so far, and the open one at the end. An answer is sent when the learner goes
 * on, because the server chooses the next question by it. Only the last answer that was sent can still change.
 */
export class QuickSession extends Session {
  /**
   * The answers that the server or the outbox has, as texts, by the id of the question.
   * @type {Map<string, string>}
   */
  #sent = new Map();

  /** @param {Attempt} attempt */
  constructor(attempt) {
    super(attempt);
    for (const item of this.items) if (item.answer) this.#sent.set(item.item_id, JSON.stringify(item.answer));
    for (const item of this.items.slice(this.#lastSent)) this.#layDraftOver(item);
    this.index = this.items.length - 1;
  }

  /** The number of answers that were sent. */
  get answered() {
    return this.#sent.size;
  }

  /** Whether no question is left and nothing waits to change that. */
  get complete() {
    return this.attempt.complete;
  }

  /** Whether the question on the screen is the last one that was answered. */
  get isLastAnswered() {
    return this.index === this.answered - 1;
  }

  /** @override */
  listeningItems() {
    return [];
  }

  /**
   * As in a full test, without the answers that can no longer change.
   * @override
   * @param {number} step
   */
  neighbour(step) {
    const index = super.neighbour(step);
    return index < this.#lastSent ? -1 : index;
  }

  /**
   * A quick test resumes at its open question, so the server need not know the position.
   * @override
   * @param {number} index
   */
  moveTo(index) {
    this.index = index;
  }

  /**
   * Keeps an answer in this browser until the learner goes on. A text that was deleted is no answer.
   * @override
   * @param {Item} item
   * @param {Answer} answer
   */
  answer(item, answer) {
    item.answer = answer.dont_know ? null : answer;
    if (answer.choice) this.saveDraft(item, { choice: answer.choice });
  }

  /**
   * @override
   * @param {Item} item
   */
  send(item) {
    super.send(item);
    this.#sent.set(item.item_id, JSON.stringify(item.answer));
    this.attempt.complete = false;
    this.#dropOpen();
  }

  /** @param {Item} item */
  sendUnknown(item) {
    item.answer = { dont_know: true };
    this.send(item);
  }

  /**
   * Whether a question has an answer that was not sent.
   * @param {Item} item
   */
  isNew(item) {
    return item.answer !== null && !this.isSkipped(item) && JSON.stringify(item.answer) !== this.#sent.get(item.item_id);
  }

  /**
   * @override
   * @param {string} path
   */
  refuse(path) {
    const item = super.refuse(path);
    if (item) this.#sent.delete(item.item_id);
    return item;
  }

  /**
   * Takes over how the test goes on. The open question stays the same object if it is asked again.
   * @param {Receipt} receipt
   */
  take({ next = null, complete = false }) {
    this.attempt.complete = complete;
    const open = this.items.find((item) => !this.#sent.has(item.item_id));
    if (open && open.item_id === next?.item_id) return;
    this.#dropOpen();
    if (!next) return;
    this.items.push(next);
    this.#layDraftOver(next);
  }

  /** The index of the last question that was answered, or 0. */
  get #lastSent() {
    return Math.max(0, this.answered - 1);
  }

  #dropOpen() {
    while (this.items.length > this.answered) this.items.pop();
  }

  /** @param {Item} item */
  #layDraftOver(item) {
    const choice = this.draft(item)?.choice;
    if (choice !== undefined) item.answer = { choice };
  }
}
