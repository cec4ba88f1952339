/** @import { Cut, Level } from "../types/placement.d.ts" */

/**
 * A level on the scale: its first and last score, and its share of the scale's length.
 * @typedef {{ level: Level, from: number, to: number, share: number }} Band
 */

/**
 * Returns the levels of a scale from 0 to `scale_max`. Each ends where the next begins.
 * @param {{ cuts: Cut[], scale_max: number }} result
 * @returns {Band[]}
 */
export function bandsOf(result) {
  return result.cuts.map((cut, index) => {
    const next = result.cuts[index + 1];
    const to = next ? next.from - 1 : result.scale_max;
    return { level: cut.level, from: cut.from, to, share: (to - cut.from + 1) / (result.scale_max + 1) };
  });
}

/**
 * The position of a score in a band, from 0 at its beginning to 1 at its end.
 * @param {Band} band
 * @param {number} score
 */
export function placeIn(band, score) {
  const inside = (score - band.from + 0.5) / (band.to - band.from + 1);
  return Math.min(Math.max(inside, 0), 1);
}
