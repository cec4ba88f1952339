import assert from "node:assert/strict";
import { test } from "node:test";
import { attemptClient, deviceOf } from "../../Web/placement/attempt_client.js";
import { speak } from "./support.js";

/** @type {[boolean, number, ReturnType<typeof deviceOf>][]} */
const DEVICES = [
  [true, 320, "phone"],
  [true, 599, "phone"],
  [true, 600, "tablet"],
  [true, 1024, "tablet"],
  [false, 400, "desktop"],
  [false, 1440, "desktop"],
];

test("The pointer and the shorter side of the screen determine the device", () => {
  for (const [coarse, shorter, device] of DEVICES) assert.equal(deviceOf({ coarse, shorter }), device, `${coarse} ${shorter}`);
});

test("A phone on its side is a phone, and the interface language is the chosen one", async () => {
  await speak("ar", {});
  Object.assign(globalThis, { screen: { width: 844, height: 390 }, matchMedia: () => ({ matches: true }) });
  assert.deepEqual(attemptClient(), { device: "phone", interface_language: "ar" });
});
