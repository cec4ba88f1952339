import assert from "node:assert/strict";
import { test } from "node:test";
import * as store from "../../Web/store.js";
import "./support.js";

test("A written value is read back", () => {
  store.write("list", [1, "two"]);
  assert.deepEqual(store.read("list", null), [1, "two"]);
});

test("A key that was never written returns the fallback", () => {
  assert.equal(store.read("never", "fallback"), "fallback");
});

test("The value false is returned instead of the fallback", () => {
  store.write("switch", false);
  assert.equal(store.read("switch", true), false);
});

test("Keys are found by prefix and removed together", () => {
  for (const key of ["draft:1:a", "draft:1:b", "draft:2:a"]) store.write(key, true);
  assert.deepEqual(store.keys("draft:1:").toSorted(), ["draft:1:a", "draft:1:b"]);
  store.removeAll("draft:1:");
  assert.deepEqual(store.keys("draft:"), ["draft:2:a"]);
});

test("Without storage the values last as long as the page", () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new Error("refused");
    },
  });
  try {
    store.write("refused", 1);
    assert.equal(store.read("refused", 0), 1);
    store.remove("refused");
    assert.equal(store.read("refused", 0), 0);
  } finally {
    if (before) Object.defineProperty(globalThis, "localStorage", before);
  }
});
