import { paths } from "../api.js";
import { outbox } from "../outbox.js";
import * as store from "../store.js";

/** One attempt as the learner sees it: the answers given here lie over those the server sent. */
export class Session {
  constructor(attempt) {
    this.id = attempt.attempt_id;
    this.attempt = attempt;
    this.items = attempt.items;
    this.target = { lang: attempt.language_id, dir: attempt.direction };
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

  isSkipped(item) {
    return this.listeningSkipped && item.format === "listening";
  }

  listeningItems() {
    return this.items.filter((item) => item.format === "listening");
  }

  unanswered() {
    return this.items.filter((item) => item.answer === null && !this.isSkipped(item));
  }

  /** The index of the next question in a direction that is not passed over, or -1. */
  neighbour(step) {
    for (let index = this.index + step; this.items[index]; index += step) {
      if (!this.isSkipped(this.items[index])) return index;
    }
    return -1;
  }

  moveTo(index) {
    this.index = index;
    outbox.put(paths.position(this.id), { position: index });
  }

  answer(item, answer) {
    item.answer = answer;
    this.forgetDraft(item);
    outbox.put(paths.answer(this.id, item.item_id), answer, { numbered: true });
  }

  /** The server would not take an answer: the question is open again. */
  refuse(path) {
    const item = this.items.find((candidate) => paths.answer(this.id, candidate.item_id) === path);
    if (item) item.answer = null;
    return item ?? null;
  }

  setListening(available) {
    this.attempt.listening = available ? "measured" : "skipped";
    outbox.put(paths.listening(this.id), { available });
  }

  draft(item) {
    return store.read(this.#draftKey(item));
  }

  saveDraft(item, draft) {
    store.write(this.#draftKey(item), draft);
  }

  forgetDraft(item) {
    store.remove(this.#draftKey(item));
  }

  unsaved() {
    return outbox.waiting(paths.attempt(this.id)).length;
  }

  forgetEverything() {
    outbox.drop(paths.attempt(this.id));
    store.removeAll(`draft:${this.id}:`);
  }

  #draftKey(item) {
    return `draft:${this.id}:${item.item_id}`;
  }

  #layWaitingChangesOver() {
    const waiting = new Map(outbox.waiting(paths.attempt(this.id)).map((entry) => [entry.path, entry.body]));
    for (const item of this.items) {
      const body = waiting.get(paths.answer(this.id, item.item_id));
      if (!body) continue;
      const { sequence: _sequence, ...answer } = body;
      item.answer = answer;
    }
    this.attempt.position = waiting.get(paths.position(this.id))?.position ?? this.attempt.position;
    const listening = waiting.get(paths.listening(this.id));
    if (listening) this.attempt.listening = listening.available ? "measured" : "skipped";
  }
}
