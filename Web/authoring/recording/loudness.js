/*
 * Loudness after Recommendation ITU-R BS.1770-5, “Algorithms to measure audio programme loudness and true-peak audio level”, Annex 1, for one
 * channel at 48 kHz. Every recording of a form gets the same loudness, so that nobody has to turn the volume up for one question.
 */

/** The filter coefficients of the standard hold for this rate only. */
export const RATE = 48_000;
/** The loudness of a recording, in LUFS: that of a stereo programme at −16 LUFS, because each of its channels has half of the energy. */
const TARGET = -19;
/** The largest sample, as a fraction of full scale: −1 dBFS. A lossy codec may add a little to a peak. */
export const CEILING = 10 ** (-1 / 20);

/** The pre-filter (tables 1) for the acoustic effect of the head. */
const HEAD = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
};
/** The high-pass filter (table 2). */
const HIGH_PASS = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };

/** A gating block of 400 ms has four steps, so that blocks overlap by 75 %. */
const STEP = RATE / 10;
const STEPS = 4;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;
/** The limiter takes loudness from a recording with high peaks, which the next pass gives back. */
const PASSES = 4;
/** The difference in decibels that nobody hears. */
const CLOSE = 0.1;
/** The samples before and after a peak in which the limiter lowers the sound: ten milliseconds. */
const REACH = RATE / 100;

/**
 * Returns the integrated loudness in LUFS. It is −Infinity if no block of 400 ms passes the absolute gate.
 * @param {Float32Array} samples
 */
export function integratedLoudness(samples) {
  const powers = blockPowers(filtered(filtered(samples, HEAD), HIGH_PASS));
  const heard = powers.filter((power) => loudnessOf(power) > ABSOLUTE_GATE);
  const gate = loudnessOf(mean(heard)) + RELATIVE_GATE;
  return loudnessOf(mean(heard.filter((power) => loudnessOf(power) > gate)));
}

/**
 * Returns the samples at the loudness of all recordings, limited so that none exceeds the ceiling.
 * @param {Float32Array<ArrayBuffer>} samples
 */
export function levelled(samples) {
  let result = samples;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const missing = TARGET - integratedLoudness(result);
    if (missing === Infinity || Math.abs(missing) < CLOSE) return result;
    const gain = 10 ** (missing / 20);
    result = limited(result.map((sample) => sample * gain));
  }
  return result;
}

/** @param {number} power */
function loudnessOf(power) {
  return -0.691 + 10 * Math.log10(power);
}

/** @param {number[]} values */
function mean(values) {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}

/**
 * @param {Float32Array | Float64Array} samples
 * @param {{ b: number[], a: number[] }} filter
 */
function filtered(samples, { b: [b0, b1, b2], a: [a1, a2] }) {
  const result = new Float64Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index];
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    result[index] = y;
    [x2, x1, y2, y1] = [x1, x, y1, y];
  }
  return result;
}

/**
 * The mean square of each gating block. NB: an incomplete block at the end is not used, as the standard says.
 * @param {Float64Array} weighted
 */
function blockPowers(weighted) {
  const steps = Array.from({ length: Math.floor(weighted.length / STEP) }, (_, step) => {
    let sum = 0;
    for (let index = step * STEP; index < (step + 1) * STEP; index += 1) sum += weighted[index] ** 2;
    return sum / STEP;
  });
  return steps.slice(STEPS - 1).map((_, first) => mean(steps.slice(first, first + STEPS)));
}

/**
 * Lowers the surroundings of each sample above the ceiling, smoothly, because a cut peak would crackle.
 * @param {Float32Array<ArrayBuffer>} samples
 */
function limited(samples) {
  if (samples.every((sample) => Math.abs(sample) <= CEILING)) return samples;
  const least = lowest(samples.map((sample) => Math.min(1, CEILING / Math.abs(sample))));
  const sums = new Float64Array(samples.length + 1);
  for (let index = 0; index < samples.length; index += 1) sums[index + 1] = sums[index] + least[index];
  return samples.map((sample, index) => {
    const [from, to] = [Math.max(0, index - REACH), Math.min(samples.length, index + REACH + 1)];
    // NB: the sum may round to a value just above the ceiling.
    return Math.max(-CEILING, Math.min(CEILING, sample * (sums[to] - sums[from]) / (to - from)));
  });
}

/**
 * The lowest gain within reach of each sample. NB: `waiting` has the places of gains that grow from its front, so each place is added and removed once.
 * @param {Float32Array} gains
 */
function lowest(gains) {
  const result = new Float32Array(gains.length);
  const waiting = new Uint32Array(gains.length);
  let [front, end] = [0, 0];
  for (let index = 0; index < gains.length + REACH; index += 1) {
    if (index < gains.length) {
      while (end > front && gains[waiting[end - 1]] >= gains[index]) end -= 1;
      waiting[end] = index;
      end += 1;
    }
    const place = index - REACH;
    if (place < 0) continue;
    while (waiting[front] < place - REACH) front += 1;
    result[place] = gains[waiting[front]];
  }
  return result;
}
