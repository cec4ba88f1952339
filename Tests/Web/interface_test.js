import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const FOLDER = new URL("../../Content/interface/", import.meta.url);

/** @type {{ language_id: string, direction: string, words: Record<string, string> }[]} */
const LANGUAGES = readdirSync(FOLDER).filter((name) => name.endsWith(".json")).map((name) =>
  JSON.parse(readFileSync(new URL(name, FOLDER), "utf-8"))
);
const ENGLISH = LANGUAGES.find(({ language_id: id }) => id === "en")?.words ?? {};
/** The keys with a form for one thing and a form for several. */
const COUNTED = Object.keys(ENGLISH).filter((key) => key.endsWith(".other")).map((key) => key.slice(0, -".other".length));

/**
 * The plural forms of the numbers that the app shows. Some forms are only for 0 or for millions, where the general form will do.
 * @param {string} id
 */
function usual(id) {
  const rules = new Intl.PluralRules(id);
  return [...new Set(Array.from({ length: 999 }, (_, index) => rules.select(index + 1)))];
}

test("One minute has a form of its own, and no text says that every question has five answers to choose from", () => {
  assert.match(ENGLISH["practice.expect.time.one"], /{count} minute\./);
  for (const [key, text] of Object.entries(ENGLISH)) if (key.startsWith("practice.")) assert.doesNotMatch(text, /five answers each/, key);
});

for (const { language_id: id, direction, words } of LANGUAGES) {
  test(`Every count has the plural forms of CLDR in ${id}`, () => {
    const categories = new Intl.PluralRules(id).resolvedOptions().pluralCategories;
    for (const key of COUNTED) {
      const forms = ["zero", "one", "two", "few", "many", "other"].filter((form) => `${key}.${form}` in words);
      assert.ok(forms.includes("other"), `${key} has no general form`);
      const foreign = forms.filter((form) => !categories.includes(/** @type {Intl.LDMLPluralRule} */ (form)));
      assert.deepEqual(foreign, [], `${key} has forms that the language does not have`);
      // A text with the general form alone is worded so that it fits every number.
      const isCounted = `${key}.one` in ENGLISH && forms.length > 1;
      const missing = isCounted ? usual(id).filter((form) => !forms.includes(form)) : [];
      assert.deepEqual(missing, [], `${key} lacks forms`);
    }
  });

  test(`The direction of ${id} is that of its script`, () => {
    const script = new Intl.Locale(id).maximize().script ?? "";
    assert.equal(direction, ["Arab", "Hebr"].includes(script) ? "rtl" : "ltr");
  });
}
