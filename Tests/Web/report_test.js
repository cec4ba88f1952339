import assert from "node:assert/strict";
import { test } from "node:test";
import { bandsOf, placeIn } from "../../Web/report/bands.js";
import { changedCodePoints } from "../../Web/report/code_points.js";

/** @import { Cut } from "../../Web/types/placement.d.ts" */

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
