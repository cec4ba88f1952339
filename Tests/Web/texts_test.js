import assert from "node:assert/strict";
import { test } from "node:test";
import { entriesOf } from "../../Web/authoring/entries.js";
import { compare } from "../../Web/authoring/comparison.js";
import { textUnits } from "../../Web/report/text_units.js";

/** @import { ReviewedItem } from "../../Web/types/placement.d.ts" */

/**
 * @param {string} id
 * @param {string} [text]
 */
function reviewed(id, text) {
  const stimulus = text === undefined ? undefined : { id: text, number: 1, count: 2 };
  return /** @type {ReviewedItem} */ (/** @type {unknown} */ ({ item_id: id, stimulus }));
}

/** @param {ReviewedItem[]} items */
function idsOf(items) {
  return textUnits(items).map((unit) => unit.map((item) => item.item_id));
}

test("Reviewed questions that follow each other on one text are one group", () => {
  assert.deepEqual(idsOf([reviewed("a"), reviewed("b", "s"), reviewed("c", "s"), reviewed("d", "t"), reviewed("e")]), [
    ["a"],
    ["b", "c"],
    ["d"],
    ["e"],
  ]);
});

test("Questions without a shared text, and questions on one text that do not follow each other, are not grouped", () => {
  assert.deepEqual(idsOf([reviewed("a"), reviewed("b")]), [["a"], ["b"]]);
  assert.deepEqual(idsOf([reviewed("a", "s"), reviewed("b"), reviewed("c", "s")]), [["a"], ["b"], ["c"]]);
  assert.deepEqual(idsOf([]), []);
});

const text = { stimulus_id: "s1", passage: "A text." };

test("An item of a file has the text that it names, and its place among the items on this text", () => {
  const items = [{ prompt: { stimulus: "s1" } }, { prompt: { passage: "Own." } }, { prompt: { stimulus: "s1" } }];
  const { entries } = entriesOf({ stimuli: [text], items }, []);
  assert.deepEqual(entries.map((entry) => entry.text), [
    { id: "s1", stimulus: text, number: 1, count: 2 },
    null,
    { id: "s1", stimulus: text, number: 2, count: 2 },
  ]);
});

test("An item may name a text that the file lacks, and the texts may be any JSON value", () => {
  const items = [{ prompt: { stimulus: "s2" } }];
  for (const stimuli of [undefined, null, 7, "s2", [null, 7, {}], [text]]) {
    assert.deepEqual(entriesOf({ stimuli, items }, []).entries[0].text, { id: "s2", stimulus: null, number: 1, count: 1 });
  }
  assert.equal(entriesOf({ stimuli: [text], items: [{ prompt: { stimulus: 7 } }] }, []).entries[0].text, null);
});

test("A changed text has the path of its id", () => {
  const found = compare({ stimuli: [text], items: [] }, { stimuli: [{ ...text, passage: "Another." }], items: [] });
  assert.deepEqual(found.head, [{ path: "stimuli[s1].passage", before: "A text.", after: "Another." }]);
});
