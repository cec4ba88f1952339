import assert from "node:assert/strict";
import { test } from "node:test";
import { RoundClock } from "../../Web/game/clock.js";

test("The time of a pair counts from the first start", () => {
  const clock = new RoundClock();
  assert.equal(clock.elapsed(500), 0);
  clock.start(1000);
  clock.start(1200);
  assert.equal(clock.isRunning, true);
  assert.equal(clock.elapsed(1500), 500);
});

test("A pause is left out", () => {
  const clock = new RoundClock();
  clock.start(1000);
  clock.pause(1400);
  assert.equal(clock.elapsed(9000), 400);
  clock.start(9000);
  assert.equal(clock.elapsed(9100), 500);
});
