import assert from "node:assert/strict";
import { test } from "node:test";
import { bandsOf, placeIn } from "../../Web/report/bands.js";
import { changedCodePoints } from "../../Web/report/code_points.js";
import { levelsIn, possibleNeighbor, statementOf, wholePercent } from "../../Web/report/probability.js";

/** @import { Cut, Level, Measurement, Result } from "../../Web/types/placement.d.ts" */

/** @type {Cut[]} */
const cuts = [{ level: "pre-A1", from: 0 }, { level: "A1", from: 10 }, { level: "A2", from: 30 }];

test("The bands of a scale fill it without gaps", () => {
  const bands = bandsOf({ cuts, scale_max: 49 });
  assert.deepEqual(bands.map((band) => [band.from, band.to]), [[0, 9], [10, 29], [30, 49]]);
  assert.ok(Math.abs(bands.reduce((sum, band) => sum + band.share, 0) - 1) < 1e-12);
});

test("A score has a position in its band, from 0 at the beginning to 1 at the end", () => {
  const [, band] = bandsOf({ cuts, scale_max: 49 });
  assert.equal(placeIn(band, 10), 0.025);
  assert.equal(placeIn(band, 29), 0.975);
  assert.equal(placeIn(band, 50), 1);
  assert.equal(placeIn(band, 0), 0);
});

test("Only the characters that a step changed are shown by their code points", () => {
  assert.deepEqual(changedCodePoints("caf\u0065\u0301!", "caf\u00e9!"), ["U+0065 U+0301", "U+00E9"]);
  assert.deepEqual(changedCodePoints("a b", "ab"), ["U+0020", ""]);
});

test("A character beyond the Basic Multilingual Plane counts as one", () => {
  assert.deepEqual(changedCodePoints("x😀", "x"), ["U+1F600", ""]);
});

test("A repeated character is not counted from both ends", () => {
  assert.deepEqual(changedCodePoints("aa", "aaa"), ["", "U+0061"]);
});

/** @type {Level[]} */
const names = ["pre-A1", "A1", "A2", "B1"];

/**
 * @param {Partial<Measurement>} changes
 * @returns {Measurement}
 */
function measured(changes) {
  return {
    level: "A2",
    confidence: 0.8,
    neighbor: { level: "B1", probability: 0.15 },
    levels: names.map((level) => ({ level, probability: 0.25 })),
    range: { from: "A2", to: "B1" },
    certainty: "sure",
    theta: 0,
    standard_error: 0.5,
    guessing: 0,
    guessed_often: false,
    questions: 12,
    ...changes,
  };
}

/**
 * The parts of a result that say what its level is.
 * @param {Partial<Result>} parts
 */
function resultOf(parts) {
  return /** @type {Result} */ ({ level: "A2", ...parts });
}

test("A probability is a whole percentage, and never certainty", () => {
  assert.deepEqual([0, 0.004, 0.126, 0.994, 0.9999, 1].map(wholePercent), [0, 0, 13, 99, 99, 99]);
});

test("A neighbouring level is mentioned from one percent on", () => {
  assert.equal(possibleNeighbor(measured({}))?.level, "B1");
  assert.equal(possibleNeighbor(measured({ neighbor: { level: "B1", probability: 0.009 } })), null);
  assert.equal(possibleNeighbor(measured({ neighbor: null })), null);
});

test("Too few answers give a lower limit, or no level if that is the lowest", () => {
  const few = measured({ certainty: "too_few" });
  assert.deepEqual(statementOf(resultOf({ level_by: "model", measurement: few })), { kind: "at_least", level: "A2" });
  const open = measured({ certainty: "too_few", range: { from: "pre-A1", to: "B1" } });
  assert.deepEqual(statementOf(resultOf({ level_by: "model", measurement: open })), { kind: "open" });
});

test("A level from the cuts, and a result of an earlier version, state their level", () => {
  const few = measured({ certainty: "too_few" });
  for (const parts of [{}, { level_by: /** @type {const} */ ("cuts"), measurement: few }, { measurement: null }]) {
    assert.deepEqual(statementOf(resultOf(parts)), { kind: "level", level: "A2" });
  }
});

test("A range covers its two levels and those between them", () => {
  assert.deepEqual(levelsIn(measured({}), { from: "A1", to: "B1" }), [false, true, true, true]);
  assert.deepEqual(levelsIn(measured({}), { from: "A2", to: "A2" }), [false, false, true, false]);
});
