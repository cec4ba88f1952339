import { button, h, icon } from "../dom.js";
import { t } from "../words.js";
import { practice, screens } from "./api.js";
import { confirmDialog } from "../widgets/confirm_dialog.js";
import { testHead } from "./test_head.js";
import { troubleLine } from "../widgets/trouble.js";
import { reasonOf, waysOn } from "./failure.js";

/** @import { Go, ScreenContext } from "../types/page.d.ts" */
/** @import { Test, TestSummary } from "../types/practice.d.ts" */

/**
 * Shows why a test could not be written, and what to do.
 * @param {Pick<ScreenContext, "main" | "go">} screen
 * @param {Test} test
 */
export function showFailed({ main, go }, test) {
  const draw = () => {
    const trouble = troubleLine();
    main.replaceChildren(
      h(
        "div",
        { class: "page", testid: "failed" },
        testHead(test, t("practice.failed")),
        h(
          "section",
          { class: "panel" },
          h("p", { class: "status-line status-wrong" }, icon("wrong"), t("practice.failed.why")),
          h("p", { testid: "failure" }, reasonOf(test) ?? t("practice.failed.unknown")),
          trouble,
          h(
            "div",
            { class: "actions" },
            waysOn(test, trouble, go),
            h("a", { class: "button", href: screens.generate(test.course_id) }, t("practice.change")),
            deleteTestButton(test, go),
          ),
        ),
      ),
    );
  };
  draw();
  return draw;
}

/**
 * @param {TestSummary} test
 * @param {Go} go
 */
export function deleteTestButton(test, go) {
  return button([icon("remove"), t("practice.delete_test")], {
    class: "plain",
    testid: "delete-test",
    onclick: () =>
      confirmDialog({
        title: t("practice.delete_test.title"),
        text: t("practice.delete_test.text"),
        confirm: t("practice.delete_test"),
        action: async () => {
          await practice.deleteTest(test.test_id);
          go(screens.home, { note: t("practice.delete_test.done") });
        },
      }),
  });
}
