import * as store from "../store.js";
import { Stopwatch } from "../taking/stopwatch.js";

/** @import { Item } from "../types/placement.d.ts" */

/** The longest time that the server accepts: one day. */
const LONGEST = 86_400_000;

/** How long each question of an attempt was on the screen. The times survive a reload. */
export class QuestionTimes {
  /** @type {Stopwatch | null} */
  #watch = null;
  #key;
  /** @type {Record<string, { milliseconds: number }>} */
  #times;

  /** @param {string} attempt */
  constructor(attempt) {
    this.#key = `times:${attempt}`;
    this.#times = store.read(this.#key, {});
  }

  /**
   * Measures from now on, until the signal aborts. Before, no time passes.
   * @param {AbortSignal} signal
   */
  measure(signal) {
    this.#watch = new Stopwatch(signal);
  }

  /** @param {Item} item */
  start(item) {
    this.#watch?.start(this.#of(item));
  }

  pause() {
    this.#watch?.stop();
  }

  /**
   * The milliseconds of a question until now.
   * @param {Item} item
   */
  read(item) {
    this.#watch?.read();
    return Math.min(this.#of(item).milliseconds, LONGEST);
  }

  keep() {
    this.#watch?.read();
    store.write(this.#key, this.#times);
  }

  forget() {
    this.pause();
    store.remove(this.#key);
  }

  /** @param {Item} item */
  #of(item) {
    this.#times[item.item_id] ??= { milliseconds: 0 };
    return this.#times[item.item_id];
  }
}
