/** @import { ReviewedItem } from "../types/placement.d.ts" */

/**
 * Groups reviewed questions, in their order: neighbours on one text are one group, and every other question is a group of its own.
 * @param {ReviewedItem[]} items
 * @returns {ReviewedItem[][]}
 */
export function textUnits(items) {
  /** @type {ReviewedItem[][]} */
  const units = [];
  for (const item of items) {
    const last = units.at(-1);
    if (last && item.stimulus && last[0].stimulus?.id === item.stimulus.id) last.push(item);
    else units.push([item]);
  }
  return units;
}
