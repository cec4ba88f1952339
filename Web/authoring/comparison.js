import { listOf, objectOf, textOf } from "./entries.js";

/** @import { Comparison, FieldChange, Loose } from "../types/authoring.d.ts" */

/** Fields are compared one by one down to this depth. Deeper values are compared as JSON text. */
const DEPTH = 6;

/**
 * Returns the differences of two versions of a blueprint: fields of the file itself, added and removed items, changed items with their
 * fields, and whether the common items are in another order. A field is `{path, before, after}`. A missing value is null.
 * @param {Loose} before
 * @param {Loose} after
 * @returns {Comparison}
 */
export function compare(before, after) {
  const [old, now] = [itemsByID(before), itemsByID(after)];
  const common = [...now.keys()].filter((id) => old.has(id));
  const changed = common.map((id) => ({ id, item: now.get(id), fields: differences(old.get(id), now.get(id)) })).filter(({ fields }) =>
    fields.length
  );
  return {
    head: differences({ ...before, items: undefined }, { ...after, items: undefined }),
    added: [...now].filter(([id]) => !old.has(id)).map(([id, item]) => ({ id, item })),
    removed: [...old].filter(([id]) => !now.has(id)).map(([id, item]) => ({ id, item })),
    changed,
    unchanged: common.length - changed.length,
    reordered: [...old.keys()].filter((id) => now.has(id)).join("\n") !== common.join("\n"),
  };
}

/**
 * NB: if items share an id, the last one counts, as in the audit. An item without an id is identified by its position.
 * @param {Loose} value
 * @returns {Map<string, unknown>}
 */
function itemsByID(value) {
  return new Map(listOf(value?.items).map((item, index) => [textOf(objectOf(item).item_id) || `#${index + 1}`, item]));
}

/**
 * @param {unknown} before
 * @param {unknown} after
 * @returns {FieldChange[]}
 */
function differences(before, after) {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const paths = [...new Set([...now.keys(), ...old.keys()])];
  return paths.map((path) => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null })).filter((field) =>
    field.before !== field.after
  );
}

/**
 * @param {unknown} value
 * @returns {Map<string, string>}
 */
function fieldsOf(value) {
  const fields = new Map();
  collect(value, "", 0, fields);
  return fields;
}

/**
 * @param {unknown} value
 * @param {string} path
 * @param {number} depth
 * @param {Map<string, string>} fields
 */
function collect(value, path, depth, fields) {
  if (value === undefined) return;
  if (value === null || typeof value !== "object" || depth === DEPTH) fields.set(path, typeof value === "string" ? value : written(value));
  else if (!Array.isArray(value)) {
    for (const [key, part] of Object.entries(value)) collect(part, path ? `${path}.${key}` : key, depth + 1, fields);
  } else if (value.every((part) => typeof part === "string")) fields.set(path, value.join("\n"));
  else collectList(value, path, depth, fields);
}

/**
 * Identifies options and texts by their ids, so that a moved option is not a changed option. The order of the options is a separate field.
 * @param {unknown[]} list
 * @param {string} path
 * @param {number} depth
 * @param {Map<string, string>} fields
 */
function collectList(list, path, depth, fields) {
  const ids = list.map((part) => textOf(objectOf(part).id) || textOf(objectOf(part).stimulus_id));
  const named = ids.every(Boolean) && new Set(ids).size === ids.length;
  if (named) fields.set(`${path}[]`, ids.join(", "));
  list.forEach((part, index) => collect(part, `${path}[${named ? ids[index] : index}]`, depth + 1, fields));
}

/**
 * @param {unknown} value
 * @returns {string}
 */
function written(value) {
  try {
    return JSON.stringify(value);
  } catch {
    return "…"; // nested too deeply for JSON.stringify
  }
}
