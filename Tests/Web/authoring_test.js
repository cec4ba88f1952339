import assert from "node:assert/strict";
import { test } from "node:test";
import { clipped } from "../../Web/authoring/clipped.js";
import { compare } from "../../Web/authoring/comparison.js";
import { byLevel, entriesOf, Entry } from "../../Web/authoring/entries.js";
import { Recordings } from "../../Web/authoring/recording/recordings.js";
import { reportMarkdown } from "../../Web/authoring/report.js";
import { Source, SourceProblem } from "../../Web/authoring/source.js";
import { speak } from "./support.js";

/** @import { AuditedFile, Finding } from "../../Web/types/authoring.d.ts" */

/**
 * @param {string} message
 * @param {string | null} [item]
 * @returns {Finding}
 */
function finding(message, item = null) {
  return { gate: "accept_list", severity: "error", file: "en.json", line: 3, item_id: item, message };
}

test("Two versions that differ only in the order of their keys are equal", () => {
  const found = compare({ version: "1", items: [{ item_id: "a", level: "A1" }] }, { items: [{ level: "A1", item_id: "a" }], version: "1" });
  assert.deepEqual(found, { head: [], added: [], removed: [], changed: [], unchanged: 1, reordered: false });
});

test("A changed field has its path, its old value and its new value", () => {
  const before = { items: [{ item_id: "a", prompt: { stem: "old" }, production_spec: { accept_list: ["x"] } }] };
  const after = { items: [{ item_id: "a", prompt: { stem: "new" }, production_spec: { accept_list: ["x", "y"] } }] };
  assert.deepEqual(compare(before, after).changed[0].fields, [
    { path: "prompt.stem", before: "old", after: "new" },
    { path: "production_spec.accept_list", before: "x", after: "x\ny" },
  ]);
});

test("Added, removed and moved items are distinguished", () => {
  const found = compare({ items: [{ item_id: "a" }, { item_id: "b" }, { item_id: "c" }] }, {
    items: [{ item_id: "c" }, { item_id: "b" }, { item_id: "d" }],
  });
  assert.deepEqual(found.added.map((change) => change.id), ["d"]);
  assert.deepEqual(found.removed.map((change) => change.id), ["a"]);
  assert.equal(found.reordered, true);
});

test("A moved option is not a changed option", () => {
  const options = [{ id: "a", text: "one" }, { id: "b", text: "two" }];
  const found = compare({ items: [{ item_id: "x", options }] }, { items: [{ item_id: "x", options: options.toReversed() }] });
  assert.deepEqual(found.changed[0].fields, [{ path: "options[]", before: "a, b", after: "b, a" }]);
});

test("Files with any JSON values can be compared", () => {
  assert.deepEqual(compare({ items: "none" }, { items: [null, 7] }).added.map((change) => change.id), ["#1", "#2"]);
});

test("Every member of an entry has its declared type, whatever the item contains", () => {
  const entry = new Entry({ item_id: 5, level: "D1", type: "constructor", prompt: [] }, 2);
  assert.deepEqual([entry.id, entry.level, entry.format, entry.stem, entry.number], ["", null, null, "", 3]);
});

test("The tiles of an item are listed alphabetically, so that they do not reveal the key", () => {
  const spec = { format: "word_reorder" };
  const entry = new Entry({ type: "CONSTRAINED_PROD", production_spec: spec, prompt: { stem: "we / drink / tea" } }, 0);
  assert.equal(entry.stem, "drink / tea / we");
});

test("A finding belongs to the item that its path or id names, or else to the file", () => {
  const { entries, general } = entriesOf({ items: [{ item_id: "a" }, { item_id: "b" }] }, [
    finding("items[1].level: unknown"),
    finding("no key", "a"),
    finding("items[9]: not there"),
    finding("cuts: a gap"),
  ]);
  assert.deepEqual(entries.map((entry) => entry.findings.map((one) => one.message)), [["no key"], ["items[1].level: unknown"]]);
  assert.deepEqual(general.map((one) => one.message), ["items[9]: not there", "cuts: a gap"]);
});

test("Items are grouped by level, lowest first, and items without a level come last", () => {
  const things = [{ level: null }, { level: "B2" }, { level: "A1" }];
  assert.deepEqual(byLevel(things).map(([level]) => level), ["A1", "B2", null]);
});

test("A long text is cut and ends with an ellipsis", () => {
  assert.equal(clipped("abcdef", 3), "abc…");
  assert.equal(clipped("abc", 3), "abc");
});

test("A source knows whether it is a blueprint, and how its texts are marked", async () => {
  await speak("en", {});
  const source = Source.ofText('{"schema_version": 2, "language_id": "ar", "direction": "rtl"}');
  assert.equal(source.isBlueprint, true);
  assert.deepEqual(source.target, { lang: "ar", dir: "rtl" });
  const strange = Source.ofText('{"language_id": "<script>", "direction": "up"}');
  assert.deepEqual(strange.target, { lang: "und", dir: "auto" });
  assert.equal(Source.ofText("not JSON").value, null);
});

test("A line of a source is found by its number with any kind of line ending", async () => {
  await speak("en", {});
  const source = Source.ofText("one\r\ntwo\nthree");
  assert.deepEqual([1, 2, 3, 4].map((number) => source.line(number)), ["one", "two", "three", ""]);
});

test("A text that is too large for the server is refused before it is sent", () => {
  assert.throws(() => Source.ofText("x".repeat(8 * 1024 * 1024 + 1)), SourceProblem);
});

test("A report escapes the markup of Markdown and HTML", async () => {
  await speak("en", { "authors.line": "line {line}", "authors.gate": "Gate", "authors.general": "General" });
  const source = Source.ofText("{}");
  /** @type {AuditedFile} */
  const file = {
    source,
    view: "items",
    onlyFindings: false,
    audit: { blueprints: 1, items: 0, findings: [] },
    entries: [],
    recordings: new Recordings([]),
    general: [finding("<b>*bold*</b>\n[link](x)")],
  };
  assert.match(reportMarkdown(source, file), /\n- Gate `accept_list`, line 3: \\<b\\>\\\*bold\\\*\\<\/b\\> \\\[link\\\]\(x\)\n$/);
});
