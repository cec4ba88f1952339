/** Counts the time that a question is on the screen: by a clock that never jumps, and only while the page can be seen. */
export class Stopwatch {
  #since = null;
  #question = null;

  constructor(signal) {
    document.addEventListener("visibilitychange", () => (document.hidden ? this.#pause() : this.#go()), { signal });
  }

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
    if (this.#since === null) return;
    this.#question.milliseconds += Math.round(performance.now() - this.#since);
    this.#since = null;
  }
}
