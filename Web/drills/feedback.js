import { h, icon } from "../dom.js";
import { besideText } from "../formats/beside_text.js";
import { reviewBody } from "../report/review_item.js";
import { t } from "../words.js";

/** @import { Target } from "../types/page.d.ts" */
/** @import { ReviewedItem } from "../types/placement.d.ts" */

/** The icon and the sentence for the outcome of an answer. */
const OUTCOMES =
  /** @type {const} */ ({ correct: ["right", "drill.right"], wrong: ["wrong", "drill.wrong"], dont_know: ["unknown", "drill.unknown"] });

/**
 * The checked answer: right or wrong, the question with its right answer, and the rule. A text to read stays beside it.
 * @param {ReviewedItem} item
 * @param {Target} target
 */
export function feedback(item, target) {
  const [sign, words] = OUTCOMES[/** @type {keyof typeof OUTCOMES} */ (item.status)] ?? OUTCOMES.wrong;
  const heading = h(
    "h2",
    { class: `drill-outcome status status-${item.status}`, tabindex: "-1", testid: "outcome" },
    icon(sign),
    t(words),
  );
  if (item.passage === undefined) return { nodes: [heading, reviewBody(item, target)] };
  const text = besideText(item, target, heading, reviewBody({ ...item, passage: undefined }, target));
  return { nodes: [text.node], text };
}
