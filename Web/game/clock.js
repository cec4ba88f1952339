/** Milliseconds since a pair became visible, without pauses, measured by a monotonic clock. */
export class RoundClock {
  #passed = 0;
  /** @type {number | null} */
  #since = null;

  get isRunning() {
    return this.#since !== null;
  }

  /** @param {number} [at] */
  start(at = performance.now()) {
    this.#since ??= at;
  }

  /** @param {number} [at] */
  pause(at = performance.now()) {
    this.#passed = this.elapsed(at);
    this.#since = null;
  }

  /** @param {number} [at] */
  elapsed(at = performance.now()) {
    return this.#passed + (this.#since === null ? 0 : at - this.#since);
  }
}
