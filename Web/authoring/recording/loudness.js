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
/** The room for the places within reach of a sample. */
const RING = 2 * REACH + 2;

/**
 * Returns the integrated loudness in LUFS. It is −Infinity if no block of 400 ms passes the absolute gate.
 * @param {Float32Array} samples
 */
export function integratedLoudness(samples) {
  const powers = blockPowers(stepPowers(samples));
  const heard = powers.filter((power) => loudnessOf(power) > ABSOLUTE_GATE);
  const gate = loudnessOf(mean(heard)) + RELATIVE_GATE;
  return loudnessOf(mean(heard.filter((power) => loudnessOf(power) > gate)));
}

/**
 * Returns the samples at the loudness of all recordings, limited so that none exceeds the ceiling.
 * @param {Float32Array<ArrayBuffer>} samples
 */
export function levelled(samples) {
  const result = samples.slice();
  for (let pass = 0; pass < PASSES; pass += 1) {
    const missing = TARGET - integratedLoudness(result);
    if (missing === Infinity || Math.abs(missing) < CLOSE) break;
    amplify(result, 10 ** (missing / 20));
    // Without a limiter, the gain is exact.
    if (!limit(result)) break;
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
 * The mean square of each step after both filters. NB: one loop without arrays of the whole recording, because five minutes are 14 million samples.
 * @param {Float32Array} samples
 */
function stepPowers(samples) {
  const { b: [b0, b1, b2], a: [a1, a2] } = HEAD;
  const { b: [d0, d1, d2], a: [c1, c2] } = HIGH_PASS;
  const powers = new Array(Math.floor(samples.length / STEP));
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  for (let step = 0; step < powers.length; step += 1) {
    let sum = 0;
    for (let index = step * STEP; index < (step + 1) * STEP; index += 1) {
      const x = samples[index];
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      const z = d0 * y + d1 * y1 + d2 * y2 - c1 * z1 - c2 * z2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      z1 = z;
      sum += z * z;
    }
    powers[step] = sum / STEP;
  }
  return powers;
}

/**
 * The mean square of each gating block. NB: an incomplete block at the end is not used, as the standard says.
 * @param {number[]} steps
 */
function blockPowers(steps) {
  return steps.slice(STEPS - 1).map((_, first) => mean(steps.slice(first, first + STEPS)));
}

/**
 * @param {Float32Array} samples change
 * @param {number} gain
 */
function amplify(samples, gain) {
  for (let index = 0; index < samples.length; index += 1) samples[index] *= gain;
}

/**
 * Lowers the surroundings of each sample above the ceiling, smoothly, because a cut peak would crackle. Returns whether there was such a sample.
 * @param {Float32Array} samples change
 */
function limit(samples) {
  if (samples.every((sample) => Math.abs(sample) <= CEILING)) return false;
  const gains = lowestGains(samples);
  let [sum, from, to] = [0, 0, 0];
  for (let index = 0; index < samples.length; index += 1) {
    for (; to < samples.length && to <= index + REACH; to += 1) sum += gains[to];
    for (; from < index - REACH; from += 1) sum -= gains[from];
    // NB: the sum may round to a value just above the ceiling.
    samples[index] = Math.max(-CEILING, Math.min(CEILING, samples[index] * sum / (to - from)));
  }
  return true;
}

/**
 * The gain of each sample with which no sample within its reach exceeds the ceiling. NB: `waiting` has the places of the samples above the ceiling
 * whose levels fall from its front, so each place is added and removed once.
 * @param {Float32Array} samples
 */
function lowestGains(samples) {
  const result = new Float32Array(samples.length).fill(1);
  const waiting = new Uint32Array(RING);
  let [front, end] = [0, 0];
  for (let index = 0; index < samples.length + REACH; index += 1) {
    const level = index < samples.length ? Math.abs(samples[index]) : 0;
    if (level > CEILING) {
      while (end > front && Math.abs(samples[waiting[(end - 1) % RING]]) <= level) end -= 1;
      waiting[end % RING] = index;
      end += 1;
    }
    const place = index - REACH;
    while (front < end && waiting[front % RING] < place - REACH) front += 1;
    if (front < end && place >= 0) result[place] = CEILING / Math.abs(samples[waiting[front % RING]]);
  }
  return result;
}
