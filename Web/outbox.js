import { api, ApiError } from "./api.js";
import * as store from "./store.js";

/** @import { OutboxDelivery, OutboxEntry, OutboxRefusal } from "./types/page.d.ts" */

const START = "outbox:";
const COUNTER = "sequence";
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 30_000;

/** Keeps every change until the server has it. It survives reloads, sends in order, and retries after a failure. */
class Outbox extends EventTarget {
  /** @type {Promise<void> | null} */
  #running = null;
  #failures = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  state = "idle";
  /** Whether the server has answered the last failed try. Then there is a connection, but the server is too busy or has a fault. */
  isReached = false;

  /**
   * The newest body for a path replaces an older one that still waits.
   * @param {string} path
   * @param {object} body
   * @param {{ numbered?: boolean }} [options]
   */
  put(path, body, { numbered = false } = {}) {
    const sequence = nextSequence();
    const sent = numbered ? { ...body, sequence } : body;
    store.write(START + path, { path, body: sent, sequence });
    this.flush();
  }

  /**
   * @param {() => void} listener
   * @param {AbortSignal} signal
   */
  onChange(listener, signal) {
    this.addEventListener("change", listener, { signal });
  }

  /**
   * Reports a change that the server refused for good. A listener that returns true has handled the refusal, so the page need not mention it.
   * @param {(refusal: OutboxRefusal) => unknown} listener
   * @param {AbortSignal} [signal]
   */
  onRefused(listener, signal) {
    this.addEventListener("refused", (event) => {
      if (listener(/** @type {CustomEvent<OutboxRefusal>} */ (event).detail) === true) event.preventDefault();
    }, { signal });
  }

  /**
   * Reports a change that the server has stored, with its reply.
   * @param {(delivery: OutboxDelivery) => void} listener
   * @param {AbortSignal} signal
   */
  onDelivered(listener, signal) {
    this.addEventListener("delivered", (event) => listener(/** @type {CustomEvent<OutboxDelivery>} */ (event).detail), { signal });
  }

  /**
   * Numbers given from now on are higher than one the server has already seen.
   * @param {number} seen
   */
  countFrom(seen) {
    if (seen > store.read(COUNTER, 0)) store.write(COUNTER, seen);
  }

  /**
   * @param {string} [start]
   * @returns {OutboxEntry[]}
   */
  waiting(start = "/") {
    const entries = store.keys(START + start).map((key) => store.read(key, /** @type {OutboxEntry | null} */ (null))).filter((entry) =>
      entry !== null
    );
    return entries.sort((one, other) => one.sequence - other.sequence);
  }

  /** Resets the shown state, so that a new attempt does not begin with "saved". */
  rest() {
    if (this.state === "saved" || this.state === "refused") this.#become("idle");
  }

  /** @param {string} start */
  drop(start) {
    store.removeAll(START + start);
  }

  /** Sends now. Resolves when everything is sent, or at the first failure. */
  flush() {
    clearTimeout(this.#timer);
    this.#running ??= this.#drain().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #drain() {
    let end = "saved";
    for (let entry = this.waiting()[0]; entry; entry = this.waiting()[0]) {
      this.#become("saving");
      const outcome = await this.#deliver(entry);
      if (outcome === "failed") return this.#tryLater();
      if (outcome === "refused") end = "refused";
    }
    this.#failures = 0;
    if (this.state !== "idle") this.#become(end);
  }

  /**
   * @param {OutboxEntry} entry
   * @returns {Promise<"sent" | "failed" | "refused">}
   */
  async #deliver(entry) {
    let receipt;
    try {
      receipt = await api.put(entry.path, entry.body);
    } catch (error) {
      this.isReached = error instanceof ApiError && !error.unreachable;
      if (!(error instanceof ApiError) || error.worthRetrying) return "failed";
      return this.#refuse(entry, error);
    }
    if (receipt.stale) this.countFrom(receipt.sequence);
    this.#settle(entry);
    this.dispatchEvent(new CustomEvent("delivered", { detail: { entry, receipt } }));
    return "sent";
  }

  /**
   * @param {OutboxEntry} entry
   * @param {ApiError} error
   */
  #refuse(entry, { status, kind, detail: reason }) {
    this.#settle(entry);
    const refusal = new CustomEvent("refused", { cancelable: true, detail: { entry, status, kind, reason } });
    return this.dispatchEvent(refusal) ? "refused" : "sent";
  }

  /** @param {OutboxEntry} entry */
  #settle(entry) {
    const key = START + entry.path;
    if (store.read(key, /** @type {OutboxEntry | null} */ (null))?.sequence === entry.sequence) store.remove(key);
  }

  #tryLater() {
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#failures) * (0.75 + Math.random() / 2);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.flush(), delay);
    this.#become("waiting");
  }

  /** @param {string} state */
  #become(state) {
    // During a retry in the background, the state stays "not saved yet" until it succeeds.
    if (state === "saving" && this.state === "waiting") return;
    this.state = state;
    this.dispatchEvent(new Event("change"));
  }
}

// The numbers start from the clock, so that they rise even if storage was cleared or another tab has answered.
function nextSequence() {
  const next = Math.max(Date.now(), store.read(COUNTER, 0) + 1);
  store.write(COUNTER, next);
  return next;
}

export const outbox = new Outbox();
globalThis.addEventListener("online", () => outbox.flush());
