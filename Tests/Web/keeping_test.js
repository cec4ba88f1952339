import assert from "node:assert/strict";
import { test } from "node:test";
import { pictureName, pictureTexts } from "../../Web/keeping/picture_texts.js";
import { wrapped } from "../../Web/keeping/wrap.js";
import { LEVELS } from "../../Web/report/all_levels.js";
import { bubbleFor, bubbleOf } from "../../Web/report/bubble.js";
import { forgetOwn } from "../../Web/keeping/forget_own.js";
import { nextStep } from "../../Web/report/next_steps.js";
import * as store from "../../Web/store.js";
import { speak } from "./support.js";

/** @import { WordList } from "../../Web/types/game.d.ts" */
/** @import { Level, Measurement, Result } from "../../Web/types/placement.d.ts" */

/**
 * A result of the response model.
 * @param {Partial<Record<Level, number>>} probabilities
 * @param {Partial<Measurement>} [changes]
 */
function measured(probabilities, changes = {}) {
  const levels = LEVELS.map((level) => ({ level, probability: probabilities[level] ?? 0 }));
  const [{ level, probability }] = levels.toSorted((one, other) => other.probability - one.probability);
  const measurement = { level, confidence: probability, levels, certainty: "likely", range: { from: level, to: level }, ...changes };
  return resultOf({ level, level_by: "model", measurement: /** @type {Measurement} */ (measurement) });
}

/**
 * @param {object} parts
 * @returns {Result}
 */
function resultOf(parts) {
  const whole = { language_id: "es", language_name: "Español", direction: "ltr", finished_at: "2026-11-23T23:30:00Z", items: [], ...parts };
  return /** @type {Result} */ (/** @type {unknown} */ (whole));
}

/** @param {{ centre: number, half: number }} bubble */
const edges = ({ centre, half }) => [centre - half, centre + half];

test("A sure level has a small bubble inside its field", () => {
  const [start, end] = edges(bubbleOf(measured({ B1: 0.98, B2: 0.02 })));
  assert.ok(start > 3 && end < 4, `${start} to ${end}`);
});

test("A borderline level has a bubble in its field that lies across the mark", () => {
  const bubble = bubbleOf(measured({ B2: 0.55, C1: 0.43, C2: 0.02 }));
  const [start, end] = edges(bubble);
  assert.ok(bubble.centre > 4 && bubble.centre < 5, `${bubble.centre}`);
  assert.ok(start < 5 && end > 5.2, `${start} to ${end}`);
});

test("More doubt makes a wider bubble", () => {
  const widths = [0.99, 0.9, 0.7, 0.5].map((sure) => bubbleOf(measured({ B1: sure, B2: 1 - sure })).half);
  assert.deepEqual(widths, widths.toSorted((one, other) => one - other));
});

test("The centre of a bubble is in the field of the stated level, wherever the mean is", () => {
  const { centre } = bubbleOf(measured({ C1: 0.4, B2: 0.35, B1: 0.25 }));
  assert.ok(centre > 5 && centre < 6, `${centre}`);
});

test("A bubble stays inside the vial", () => {
  for (const result of [measured({ "pre-A1": 1 }), measured({ C2: 1 }), measured({ "pre-A1": 0.5, C2: 0.5 })]) {
    const [start, end] = edges(bubbleOf(result));
    assert.ok(start >= 0 && end <= 7, `${start} to ${end}`);
  }
});

test("After too few answers, the bubble fills all levels that are possible", () => {
  const even = Object.fromEntries(LEVELS.map((level) => [level, 1 / 7]));
  const [start, end] = edges(bubbleOf(measured(even, { certainty: "too_few", range: { from: "pre-A1", to: "C2" } })));
  assert.ok(start < 0.1 && end > 6.9, `${start} to ${end}`);
  assert.deepEqual(edges(bubbleOf(measured(even, { certainty: "too_few", range: { from: "A2", to: "B1" } }))), [2, 4]);
});

test("A level of the weighted score has its place by the score", () => {
  const cuts = LEVELS.map((level, index) => ({ level, from: index * 10 }));
  const at = (/** @type {number} */ scaled_score) =>
    bubbleOf(resultOf({ level: "B1", level_by: "cuts", cuts, scale_max: 69, scaled_score })).centre;
  assert.ok(at(30) < at(35) && at(35) < at(39) && at(30) > 3 && at(39) < 4);
});

test("A shared level has a bubble by its confidence alone", () => {
  assert.equal(Math.floor(bubbleFor("B1", 0.9).centre), 3);
  assert.ok(bubbleFor("B1", 0.95).half < bubbleFor("B1", 0.5).half);
  assert.deepEqual(bubbleFor(null, null), { centre: 3.5, half: 3.5 });
});

test("A browser that leaves its profile keeps the interface language only", async () => {
  /** @type {string[]} */
  const deleted = [];
  Object.defineProperty(globalThis, "caches", {
    configurable: true,
    value: { delete: (/** @type {string} */ name) => Promise.resolve(deleted.push(name) > 0) },
  });
  store.write("interface", "ar");
  store.write("draft:1:a", { choice: "o1" });
  store.write("outbox:/attempts/1/answers/a", {});
  await forgetOwn();
  assert.deepEqual(store.keys(""), ["interface"]);
  assert.deepEqual(deleted, ["nivel-game"]);
  store.remove("interface");
});

const list = /** @type {WordList} */ ({ list_id: "es-en", language_id: "es", is_own: false });

test("After a result comes the game in the same language, or else practice with own notes", () => {
  const address = (/** @type {WordList} */ { list_id: id }) => `/play?list=${id}`;
  assert.equal(nextStep(resultOf({}), [list], address).href, "/play?list=es-en");
  assert.equal(nextStep(resultOf({ language_id: "th" }), [list], address).href, "/practice");
  assert.equal(nextStep(resultOf({}), [{ ...list, is_own: true }], address).href, "/practice");
});

test("A text is wrapped between words, also in scripts without spaces", () => {
  const short = (/** @type {number} */ most) => (/** @type {string} */ line) => line.length <= most;
  assert.deepEqual(wrapped("one two three", "en", short(7)), ["one two", "three"]);
  assert.deepEqual(wrapped("", "en", short(7)), []);
  const lines = wrapped("もっとも可能性の高いレベルです。", "ja", short(6));
  assert.equal(lines.join(""), "もっとも可能性の高いレベルです。");
  assert.ok(lines.length > 1 && !lines.some((line) => line.startsWith("。")));
});

test("The picture says language, level and day, and its file has a plain name", async () => {
  await speak("en", { "level.B1.name": "Independent", "result.likely": "{percent} sure." });
  const result = measured({ B1: 0.8, B2: 0.2 });
  const texts = pictureTexts(result);
  assert.deepEqual([texts.language, texts.translation, texts.level, texts.name], ["Español", "Spanish", "B1", "Independent"]);
  assert.deepEqual([texts.certainty, texts.date], ["80% sure.", "Nov 23, 2026"]);
  assert.equal(pictureName(result), "nivel-es-B1.png");
});
