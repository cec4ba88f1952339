import { button, h } from "../dom.js";
import { date, list, number, t } from "../words.js";
import { practice, screens, utcOffset } from "./api.js";
import { DIFFICULTIES, levelOf } from "./difficulty.js";
import { form, refuse, segments, selectField, textField } from "../widgets/fields.js";
import { attempt, troubleLine } from "../widgets/trouble.js";
import { addDays, dayOf, isDay, mondayOf, today } from "./weeks.js";
import { openDialog } from "../widgets/dialog.js";

/** @import { FormFields, Go } from "../types/page.d.ts" */
/** @import { PracticeHome, ScheduledTest } from "../types/practice.d.ts" */

const MOST = 50;

/**
 * Plans tests before an exam or a quiz, or one test at a chosen time.
 * @param {{ home: PracticeHome, go: Go }} screen
 */
export function planDialog({ home, go }) {
  const trouble = troubleLine();
  const state = { occasion: "exam" };
  const hint = h("p", { class: "small quiet", testid: "plan-hint" });
  const time = h(
    "label",
    { class: "field" },
    h("span", {}, t("practice.plan.time")),
    h("input", { type: "time", name: "time", value: "10:00", testid: "plan-time" }),
  );
  const save = h("button", { class: "primary", testid: "save-plan" }, t("practice.plan.save"));
  /** @param {string} occasion */
  const changed = (occasion) => {
    state.occasion = occasion;
    hint.textContent = t(`practice.plan.${occasion}.what`);
    time.hidden = occasion !== "own";
  };
  const dialog = openDialog(t("practice.plan"), { class: "plan-dialog", testid: "plan-dialog" });
  dialog.append(form(
    { class: "fields" },
    (elements) =>
      attempt(save, trouble, () =>
        plan(state, elements, trouble, (planned) => {
          dialog.close();
          arrive(planned, go);
        })),
    segments(
      "occasion",
      t("practice.plan.occasion"),
      ["exam", "quiz", "own"].map((one) => [one, t(`practice.plan.${one}`)]),
      "exam",
      changed,
    ),
    hint,
    textField("title", t("practice.plan.title"), { dir: "auto", maxlength: 200, testid: "plan-title" }),
    selectField("course", t("practice.course"), home.courses.map((course) => [course.course_id, course.name]), home.courses[0].course_id, {
      testid: "plan-course",
    }),
    h(
      "label",
      { class: "field" },
      h("span", {}, t("practice.plan.date")),
      h("input", { type: "date", name: "date", value: addDays(today(), 21), testid: "plan-date" }),
    ),
    time,
    segments("difficulty", t("practice.difficulty"), DIFFICULTIES.map((one) => [one, t(`practice.difficulty.${one}`)]), "medium"),
    h(
      "label",
      { class: "field" },
      h("span", {}, t("practice.count")),
      h("input", { type: "number", name: "count", min: 1, max: MOST, value: 20, inputmode: "numeric", testid: "plan-count" }),
    ),
    trouble,
    h("div", { class: "actions" }, save, button(t("dialog.cancel"), { testid: "cancel", onclick: () => dialog.close() })),
  ));
  changed("exam");
}

/**
 * @param {{ occasion: string }} state
 * @param {FormFields} elements
 * @param {HTMLElement} trouble
 * @param {(planned: ScheduledTest[]) => void} done
 */
async function plan({ occasion }, elements, trouble, done) {
  const title = elements.title.value.trim();
  const day = elements.date.value;
  const count = Number(elements.count.value);
  if (!title) return refuse(elements.title, trouble, t("practice.plan.title_missing"));
  if (!isDay(day)) return refuse(elements.date, trouble, t("practice.plan.date_missing"));
  if (!Number.isInteger(count) || count < 1 || count > MOST) {
    return refuse(elements.count, trouble, t("practice.count.wrong", { most: number(MOST) }));
  }
  const common = {
    course_id: elements.course.value,
    title,
    topics: [],
    difficulty: levelOf(elements.difficulty.value),
    question_count: count,
    utc_offset: utcOffset(),
  };
  const when = occasion === "own" ? { at: new Date(`${day}T${elements.time.value || "10:00"}`).toISOString() } : { occasion, date: day };
  const { scheduled } = await practice.plan({ ...common, ...when });
  return done(scheduled);
}

/**
 * Goes to the week of the first new test, and says when all new tests take place.
 * @param {ScheduledTest[]} planned
 * @param {Go} go
 */
function arrive(planned, go) {
  const dates = list(planned.map((test) => date(test.at)));
  go(screens.schedule(planned.length ? mondayOf(dayOf(planned[0].at)) : null), { note: t("practice.plan.done", { dates }) });
}
