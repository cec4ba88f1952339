/** Measures how long a question is on the screen, with a monotonic clock and only while the page is visible. */
export class Stopwatch {
  /** @type {number | null} */
  #since = null;
  /** @type {{ milliseconds: number } | null} */
  #question = null;

  /** @param {AbortSignal} signal */
  constructor(signal) {
    document.addEventListener("visibilitychange", () => (document.hidden ? this.#pause() : this.#go()), { signal });
  }

  /** @param {{ milliseconds: number }} question */
  start(question) {
    this.#pause();
    this.#question = question;
    this.#go();
  }

  /** Adds the elapsed time to the total of the question. */
  read() {
    this.#pause();
    this.#go();
  }

  stop() {
    this.#pause();
    this.#question = null;
  }

  #go() {
    if (this.#question && !document.hidden) this.#since = performance.now();
  }

  #pause() {
    if (this.#since === null || this.#question === null) return;
    this.#question.milliseconds += Math.round(performance.now() - this.#since);
    this.#since = null;
  }
}
