/** @import { OutboxEntry } from "../types/page.d.ts" */
/** @import { Unsent } from "../types/privacy.d.ts" */

/** The changes that a learner would miss, by their address. A position in a test is not one of them. */
const KINDS = /** @type {const} */ ([
  ["placement", /^\/attempts\/[^/]+\/answers\//],
  ["practice", /^\/practice\/tests\/[^/]+\/questions\//],
  ["drills", /^\/drills\/[^/]+\/answers\//],
  ["games", /^\/game\/games\//],
  ["reviews", /^\/game\/reviews\//],
]);

/** The kinds of changes that a learner would miss, in the order in which the page shows them. */
export const UNSENT_KINDS = KINDS.map(([kind]) => kind);

/**
 * Counts the changes that wait for the server and that a learner would miss.
 * @param {Pick<OutboxEntry, "path">[]} entries
 * @returns {Unsent}
 */
export function countUnsent(entries) {
  const unsent = { placement: 0, practice: 0, drills: 0, games: 0, reviews: 0 };
  for (const { path } of entries) {
    const found = KINDS.find(([, pattern]) => pattern.test(path));
    if (found) unsent[found[0]] += 1;
  }
  return unsent;
}

/**
 * Whether a learner would miss nothing.
 * @param {Unsent} unsent
 */
export function isComplete(unsent) {
  return UNSENT_KINDS.every((kind) => unsent[kind] === 0);
}
