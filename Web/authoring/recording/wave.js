import { svg } from "../../dom.js";
import { STEP } from "./trim.js";

/** @import { Cut } from "../../types/authoring.d.ts" */

const BARS = 120;
const HEIGHT = 40;
/** The softest level that has a bar of its own, in dBFS. */
const FLOOR = -55;

/** A drawing of a take: its levels, which of them are kept, and the place that is played. */
export class Wave {
  /** @param {number[]} levels */
  constructor(levels) {
    this.size = levels.length / BARS;
    this.bars = Array.from({ length: BARS }, (_, index) => bar(index, levels.slice(index * this.size, (index + 1) * this.size)));
    this.head = svg("rect", { class: "wave-head", x: -2, y: 0, width: 0.6, height: HEIGHT });
    this.node = svg(
      "svg",
      { class: "wave", viewBox: `0 0 ${BARS} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" },
      this.bars,
      this.head,
    );
  }

  /** @param {Cut} cut */
  show({ start, end }) {
    this.bars.forEach((one, index) => {
      const at = (index + 0.5) * this.size * STEP;
      one.classList.toggle("is-cut", at < start || at > end);
    });
  }

  /** @param {number | null} seconds the place that is played */
  point(seconds) {
    this.head.setAttribute("x", String(seconds === null ? -2 : seconds / STEP / this.size));
  }
}

/**
 * @param {number} index
 * @param {number[]} levels
 */
function bar(index, levels) {
  const level = Math.max(FLOOR, ...levels);
  const height = Math.max(2, (1 - level / FLOOR) * HEIGHT);
  return svg("rect", { x: index + 0.2, y: (HEIGHT - height) / 2, width: 0.6, height });
}
