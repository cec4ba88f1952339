// Judges every vector of the conformance file in Node, and prints one reply a line.
import { readFile } from "node:fs/promises";
import { loadMatcher } from "../../Web/matcher/matcher.js";

const [file, module] = process.argv.slice(2);
const { vectors } = JSON.parse(await readFile(file, "utf8"));
const matcher = await loadMatcher(await readFile(module));
for (const vector of vectors) {
  const { correct, normalized } = matcher.match(vector.answer, [vector.entry], vector);
  console.log(JSON.stringify({ correct, answer_form: normalized, entry_form: matcher.normalize(vector.entry, vector) }));
}
