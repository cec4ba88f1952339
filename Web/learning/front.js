import { goOnSection } from "./go_on.js";
import { loadLearning } from "./load.js";

/** @import { LearningFacts } from "../types/learning.d.ts" */
/** @import { Go } from "../types/page.d.ts" */
/** @typedef {{ facts: LearningFacts, section: (go: Go) => HTMLElement }} LearnerFront */

/**
 * What the front page shows to a learner who has done something, and null for a newcomer.
 * @returns {Promise<LearnerFront | null>}
 */
export async function learnerFront() {
  const learning = await loadLearning();
  return learning.isNew ? null : { facts: learning.facts, section: (go) => goOnSection(learning, go) };
}
