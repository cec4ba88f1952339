import { h } from "../dom.js";

const INVISIBLE = /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufe00-\ufe0f]/u;

/** Text in which nothing is hidden: an invisible character is shown by its number. */
export function plainly(text) {
  const parts = text.split(new RegExp(`(${INVISIBLE.source})`, "u"));
  return parts.filter(Boolean).map((part) => (INVISIBLE.test(part) ? h("span", { class: "code-point", dir: "ltr" }, codePoint(part)) : part));
}

/** The numbers of all characters of a text, for texts that look alike. */
export function codePoints(text) {
  return [...text].map(codePoint).join(" ");
}

function codePoint(character) {
  return `U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}
