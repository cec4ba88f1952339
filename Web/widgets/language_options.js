import { languageName } from "../words.js";

/**
 * Own names of languages that browsers have no name for.
 * @type {Record<string, string>}
 */
const OWN_NAMES = { ba: "Башҡортса", bo: "བོད་སྐད", dz: "རྫོང་ཁ", rue: "Русиньскый" };

/**
 * The languages to choose from, each once, with their names in the interface language, sorted by name. Old tags such as `iw` and `tl` have the
 * same name as the tag that replaced them, so they are left out.
 * @param {string[]} tags
 * @returns {[tag: string, name: string][]}
 */
export function languageOptions(tags) {
  /** @type {Map<string, string>} */
  const tagsByName = new Map();
  for (const tag of tags) {
    const name = languageName(tag) ?? OWN_NAMES[tag] ?? tag;
    if (!tagsByName.has(name) || Intl.getCanonicalLocales(tag)[0] === tag) tagsByName.set(name, tag);
  }
  const options = [...tagsByName].map(([name, tag]) => /** @type {[string, string]} */ ([tag, name]));
  return options.sort((one, other) => one[1].localeCompare(other[1]));
}
