import { paths } from "../api.js";
import { outbox } from "../outbox.js";
import * as store from "../store.js";
import { QuestionTimes } from "./times.js";

/** @import { Answer, Attempt, Item } from "../types/placement.d.ts" */
/** @import { Draft } from "../types/questions.d.ts" */

/** One attempt as the learner sees it. Answers of this browser replace those from the server. */
export class Session {
  /** @param {Attempt} attempt */
  constructor(attempt) {
    this.id = attempt.attempt_id;
    this.attempt = attempt;
    this.items = attempt.items;
    this.target = { lang: attempt.language_id, dir: attempt.direction };
    this.times = new QuestionTimes(this.id);
    outbox.countFrom(attempt.sequence ?? 0);
    this.#layWaitingChangesOver();
    this.index = Math.min(Math.max(attempt.position ?? 0, 0), this.items.length - 1);
  }

  get item() {
    return this.items[this.index];
  }

  get listeningSkipped() {
    return this.attempt.listening === "skipped";
  }

  /** @param {Item} item */
  isSkipped(item) {
    return this.listeningSkipped && item.format === "listening";
  }

  listeningItems() {
    return this.items.filter((item) => item.format === "listening");
  }

  unanswered() {
    return this.items.filter((item) => item.answer === null && !this.isSkipped(item));
  }

  /**
   * Returns the index of the next question in a direction, without skipped ones, or -1.
   * @param {number} step
   */
  neighbour(step) {
    for (let index = this.index + step; this.items[index]; index += step) {
      if (!this.isSkipped(this.items[index])) return index;
    }
    return -1;
  }

  /** @param {number} index */
  moveTo(index) {
    this.index = index;
    outbox.put(paths.position(this.id), { position: index });
  }

  /**
   * @param {Item} item
   * @param {Answer} answer
   */
  answer(item, answer) {
    item.answer = answer;
    this.send(item);
  }

  /**
   * Sends the answer of a question, with the time that the question was on the screen.
   * @param {Item} item
   */
  send(item) {
    this.forgetDraft(item);
    const body = { ...item.answer, milliseconds: this.times.read(item) };
    outbox.put(paths.answer(this.id, item.item_id), body, { numbered: true });
  }

  /**
   * Opens a question again, because the server refused its answer.
   * @param {string} path
   */
  refuse(path) {
    const item = this.items.find((candidate) => paths.answer(this.id, candidate.item_id) === path);
    if (item) item.answer = null;
    return item ?? null;
  }

  /** @param {boolean} available */
  setListening(available) {
    this.attempt.listening = available ? "measured" : "skipped";
    outbox.put(paths.listening(this.id), { available });
  }

  usedReadings() {
    if (this.attempt.readings === "used") return;
    this.attempt.readings = "used";
    outbox.put(paths.readings(this.id), { used: true });
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

  /** @param {Item} item */
  forgetDraft(item) {
    store.remove(this.#draftKey(item));
  }

  /** The number of changes that the server does not have yet. That readings are used changes no answer and no next question. */
  unsaved() {
    return outbox.waiting(paths.attempt(this.id)).filter((entry) => entry.path !== paths.readings(this.id)).length;
  }

  forgetEverything() {
    outbox.drop(paths.attempt(this.id));
    store.removeAll(`draft:${this.id}:`);
    this.times.forget();
  }

  /** @param {Item} item */
  #draftKey(item) {
    return `draft:${this.id}:${item.item_id}`;
  }

  #layWaitingChangesOver() {
    const waiting = new Map(outbox.waiting(paths.attempt(this.id)).map((entry) => [entry.path, entry.body]));
    for (const item of this.items) {
      const body = waiting.get(paths.answer(this.id, item.item_id));
      if (!body) continue;
      item.answer = answerIn(body);
    }
    const moved = /** @type {{ position: number } | undefined} */ (waiting.get(paths.position(this.id)));
    this.attempt.position = moved?.position ?? this.attempt.position;
    const listening = /** @type {{ available: boolean } | undefined} */ (waiting.get(paths.listening(this.id)));
    if (listening) this.attempt.listening = listening.available ? "measured" : "skipped";
  }
}

/**
 * Returns the answer in the body of a request, without its counter and its time.
 * @param {object} body
 */
function answerIn(body) {
  const { sequence: _sequence, milliseconds: _milliseconds, ...answer } =
    /** @type {Answer & { sequence: number, milliseconds: number }} */ (body);
  return answer;
}
