import { button, h, hiddenText, icon } from "../dom.js";
import { clockTime, percent, plural, t } from "../words.js";
import { practice, screens } from "./api.js";
import { difficultyOf } from "./difficulty.js";
import { confirmDialog } from "../widgets/confirm_dialog.js";
import { ownText } from "./labels.js";
import { attempt, troubleLine } from "../widgets/trouble.js";

/** @import { IconName } from "../dom.js" */
/** @import { Attributes, Go } from "../types/page.d.ts" */
/** @import { ScheduledTest } from "../types/practice.d.ts" */

/** @type {Record<ScheduledTest["status"], IconName>} */
const ICONS = { scheduled: "clock", missed: "wrong", completed: "right", archived: "none" };

/**
 * One planned test: its content, its time, its state, and its actions.
 * @param {ScheduledTest} test
 * @param {{ go: Go, reload: () => Promise<void> }} screen
 */
export function scheduledRow(test, { go, reload }) {
  const trouble = troubleLine();
  /**
   * @param {string} label
   * @param {string} name
   * @param {Attributes} attributes
   * @param {() => Promise<void>} action
   */
  const act = (label, name, attributes, action) => {
    const one = button([label, hiddenText(` ${test.title}`)], { ...attributes, testid: name });
    one.addEventListener("click", () => attempt(one, trouble, action));
    return one;
  };
  const open = test.status === "scheduled" || test.status === "missed";
  return h(
    "li",
    { class: "attempt planned", testid: "planned", "data-status": test.status },
    h(
      "div",
      {},
      h("h4", {}, ownText("span", {}, test.title)),
      h(
        "p",
        { class: "quiet small" },
        ownText("bdi", {}, test.course),
        " · ",
        t(`practice.kind.${test.kind}`),
        " · ",
        plural("practice.questions", test.question_count),
        " · ",
        t(`practice.difficulty.${difficultyOf(test.difficulty)}`),
      ),
      h(
        "p",
        { class: `status status-${test.status}` },
        icon(ICONS[test.status]),
        clockTime(test.at),
        " · ",
        t(`practice.planned.${test.status}`),
        test.percent === null ? "" : ` · ${percent(Math.round(test.percent))}`,
      ),
    ),
    h(
      "div",
      { class: "actions" },
      open && !test.test_id
        ? act(
          t("practice.start"),
          "start-planned",
          { class: "primary" },
          async () => go(screens.test((await practice.startPlanned(test.scheduled_id)).test_id)),
        )
        : null,
      test.test_id ? h("a", { class: "button", href: screens.test(test.test_id) }, t("practice.open"), hiddenText(` ${test.title}`)) : null,
      act(t(test.status === "archived" ? "practice.unarchive" : "practice.archive"), "archive", {}, async () => {
        await practice.archivePlanned(test.scheduled_id, test.status !== "archived");
        await reload();
      }),
      button([icon("remove"), hiddenText(`${t("practice.unplan")} ${test.title}`)], {
        class: "plain",
        testid: "unplan",
        onclick: () =>
          confirmDialog({
            title: t("practice.unplan.title"),
            text: t("practice.unplan.text", { title: test.title }),
            confirm: t("practice.unplan"),
            action: async () => {
              await practice.unplan(test.scheduled_id);
              await reload();
            },
          }),
      }),
    ),
    trouble,
  );
}
