import { h, icon } from "../dom.js";
import { t } from "../words.js";
import { statementOf } from "./probability.js";

/** @import { Result } from "../types/placement.d.ts" */

const COUNT = 3;

/**
 * What people with the level of a result can do; null for a result without a level.
 * @param {Result} result
 */
export function canDo(result) {
  const stated = statementOf(result);
  if (stated.kind === "open") return null;
  const lines = Array.from({ length: COUNT }, (_, index) => t(`cando.${stated.level}.${index + 1}`));
  return h(
    "section",
    { class: "can-do", "aria-labelledby": "can-do-title", testid: "can-do" },
    h("h2", { id: "can-do-title" }, t("cando.title", { level: stated.level })),
    h("ul", {}, lines.map((line) => h("li", {}, icon("right"), h("span", {}, line)))),
  );
}
