import assert from "node:assert/strict";
import { test } from "node:test";
import { languageOptions } from "../../Web/widgets/language_options.js";
import { speak } from "./support.js";

test("Each language is offered once, by a name and not by its tag", async () => {
  await speak("en", {});
  const tags = ["ba", "bo", "dz", "rue", "zh", "cmn", "fil", "tl", "he", "iw", "ro", "mo", "es"];
  const options = languageOptions(tags);
  const names = options.map(([, name]) => name);
  assert.equal(new Set(names).size, names.length);
  assert.deepEqual(names.filter((name) => tags.includes(name)), []);
  assert.deepEqual(new Set(options.map(([tag]) => tag)), new Set(["ba", "bo", "dz", "rue", "zh", "fil", "he", "ro", "es"]));
});
