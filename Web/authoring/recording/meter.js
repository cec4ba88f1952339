import { h } from "../../dom.js";
import { t } from "../../words.js";

/** @import { Microphone } from "./microphone.js" */

/** The softest sound that the meter shows, in dBFS. */
const FLOOR = -60;
/** Peaks, as fractions of full scale, from which a voice is heard at all, loud enough, and too loud. */
const HEARD = 0.003;
const GOOD = 0.03;
const LOUD = 0.89;
/** The number of drawings that decide about the word together, about two seconds: it should not change with every syllable. */
const REMEMBERED = 120;

/** A live meter of the microphone, with a word about the level. */
export class LevelMeter {
  /** @type {number[]} */
  peaks = [];

  /** @param {Microphone} microphone */
  constructor(microphone) {
    this.microphone = microphone;
    this.bar = h("meter", {
      min: 0,
      max: 1,
      low: shown(GOOD),
      high: shown(LOUD),
      optimum: 0.8,
      value: 0,
      "aria-label": t("authors.record.level"),
    });
    this.word = h("span", { class: "level-word", testid: "level-word" });
    this.node = h("div", { class: "level-meter", testid: "level" }, this.bar, this.word);
    this.draw();
  }

  draw() {
    const now = this.microphone.heard().reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    this.peaks = [...this.peaks.slice(-REMEMBERED), now];
    this.bar.value = shown(now);
    const name = nameOf(Math.max(...this.peaks));
    if (this.word.dataset.level !== name) {
      this.word.dataset.level = name;
      this.word.textContent = t(`authors.record.level.${name}`);
    }
    this.next = requestAnimationFrame(() => this.draw());
  }

  stop() {
    cancelAnimationFrame(this.next ?? 0);
  }
}

/** @param {number} peak */
function nameOf(peak) {
  if (peak >= LOUD) return "loud";
  if (peak >= GOOD) return "good";
  return peak >= HEARD ? "quiet" : "silent";
}

/**
 * The place of a peak on the meter. Ears hear ratios, so equal ratios have equal widths.
 * @param {number} peak
 */
function shown(peak) {
  return Math.max(0, 1 - 20 * Math.log10(peak) / FLOOR);
}
