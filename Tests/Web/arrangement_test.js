import assert from "node:assert/strict";
import { test } from "node:test";
import { Arrangement } from "../../Web/formats/arrangement.js";

const tiles = ["I", "like", "tea"].map((text, index) => ({ tile_id: String(index), text }));

test("Tiles are placed at the caret", () => {
  const order = new Arrangement(tiles, ["0", "2"]);
  order.putCaret(1);
  order.place("1");
  assert.equal(order.reads(" "), "I like tea");
  assert.equal(order.complete, true);
  assert.equal(order.caret, 2);
});

test("The next tile goes to the place of a removed tile", () => {
  const order = new Arrangement(tiles, ["0", "1", "2"]);
  assert.equal(order.takeBack("1"), 1);
  assert.deepEqual(order.bank.map((tile) => tile.text), ["like"]);
  assert.equal(order.caret, 1);
});

test("A tile does not move beyond either end", () => {
  const order = new Arrangement(tiles, ["0", "1"]);
  assert.equal(order.shift("0", -1), false);
  assert.equal(order.shift("1", 1), false);
  assert.equal(order.shift("1", -1), true);
  assert.equal(order.reads("+"), "like+I");
});

test("Saved tiles that are unknown or repeated are left out", () => {
  assert.deepEqual(new Arrangement(tiles, ["9", "1", "1"]).placed, ["1"]);
});

test("The caret stays within the placed tiles", () => {
  const order = new Arrangement(tiles, ["0"]);
  order.putCaret(7);
  assert.equal(order.caret, 1);
  order.putCaret(-1);
  assert.equal(order.caret, 0);
});

test("Two arrangements are equal only in the same order", () => {
  const order = new Arrangement(tiles, ["0", "1"]);
  assert.equal(order.equals(["0", "1"]), true);
  assert.equal(order.equals(["1", "0"]), false);
  assert.equal(order.equals(["0"]), false);
  assert.equal(order.equals(undefined), false);
});
