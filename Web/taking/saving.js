import { outbox } from "../outbox.js";
import { t } from "../words.js";

/** Milliseconds that a save may take before the line mentions it. */
const DELAY = 400;

/** Shows in a quiet line whether the server has the learner's changes, until the signal aborts. */
export class SavingStatus {
  /** @type {HTMLElement | null} */
  #line = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {AbortSignal} signal */
  constructor(signal) {
    outbox.onChange(() => this.#update(), signal);
    signal.addEventListener("abort", () => clearTimeout(this.#timer), { once: true });
  }

  /**
   * Shows the state in the line of the frame that is now on the page.
   * @param {HTMLElement} line
   */
  showIn(line) {
    this.#line = line;
    this.#update();
  }

  #update() {
    clearTimeout(this.#timer);
    if (outbox.state === "saving") this.#timer = setTimeout(() => this.#show(), DELAY);
    else this.#show();
  }

  #show() {
    const line = this.#line;
    const text = outbox.state === "idle" ? "" : t(`save.${outbox.state === "waiting" && outbox.isReached ? "delayed" : outbox.state}`);
    if (!line || line.textContent === text) return;
    line.dataset.state = outbox.state;
    line.textContent = text;
  }
}
