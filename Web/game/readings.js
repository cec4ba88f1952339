import { foreign, h } from "../dom.js";

/** @import { Target } from "../types/page.d.ts" */

/**
 * Translations with their pronunciation above them, where their script does not show it.
 * @param {{ translations: string[], readings?: Record<string, string> }} entry
 * @param {Target} target
 */
export function readWords({ translations, readings = {} }, target) {
  return translations.map((word) => foreign("span", target, {}, readings[word] ? h("ruby", {}, word, h("rt", {}, readings[word])) : word));
}
