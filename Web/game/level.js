import { find, h } from "../dom.js";
import * as store from "../store.js";
import { selectField } from "../widgets/fields.js";
import { t } from "../words.js";

/** @import { PlayerLevels, StartLevel, WordList } from "../types/game.d.ts" */

/** @type {StartLevel[]} */
const START_LEVELS = ["A1", "A2", "B1"];
const ALL = "all";

/**
 * Returns a level with a deck of its own, or null for all words.
 * @param {string | null} text
 * @returns {StartLevel | null}
 */
export function levelOf(text) {
  return START_LEVELS.find((level) => level === text) ?? null;
}

/**
 * The level of the last result in a language; null if there is none, or if it is so high that all words are within reach.
 * @param {string} language
 * @param {PlayerLevels} attempts
 */
export function resultLevel(language, attempts) {
  const finished = attempts.filter(({ language_id, finished_at }) => language_id === language && finished_at !== null);
  finished.sort((one, other) => Date.parse(other.finished_at ?? "") - Date.parse(one.finished_at ?? ""));
  return levelOf(finished[0]?.level ?? null);
}

/**
 * The level with which games in a language begin: the level chosen on the menu, otherwise that of the last result.
 * @param {string} language
 * @param {PlayerLevels} attempts
 * @returns {StartLevel | null}
 */
export function startLevel(language, attempts) {
  const chosen = store.read(keyOf(language), "");
  return chosen === "" ? resultLevel(language, attempts) : levelOf(chosen);
}

/** @param {string} language */
function keyOf(language) {
  return `play:level:${language}`;
}

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
