import { find, h } from "../dom.js";
import { selectField } from "../widgets/fields.js";
import { languageOptions } from "../widgets/language_options.js";
import { t } from "../words.js";
import { chooseBase } from "./base.js";

/** @import { WordList } from "../types/game.d.ts" */

/**
 * The choice of the language of the words to ask. Lists of the player's own have no choice.
 * @param {WordList | undefined} list
 * @param {() => void} changed
 */
export function baseField(list, changed) {
  const bases = list?.bases ?? [];
  if (bases.length < 2) return h("div", { hidden: true });
  const options = languageOptions(bases.map(({ language_id }) => language_id));
  const field = selectField("base", t("play.base"), options, list?.base_language_id ?? "en");
  const select = /** @type {HTMLSelectElement} */ (find(field, "select"));
  select.addEventListener("change", () => {
    chooseBase(select.value);
    changed();
  });
  return field;
}
