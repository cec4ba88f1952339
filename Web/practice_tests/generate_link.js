import { h, icon } from "../dom.js";
import { t } from "../words.js";
import { screens } from "./api.js";

/** @import { Child } from "../types/page.d.ts" */

/**
 * The link to the form for a new test, with or without a chosen course.
 * @param {string | null} course
 * @param {Child} [label]
 * @param {string} [extra]
 */
export function generateLink(course, label = t("practice.new_test"), extra = "primary") {
  return h("a", { class: `button ${extra}`, href: screens.generate(course), testid: "new-test" }, icon("plus"), label);
}
