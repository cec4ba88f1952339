/** Counts the time that a question is on the screen: by a clock that never jumps, and only while the page can be seen. */
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

  /** Adds what has passed to the question's total. */
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
