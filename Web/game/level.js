import { find, h } from "../dom.js";
import * as store from "../store.js";
import { selectField } from "../widgets/fields.js";
import { t } from "../words.js";
import { keyOf, resultLevel, START_LEVELS, startLevel } from "./start_level.js";

/** @import { PlayerLevels, WordList } from "../types/game.d.ts" */

const ALL = "all";

/**
 * The choice of the level. Lists of the player's own have no levels.
 * @param {WordList | undefined} list
 * @param {PlayerLevels} attempts
 */
export function levelField(list, attempts) {
  if (!list || list.is_own) return h("div", { hidden: true });
  const mine = resultLevel(list.language_id, attempts);
  const options = START_LEVELS.map((level) => [level, t(level === mine ? "play.level.mine" : "play.level.from", { level })]);
  const field = selectField(
    "level",
    t("play.level"),
    [[ALL, t("play.level.all")], ...options],
    startLevel(list.language_id, attempts) ?? ALL,
  );
  const select = /** @type {HTMLSelectElement} */ (find(field, "select"));
  select.addEventListener("change", () => store.write(keyOf(list.language_id), select.value));
  field.append(h("span", { class: "small quiet" }, t("play.level.what")));
  return field;
}
