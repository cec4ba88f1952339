/**
 * A word's way from the top of the field to its bottom, linear and by transform alone.
 *
 * The track is as high as the field and moves down by its own height; the drop at its top moves up by its own height meanwhile. So the drop
 * ends on the bottom line whatever the two measure, even when the window changes its size on the way.
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

  /** Resolves, once the word can be seen, with the moment since when. */
  async seen() {
    const [first] = await Promise.all(this.#animations.map((animation) => animation.ready));
    return /** @type {number | null} */ (first.startTime) ?? performance.now();
  }

  /**
   * Stands still where the word is after so many milliseconds.
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

/** A word that stands still, with the same ways to deal with it. */
export class Standing {
  seen() {
    return new Promise(requestAnimationFrame);
  }

  hold() {}
  resume() {}
  end() {}
}
