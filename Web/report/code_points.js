import { h } from "../dom.js";

const INVISIBLE = /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufe00-\ufe0f]/u;

/**
 * Returns the parts of a text, with code points in place of invisible characters.
 * @param {string} text
 */
export function plainly(text) {
  const parts = text.split(new RegExp(`(${INVISIBLE.source})`, "u")).filter((part) => part !== "");
  return parts.map((part) => (INVISIBLE.test(part) ? h("span", { class: "code-point", dir: "ltr" }, codePoint(part)) : part));
}

/**
 * Returns the code points that differ before and after a step.
 * @param {string} before
 * @param {string} after
 */
export function changedCodePoints(before, after) {
  const [one, other] = [[...before], [...after]];
  let start = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [one, other].map((text) => text.slice(start, text.length - end).map(codePoint).join(" "));
}

/** @param {string} character */
function codePoint(character) {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
