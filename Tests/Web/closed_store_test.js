import assert from "node:assert/strict";
import { test } from "node:test";
import * as store from "../../Web/store.js";
import "./support.js";

test("A closed store keeps nothing, and forgets the values that it had only in memory", () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: null });
  store.write("in memory", 1);
  assert.equal(store.read("in memory", 0), 1);
  store.close();
  assert.equal(store.read("in memory", 0), 0);
  if (before) Object.defineProperty(globalThis, "localStorage", before);
  store.write("late", 1);
  assert.equal(store.read("late", 0), 0);
  assert.deepEqual(store.keys(""), []);
});
