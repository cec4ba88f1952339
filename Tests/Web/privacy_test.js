import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { clearCaches, clearStorage } from "../../Web/own_data/clearing.js";
import { isEndPending, joinVisit, setEndPending, visitMark } from "../../Web/own_data/marks.js";
import { countUnsent, isComplete } from "../../Web/own_data/unsent.js";
import * as store from "../../Web/store.js";
import "./support.js";

afterEach(() => localStorage.clear());

/** @param {string[]} paths */
const unsent = (...paths) => countUnsent(paths.map((path) => ({ path })));

test("Waiting changes are counted by their kind", () => {
  const counted = unsent(
    "/attempts/1/answers/a",
    "/attempts/2/answers/a",
    "/practice/tests/3/questions/q1",
    "/drills/7/answers/a",
    "/game/games/4",
    "/game/reviews/5",
    "/game/reviews/6",
  );
  assert.deepEqual(counted, { placement: 2, practice: 1, drills: 1, games: 1, reviews: 2 });
  assert.equal(isComplete(counted), false);
});

test("Nobody misses a position or a setting of a test", () => {
  assert.equal(isComplete(unsent("/attempts/1/position", "/attempts/1/listening", "/practice/tests/3/position")), true);
  assert.equal(isComplete(unsent()), true);
});

test("The pages of a visit share its mark, and the next visit has another one", () => {
  assert.equal(visitMark(), null);
  const first = joinVisit();
  assert.equal(joinVisit(), first);
  clearStorage();
  assert.equal(visitMark(), null);
  assert.ok(first !== null && joinVisit() !== null && visitMark() !== first);
});

test("A pending end is remembered until the server knows of it", () => {
  assert.equal(isEndPending(), false);
  setEndPending(true);
  assert.equal(isEndPending(), true);
  setEndPending(false);
  assert.equal(isEndPending(), false);
});

test("Clearing removes all values of both storages, except that the server must be told of the end", () => {
  store.write("outbox:/attempts/1/answers/a", { path: "/attempts/1/answers/a" });
  store.write("interface", "ar");
  localStorage.setItem("foreign", "1");
  sessionStorage.setItem("foreign", "1");
  joinVisit();
  setEndPending(true);
  clearStorage();
  assert.deepEqual(Object.keys(localStorage).toSorted(), ["nivel-end-pending"]);
  assert.deepEqual(Object.keys(sessionStorage), []);
});

test("Clearing removes every cache", async () => {
  const names = new Set(["nivel-game", "another"]);
  Object.defineProperty(globalThis, "caches", {
    configurable: true,
    value: { keys: () => Promise.resolve([...names]), delete: (/** @type {string} */ name) => Promise.resolve(names.delete(name)) },
  });
  await clearCaches();
  assert.deepEqual([...names], []);
});
