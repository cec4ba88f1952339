import assert from "node:assert/strict";
import { test } from "node:test";
import { QuestionTimes } from "../../Web/placement/times.js";
import "./support.js";

/** @import { Item } from "../../Web/types/placement.d.ts" */

const first = /** @type {Item} */ ({ item_id: "q1" });
const second = /** @type {Item} */ ({ item_id: "q2" });

/** A page that can be hidden, and a clock that a test sets. */
function page() {
  const document = Object.assign(new EventTarget(), { hidden: false });
  const clock = { now: 0 };
  Object.assign(globalThis, { document });
  performance.now = () => clock.now;
  return {
    clock,
    /** @param {boolean} hidden */
    hide(hidden) {
      document.hidden = hidden;
      document.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

/** @param {string} attempt */
function measuring(attempt) {
  const times = new QuestionTimes(attempt);
  times.measure(new AbortController().signal);
  return times;
}

test("Each question has its own time, and a second visit adds to it", () => {
  const { clock } = page();
  const times = measuring("own");
  times.start(first);
  clock.now = 300;
  times.start(second);
  clock.now = 1_000;
  times.start(first);
  clock.now = 1_050;
  assert.equal(times.read(first), 350);
  assert.equal(times.read(second), 700);
});

test("No time passes while the page is hidden or the time is paused", () => {
  const { clock, hide } = page();
  const times = measuring("hidden");
  times.start(first);
  clock.now = 100;
  hide(true);
  clock.now = 5_000;
  hide(false);
  clock.now = 5_020;
  times.pause();
  clock.now = 9_000;
  assert.equal(times.read(first), 120);
});

test("The times survive a reload, until they are forgotten", () => {
  const { clock } = page();
  const before = measuring("reload");
  before.start(first);
  clock.now = 400;
  before.keep();
  assert.equal(new QuestionTimes("reload").read(first), 400);
  before.forget();
  assert.equal(new QuestionTimes("reload").read(first), 0);
});

test("The server gets at most one day", () => {
  const { clock } = page();
  const times = measuring("long");
  times.start(first);
  clock.now = 2 * 86_400_000;
  assert.equal(times.read(first), 86_400_000);
});
