import { outbox } from "../outbox.js";
import * as store from "../store.js";
import { paths } from "./api.js";

/** @import { Answer, Item } from "../types/placement.d.ts" */
/** @import { Draft } from "../types/questions.d.ts" */
/** @import { Drill, DrillItem, DrillReceipt } from "../types/drills.d.ts" */

/**
 * One drill as the learner sees it. An answer is final when the learner has it checked. Answers that wait in this browser count as sent.
 */
export class DrillSession {
  /** The ids of the questions whose answers were sent and not yet checked. */
  #sent = new Set();

  /** @param {Drill} drill */
  constructor(drill) {
    this.id = drill.drill_id;
    this.drill = drill;
    const reviews = new Map(drill.reviews.map((review) => [review.item_id, review]));
    /** @type {DrillItem[]} */
    this.items = drill.items.map((item) => ({ ...item, review: reviews.get(item.item_id) ?? null }));
    this.repeated = new Set(drill.repeated);
    this.target = { lang: drill.language_id, dir: drill.direction };
    const waiting = new Map(outbox.waiting(paths.drill(this.id)).map(({ path, body }) => [path, /** @type {Answer} */ (body)]));
    for (const item of this.items) {
      const answer = waiting.get(this.path(item));
      if (answer && !item.review) this.#take(item, answer);
      else if (!item.answer) item.answer = choiceOf(this.draft(item));
    }
    const open = this.items.findIndex((item) => this.stateOf(item) === "open");
    this.index = open < 0 ? this.items.length - 1 : open;
  }

  get item() {
    return this.items[this.index];
  }

  get isLast() {
    return this.index === this.items.length - 1;
  }

  /** Whether every question was sent or checked. */
  get isDone() {
    return this.items.every((item) => this.stateOf(item) !== "open");
  }

  /** The reviews of the checked questions. */
  get reviews() {
    return this.items.flatMap((item) => item.review ?? []);
  }

  /** The number of answers that wait for the server. */
  get unchecked() {
    return this.items.filter((item) => this.stateOf(item) === "sent").length;
  }

  /** Whether an answer has left the outbox and its review has not come here: another tab has sent the answer. */
  get lacksReply() {
    const waiting = new Set(outbox.waiting(paths.drill(this.id)).map(({ path }) => path));
    return this.items.some((item) => this.stateOf(item) === "sent" && !waiting.has(this.path(item)));
  }

  /**
   * @param {DrillItem} item
   * @returns {"open" | "sent" | "checked"}
   */
  stateOf(item) {
    if (item.review) return "checked";
    return this.#sent.has(item.item_id) ? "sent" : "open";
  }

  /** No question of a drill can be left out. */
  isSkipped() {
    return false;
  }

  /**
   * Keeps an answer in this browser until the learner has it checked.
   * @param {Item} item
   * @param {Answer} answer
   */
  answer(item, answer) {
    item.answer = answer.dont_know ? null : answer;
    if (answer.choice) this.saveDraft(item, { choice: answer.choice });
  }

  /**
   * Sends an answer to be checked.
   * @param {DrillItem} item
   * @param {Answer} answer
   */
  send(item, answer) {
    store.remove(this.#draftKey(item));
    this.#take(item, answer);
    outbox.put(this.path(item), answer);
  }

  /**
   * Takes over the reply of the server. Returns the question, or null if the reply belongs to another drill.
   * @param {string} path
   * @param {DrillReceipt} receipt
   */
  receive(path, { answer, review }) {
    const item = this.#itemOf(path);
    if (!item) return null;
    Object.assign(item, { answer, review });
    this.#sent.delete(item.item_id);
    return item;
  }

  /**
   * Opens a question again, because the server refused its answer.
   * @param {string} path
   */
  refuse(path) {
    const item = this.#itemOf(path);
    if (item) {
      item.answer = null;
      this.#sent.delete(item.item_id);
    }
    return item;
  }

  /** @param {Item} item */
  path(item) {
    return paths.answer(this.id, item.item_id);
  }

  /**
   * @param {Item} item
   * @returns {Draft | null}
   */
  draft(item) {
    return store.read(this.#draftKey(item), null);
  }

  /**
   * @param {Item} item
   * @param {Draft} draft
   */
  saveDraft(item, draft) {
    store.write(this.#draftKey(item), draft);
  }

  /**
   * @param {DrillItem} item
   * @param {Answer} answer
   */
  #take(item, answer) {
    item.answer = answer;
    this.#sent.add(item.item_id);
  }

  /** @param {string} path */
  #itemOf(path) {
    return this.items.find((item) => this.path(item) === path) ?? null;
  }

  /** @param {Item} item */
  #draftKey(item) {
    return `draft:${this.id}:${item.item_id}`;
  }
}

/**
 * @param {Draft | null} draft
 * @returns {Answer | null}
 */
function choiceOf(draft) {
  return draft?.choice === undefined ? null : { choice: draft.choice };
}
