import { foreign, h } from "../dom.js";
import { interfaceLanguage, t } from "../words.js";

/** @import { Format } from "../types/placement.d.ts" */
/** @import { Target } from "../types/page.d.ts" */

/**
 * What to do, in the interface language, with the words of the form below. A beginner understands the first, and an examiner wrote the second.
 * If both are in one language, the words of the form stand alone.
 * @param {{ format: Format, instructions: string }} item
 * @param {Target} target
 */
export function instructions({ format, instructions: original }, target) {
  const own = foreign("p", target, { class: "instructions" }, original);
  if (primary(interfaceLanguage().lang) === primary(target.lang)) return [own];
  own.classList.add("small");
  return [h("p", { class: "instructions", testid: "instructions" }, t(`instructions.${format}`)), own];
}

/** @param {string | null} tag */
function primary(tag) {
  return tag?.split("-")[0];
}
