/**
 * The fall of a word from the top of the field to its bottom, linear and only with transforms.
 *
 * The track is as high as the field and moves down by its own height. The drop at its top moves up by its own height at the same time. So
 * the drop ends on the bottom line for any height of the two, even if the window changes its size during the fall.
 */
export class Fall {
  #animations;

  /**
   * @param {HTMLElement} track
   * @param {HTMLElement} drop
   * @param {number} milliseconds
   * @param {() => void} landed
   */
  constructor(track, drop, milliseconds, landed) {
    /** @type {KeyframeAnimationOptions} */
    const timing = { duration: milliseconds, easing: "linear", fill: "both" };
    this.#animations = [
      track.animate({ transform: ["translateY(0)", "translateY(100%)"] }, timing),
      drop.animate({ transform: ["translateY(0)", "translateY(-100%)"] }, timing),
    ];
    this.#animations[0].addEventListener("finish", landed);
  }

  /** Resolves when the word is visible, with the time at which it became visible. */
  async seen() {
    const [first] = await Promise.all(this.#animations.map((animation) => animation.ready));
    return /** @type {number | null} */ (first.startTime) ?? performance.now();
  }

  /**
   * Stops the word at its place after the given number of milliseconds.
   * @param {number} elapsed
   */
  hold(elapsed) {
    for (const animation of this.#animations) {
      animation.pause();
      animation.currentTime = elapsed;
    }
  }

  resume() {
    for (const animation of this.#animations) animation.play();
  }

  end() {
    for (const animation of this.#animations) animation.cancel();
  }
}

/** A word that stands still. It has the same methods as `Fall`. */
export class Standing {
  seen() {
    return new Promise(requestAnimationFrame);
  }

  hold() {}
  resume() {}
  end() {}
}
