import { foreign, h } from "../dom.js";

/** Translations with how they are read above them, where their script does not tell. */
export function readWords({ translations, readings = {} }, target) {
  return translations.map((word) => foreign("span", target, {}, readings[word] ? h("ruby", {}, word, h("rt", {}, readings[word])) : word));
}
