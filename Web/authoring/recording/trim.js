import { RATE } from "./loudness.js";

/** Seconds of sound that one level describes. */
export const STEP = 0.01;
/** Speech whose loudest level is lower was not heard, in dBFS. */
const HEARD = -50;
/** Levels that are lower by this many decibels than the loudest speech count as silence. A soft “f” is about 30 lower than a vowel. */
const DEPTH = 38;
/** Sound stands out from the noise of the room by this many decibels. */
const ABOVE_NOISE = 9;
/** Speech has sound in at least this many of ten levels. The click of the button that starts or stops a recording is shorter. */
const ENOUGH = 6;
const WINDOW = 10;
/** Seconds that are kept before and after the speech, so that its first and last sounds are whole. */
const BEFORE = 0.2;
const AFTER = 0.35;

/**
 * Returns the level of each hundredth of a second, in dBFS.
 * @param {Float32Array} samples
 */
export function levelsOf(samples) {
  const size = RATE * STEP;
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, step) => levelOf(samples.subarray(step * size, (step + 1) * size)));
}

/**
 * The root mean square of samples, in dBFS.
 * @param {Float32Array} samples
 */
export function levelOf(samples) {
  let sum = 0;
  for (const sample of samples) sum += sample ** 2;
  return 10 * Math.log10(sum / samples.length);
}

/** @param {number[]} levels */
export function isSilent(levels) {
  return loudest(levels) < HEARD;
}

/**
 * Suggests which part of a recording to keep: from the first to the last speech, with a short rest around it, in seconds.
 * @param {number[]} levels
 */
export function suggestedTrim(levels) {
  const end = levels.length * STEP;
  const limit = silenceLimit(levels);
  const [first, last] = [firstSpeech(levels, limit), firstSpeech(levels.toReversed(), limit)];
  if (first === null || last === null) return { start: 0, end };
  return { start: rounded(Math.max(0, first * STEP - BEFORE)), end: rounded(Math.min(end, end - last * STEP + AFTER)) };
}

/**
 * The level between silence and speech. NB: in a noisy room the noise decides, but never so that speech itself counts as silence.
 * @param {number[]} levels
 */
function silenceLimit(levels) {
  const sorted = levels.toSorted((one, other) => one - other);
  const noise = sorted[Math.floor(sorted.length / 20)];
  const top = loudest(levels);
  return Math.min(top - ABOVE_NOISE, Math.max(top - DEPTH, noise + ABOVE_NOISE));
}

/**
 * @param {number[]} levels
 * @param {number} limit
 */
function firstSpeech(levels, limit) {
  const isLoud = levels.map((level) => level > limit);
  const found = isLoud.findIndex((loud, index) => loud && isLoud.slice(index, index + WINDOW).filter(Boolean).length >= ENOUGH);
  return found < 0 ? null : found;
}

/** @param {number[]} levels */
function loudest(levels) {
  return levels.reduce((most, level) => Math.max(most, level), -Infinity);
}

/** @param {number} seconds */
function rounded(seconds) {
  return Math.round(seconds / STEP) * STEP;
}
