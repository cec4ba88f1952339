import { interfaceLanguage } from "../words.js";

/** @import { AttemptClient } from "../types/placement.d.ts" */

/** The shorter side from which a touched screen is a tablet, in CSS pixels. */
const TABLET = 600;

/**
 * The class of a device by its main pointer and the shorter side of its screen.
 * @param {{ coarse: boolean, shorter: number }} screen
 * @returns {AttemptClient["device"]}
 */
export function deviceOf({ coarse, shorter }) {
  if (!coarse) return "desktop";
  return shorter < TABLET ? "phone" : "tablet";
}

/**
 * The device and the interface language of this browser.
 * @returns {AttemptClient}
 */
export function attemptClient() {
  const { width, height } = globalThis.screen;
  const coarse = globalThis.matchMedia("(pointer: coarse)").matches;
  return { device: deviceOf({ coarse, shorter: Math.min(width, height) }), interface_language: interfaceLanguage().lang };
}
