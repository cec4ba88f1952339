import assert from "node:assert/strict";
import { test } from "node:test";
import { Entry } from "../../Web/authoring/entries.js";
import { preSkipOf } from "../../Web/authoring/recording/encoder.js";
import { recordingsFile } from "../../Web/authoring/recording/file.js";
import { CEILING, integratedLoudness, levelled, RATE } from "../../Web/authoring/recording/loudness.js";
import { FRAME, oggOpus } from "../../Web/authoring/recording/ogg_opus.js";
import { isSpoken, Recordings } from "../../Web/authoring/recording/recordings.js";
import { isSilent, levelsOf, suggestedTrim } from "../../Web/authoring/recording/trim.js";
import { opusStream } from "./ogg_reader.js";

/**
 * @param {number} hertz
 * @param {number} seconds
 * @param {number} [peak]
 */
function sine(hertz, seconds, peak = 1) {
  return Float32Array.from({ length: seconds * RATE }, (_, index) => peak * Math.sin(2 * Math.PI * hertz * index / RATE));
}

/** @param {...Float32Array} parts */
function joined(...parts) {
  return Float32Array.from(parts.flatMap((part) => [...part]));
}

/** @param {number} seconds */
function silence(seconds) {
  return new Float32Array(seconds * RATE);
}

/** @param {Float32Array} samples */
function peakOf(samples) {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

/**
 * @param {number} found
 * @param {number} expected
 * @param {number} tolerance
 */
function near(found, expected, tolerance) {
  assert.ok(Math.abs(found - expected) <= tolerance, `${found}, not ${expected}`);
}

test("A full sine of 997 Hz in one channel has −3.01 LUFS, as ITU-R BS.1770-5 says", () => {
  near(integratedLoudness(sine(997, 5)), -3.01, 0.01);
  near(integratedLoudness(sine(997, 5, 0.1)), -23.01, 0.01);
});

test("Low sounds count less and high sounds more", () => {
  assert.ok(integratedLoudness(sine(50, 2)) < -5);
  assert.ok(integratedLoudness(sine(6000, 2)) > -1);
});

test("Pauses do not make a recording softer, because blocks below the gates do not count", () => {
  const speech = sine(997, 4, 0.1);
  near(integratedLoudness(joined(speech, silence(4))), -23.01, 0.2);
  near(integratedLoudness(joined(speech, sine(997, 4, 0.005))), -23.01, 0.2);
  assert.equal(integratedLoudness(silence(2)), -Infinity);
  assert.equal(integratedLoudness(sine(997, 0.3)), -Infinity);
});

test("A soft and a loud recording get the same loudness", () => {
  for (const peak of [0.01, 0.1, 0.9]) near(integratedLoudness(levelled(sine(440, 3, peak))), -19, 0.1);
});

test("A recording with a few loud peaks is limited, and keeps its loudness", () => {
  const speech = sine(440, 3, 0.02);
  for (let at = RATE / 2; at < speech.length; at += RATE) for (let index = 0; index < 40; index += 1) speech[at + index] = 0.9;
  const result = levelled(speech);
  assert.ok(peakOf(result) <= Math.fround(CEILING));
  near(integratedLoudness(result), -19, 0.7);
});

/**
 * The lengths of all long arrays of numbers that are made while a take gets its loudness.
 * @param {Float32Array} samples
 */
function arraysFor(samples) {
  const kinds = { Float32Array, Float64Array, Uint32Array };
  /** @type {number[]} */
  const lengths = [];
  for (const [name, kind] of Object.entries(kinds)) {
    const watched = class extends /** @type {Float32ArrayConstructor} */ (kind) {
      /** @param {number} given */
      constructor(given) {
        super(given);
        lengths.push(this.length);
      }
    };
    Object.assign(globalThis, { [name]: watched });
  }
  try {
    const take = Float32Array.from(samples);
    lengths.length = 0;
    levelled(take);
  } finally {
    Object.assign(globalThis, kinds);
  }
  return lengths.filter((length) => length >= samples.length / 2);
}

test("A take of five minutes would fill the memory, so its loudness needs one array, and one more for the limiter", () => {
  const speech = sine(440, 5, 0.05);
  assert.deepEqual(arraysFor(speech), [speech.length]);
  speech[RATE] = 0.5;
  assert.deepEqual(arraysFor(speech), [speech.length, speech.length]);
});

test("A take stays as it was spoken when a recording is made of it", () => {
  const take = sine(440, 3, 0.02);
  take[RATE] = 0.9;
  const before = take.slice();
  levelled(take);
  assert.deepEqual(take, before);
});

test("Silence stays silence", () => {
  assert.equal(peakOf(levelled(silence(1))), 0);
});

test("The suggested trim keeps the speech with a short rest around it", () => {
  const { start, end } = suggestedTrim(levelsOf(joined(silence(1), sine(300, 2, 0.2), silence(2))));
  near(start, 0.8, 0.02);
  near(end, 3.35, 0.02);
});

test("A click at the beginning, a soft end and a noisy room do not mislead the suggested trim", () => {
  const noise = Float32Array.from({ length: 6 * RATE }, (_, index) => 0.004 * Math.sin(index * index));
  const take = joined(sine(2000, 0.03, 0.5), silence(0.97), sine(300, 2, 0.3), sine(300, 0.5, 0.02), silence(2.5));
  const { start, end } = suggestedTrim(levelsOf(take.map((sample, index) => sample + noise[index])));
  near(start, 0.8, 0.03);
  near(end, 3.85, 0.03);
});

test("A take that is all speech is not trimmed", () => {
  const { start, end } = suggestedTrim(levelsOf(sine(300, 2, 0.2)));
  assert.deepEqual([start, end], [0, 2]);
});

test("A take without a voice is silent", () => {
  assert.equal(isSilent(levelsOf(sine(300, 1, 0.001))), true);
  assert.equal(isSilent(levelsOf(joined(silence(3), sine(300, 0.5, 0.05)))), false);
  assert.equal(isSilent([]), true);
});

/** Packets of many sizes. Each begins with its number. @param {number} count */
function packets(count) {
  return Array.from({ length: count }, (_, index) => new Uint8Array([254, 255, 256, 510, 80][index % 5]).fill(index % 251));
}

test("An Ogg file has all packets, and another reader finds them", () => {
  const sent = packets(123);
  const stream = opusStream(oggOpus({ packets: sent, preSkip: 312, length: 123 * FRAME - 312 - 100 }));
  assert.deepEqual(stream.packets, sent);
  assert.deepEqual([stream.channels, stream.preSkip, stream.rate, stream.vendor], [1, 312, RATE, "nivel"]);
});

test("An Ogg file ends after the last sample of the recording", () => {
  const length = 70 * FRAME + 5;
  const { positions } = opusStream(oggOpus({ packets: packets(71), preSkip: 312, length }));
  assert.equal(positions.at(-1), length + 312);
  assert.deepEqual(positions.slice(0, 2), [0, 0]);
  assert.equal(positions[2], 50 * FRAME);
});

test("Large packets take more pages", () => {
  const sent = Array.from({ length: 50 }, () => new Uint8Array(1275).fill(7));
  const stream = opusStream(oggOpus({ packets: sent, preSkip: 312, length: 40_000 }));
  assert.equal(stream.packets.length, 50);
  assert.deepEqual(stream.positions.length, 4);
});

test("The samples to skip come from the head that the encoder gives", () => {
  const head = new Uint8Array([...new TextEncoder().encode("OpusHead"), 1, 1, 0x80, 0x02, 0, 0, 0, 0, 0, 0, 0]);
  assert.equal(preSkipOf(head), 640);
  assert.equal(preSkipOf(head.buffer), 640);
  assert.equal(preSkipOf(new Uint8Array(19)), null);
  assert.equal(preSkipOf(undefined), null);
});

/**
 * @param {string} id
 * @param {object} [prompt]
 */
function listeningEntry(id, prompt = { transcript: "Grüße" }) {
  return new Entry({ item_id: id, type: "LISTENING", prompt }, 0);
}

test("Only listening items with an id and a transcript can be recorded", () => {
  assert.equal(isSpoken(listeningEntry("a")), true);
  assert.equal(isSpoken(listeningEntry("")), false);
  assert.equal(isSpoken(listeningEntry("a", { transcript: " " })), false);
  assert.equal(isSpoken(new Entry({ item_id: "a", type: "MC_CLOZE", prompt: { transcript: "x" } }, 0)), false);
});

/** @param {number} second */
function recording(second) {
  return {
    file: new Uint8Array([0, 255, second]),
    url: `blob:${second}`,
    seconds: 12.3456,
    recordedAt: new Date(Date.UTC(2026, 10, 30, 12, 0, second, 5)),
  };
}

test("The file has the recordings in the order of the blueprint", async () => {
  const [first, second, third] = ["a", "b", "c"].map((id) => listeningEntry(id));
  const recordings = new Recordings([first, second, third]);
  recordings.speaker = " Anna Beispiel ";
  recordings.keep(third, recording(3));
  recordings.keep(first, recording(1));
  const file = JSON.parse(await recordingsFile("de", recordings));
  assert.deepEqual(Object.keys(file), ["format", "version", "language_id", "speaker", "licence", "recordings"]);
  assert.deepEqual([file.format, file.version, file.language_id, file.speaker, file.licence], [
    "nivel-recordings",
    1,
    "de",
    "Anna Beispiel",
    "CC0-1.0",
  ]);
  assert.deepEqual(file.recordings.map((/** @type {{ item_id: string }} */ { item_id: id }) => id), ["a", "c"]);
  assert.deepEqual(file.recordings[0], {
    item_id: "a",
    spoken_sha256: "f83e039796c6453a10f5519e39fd113901572316a1a8ea07cb525d2801dfd074",
    recorded_at: "2026-11-30T12:00:01Z",
    seconds: 12.35,
    opus: "AP8B",
  });
});

test("Recordings are unsaved until they are downloaded, or until none is left", () => {
  const entry = listeningEntry("a");
  const recordings = new Recordings([entry]);
  assert.equal(recordings.isUnsaved, false);
  recordings.keep(entry, recording(1));
  assert.equal(recordings.isUnsaved, true);
  recordings.isDownloaded = true;
  recordings.keep(entry, recording(2));
  assert.equal(recordings.isUnsaved, true);
  recordings.remove(entry);
  assert.equal(recordings.isUnsaved, false);
});

test("A new name or licence makes a downloaded file old", () => {
  const entry = listeningEntry("a");
  const recordings = new Recordings([entry]);
  recordings.describe({ speaker: "Anna" });
  assert.equal(recordings.isUnsaved, false, "there is nothing to lose");
  recordings.keep(entry, recording(1));
  for (const facts of [{ speaker: "Ben" }, { licence: "CC-BY-4.0" }]) {
    recordings.isDownloaded = true;
    recordings.describe(facts);
    assert.equal(recordings.isUnsaved, true);
  }
  assert.deepEqual([recordings.speaker, recordings.licence], ["Ben", "CC-BY-4.0"]);
});
