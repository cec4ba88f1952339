import { h, icon } from "../dom.js";
import { practice, screens } from "../practice_tests/api.js";
import { feedSection } from "../practice_tests/feed.js";
import { planDialog } from "../practice_tests/plan_dialog.js";
import { scheduledRow } from "../practice_tests/scheduled_row.js";
import { addDays, dayOf, isDay, mondayOf, today } from "../practice_tests/weeks.js";
import { vialDrawing } from "../widgets/drawing.js";
import { day, t } from "../words.js";

/** @import { Go, Screen, ScreenContext } from "../types/page.d.ts" */
/** @import { PracticeHome, ScheduledTest, Week } from "../types/practice.d.ts" */
/** @typedef {{ main: HTMLElement, go: Go, week: string, found: Week, home: PracticeHome, reload: () => Promise<void> }} ScheduleScreen */

/**
 * The tests of one week, from Monday to Sunday.
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, query, signal, go, note }) {
  const wanted = query.get("week");
  const week = mondayOf(isDay(wanted) ? wanted : today());
  const [found, home] = await Promise.all([practice.schedule(week), practice.home()]);
  if (signal.aborted) return null;
  /** @type {ScheduleScreen} */
  const screen = {
    main,
    go,
    week,
    found,
    home,
    reload: async () => {
      screen.found = await practice.schedule(week);
      if (!signal.aborted) draw(screen, null);
    },
  };
  draw(screen, note);
  return { redraw: () => draw(screen, null) };
}

/**
 * @param {ScheduleScreen} screen
 * @param {string | null} note
 */
function draw(screen, note) {
  const { main, week, found, home } = screen;
  document.title = t("page.title", { page: t("practice.scheduled") });
  main.replaceChildren(
    h(
      "div",
      { class: "page schedule" },
      h(
        "section",
        { class: "welcome" },
        h("a", { class: "up", href: screens.home }, icon("back"), t("practice.to_home")),
        h("h1", { tabindex: "-1" }, t("practice.scheduled")),
        h("p", {}, t("practice.schedule.what")),
      ),
      note ? h("p", { class: "notice", role: "status" }, note) : null,
      home.courses.length ? null : h("div", { class: "empty-place" }, vialDrawing("upright"), h("p", {}, t("practice.plan.no_course"))),
      h(
        "p",
        { class: "actions" },
        home.courses.length
          ? h(
            "button",
            {
              class: "primary",
              type: "button",
              testid: "plan",
              onclick: () => planDialog(screen),
            },
            icon("plus"),
            t("practice.plan"),
          )
          : h("a", { class: "button primary", href: screens.newCourse, testid: "no-course" }, icon("plus"), t("practice.new_course")),
      ),
      weekSection(screen, week, found.scheduled),
      found.feed_url ? feedSection(found.feed_url) : null,
    ),
  );
}

/**
 * @param {ScheduleScreen} screen
 * @param {string} week
 * @param {ScheduledTest[]} tests
 */
function weekSection(screen, week, tests) {
  const range = t("practice.week.range", {
    from: day(week, { day: "numeric", month: "long" }),
    to: day(addDays(week, 6), { day: "numeric", month: "long", year: "numeric" }),
  });
  const days = [...new Set(tests.map((test) => dayOf(test.at)))];
  return h(
    "section",
    { "aria-labelledby": "week" },
    h("div", { class: "week-head" }, h("h2", { id: "week", testid: "week" }, range), weekLinks(week)),
    days.length
      ? h(
        "ol",
        { class: "week" },
        days.map((one) =>
          h(
            "li",
            {},
            h("h3", {}, day(one, { weekday: "long", day: "numeric", month: "long" })),
            h("ul", {}, tests.filter((test) => dayOf(test.at) === one).map((test) => scheduledRow(test, screen))),
          )
        ),
      )
      : h("p", { class: "quiet", testid: "no-tests" }, t("practice.week.none")),
  );
}

/** @param {string} week */
function weekLinks(week) {
  const now = mondayOf(today());
  return h(
    "nav",
    { class: "actions", "aria-label": t("practice.weeks") },
    h("a", { class: "button", href: screens.schedule(addDays(week, -7)), testid: "week-before" }, icon("back"), t("practice.week.before")),
    week === now ? null : h("a", { class: "button", href: screens.schedule(), testid: "this-week" }, t("practice.week.this")),
    h("a", { class: "button", href: screens.schedule(addDays(week, 7)), testid: "week-after" }, t("practice.week.after"), icon("next")),
  );
}
