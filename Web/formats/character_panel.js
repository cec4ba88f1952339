import { asset } from "../build.js";
import { button, h, icon } from "../dom.js";
import * as store from "../store.js";
import { t } from "../words.js";
import { roving } from "./roving.js";

/** @import { Target } from "../types/page.d.ts" */
/** @import { Character, CharacterGroup } from "../types/questions.d.ts" */

const SETTING = "characters-open";
/** @type {{ languages: Record<string, CharacterGroup[]> } | null} */
let table = null;

/**
 * @param {string} language
 * @returns {Promise<CharacterGroup[]>}
 */
async function charactersOf(language) {
  if (!table) {
    const response = await fetch(asset("data/characters.json"));
    if (!response.ok) return [];
    table = await response.json();
  }
  const languages = table?.languages ?? {};
  return languages[language] ?? languages[language.split("-")[0]] ?? [];
}

/**
 * Keys on the page for letters that the learner's keyboard may lack. Empty if the language needs none.
 * @param {HTMLInputElement} field
 * @param {Target} target
 */
export function characterPanel(field, target) {
  const place = h("div", { class: "characters" });
  charactersOf(target.lang ?? "").then((groups) => {
    if (groups.length) place.append(panel(groups, field, target));
  }, () => {});
  return place;
}

/**
 * @param {CharacterGroup[]} groups
 * @param {HTMLInputElement} field
 * @param {Target} target
 */
function panel(groups, field, target) {
  const details = h(
    "details",
    { open: store.read(SETTING, false), testid: "characters" },
    h("summary", {}, icon("keyboard"), t("characters.title")),
  );
  details.addEventListener("toggle", () => store.write(SETTING, details.open));
  for (const group of groups) details.append(toolbar(group, field, target));
  return details;
}

/**
 * @param {CharacterGroup} group
 * @param {HTMLInputElement} field
 * @param {Target} target
 */
function toolbar(group, field, target) {
  const rows = group.rows.map((row) => h("div", { class: "character-row" }, row.map((character) => key(character, field, target))));
  const erase = button(icon("erase"), { class: "character", "aria-label": t("characters.erase"), onclick: () => eraseBefore(field) });
  rows.at(-1)?.append(erase);
  const bar = h("div", { class: "character-group", role: "toolbar", "aria-label": t(`characters.${group.name}`), dir: target.dir }, rows);
  // Pressing a key must not take the cursor, or the keyboard of a phone, away from the field.
  bar.addEventListener("pointerdown", (event) => event.preventDefault());
  roving(bar, target.dir);
  return bar;
}

/**
 * @param {Character} character
 * @param {HTMLInputElement} field
 * @param {Target} target
 */
function key(character, field, target) {
  const { insert: text, shown: label } = typeof character === "string" ? { insert: character, shown: undefined } : character;
  // Shows a mark without a letter on a dotted circle. An invisible character has its own label.
  const shown = label ?? (/^\p{M}/u.test(text) ? `◌${text}` : text);
  return button(shown, { class: "character foreign", lang: target.lang, onclick: () => insert(field, text) });
}

/**
 * @param {HTMLInputElement} field
 * @param {string} text
 */
function insert(field, text) {
  const end = field.value.length;
  field.setRangeText(text, field.selectionStart ?? end, field.selectionEnd ?? end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** @param {HTMLInputElement} field */
function eraseBefore(field) {
  const { value } = field;
  const start = field.selectionStart ?? value.length;
  const end = field.selectionEnd ?? value.length;
  const last = [...value.slice(0, start)].at(-1) ?? "";
  field.setRangeText("", start === end ? start - last.length : start, end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
