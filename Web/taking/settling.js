/** Milliseconds after which something new on the screen takes taps. */
const TIME = 350;

/**
 * Tells whether a new question or a review has been on the screen long enough to be read. The second tap of a double tap can hit it before
 * that. Meanwhile, the element has the attribute `data-settling`.
 */
export class Settling {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {HTMLElement} place where the questions appear */
  constructor(place) {
    this.place = place;
  }

  /** Something new has appeared. */
  begin() {
    clearTimeout(this.#timer);
    this.place.dataset.settling = "";
    this.#timer = setTimeout(() => delete this.place.dataset.settling, TIME);
  }

  get isOver() {
    return this.place.dataset.settling === undefined;
  }
}
