import { h, hiddenText, icon } from "../dom.js";
import { t } from "../words.js";
import { screens } from "./api.js";
import { generateLink } from "./generate_link.js";
import { courseFacts, ownText } from "./labels.js";

/** @import { CourseSummary } from "../types/practice.d.ts" */

/** @param {CourseSummary[]} courses */
export function coursesSection(courses) {
  return h(
    "section",
    { "aria-labelledby": "courses" },
    h(
      "div",
      { class: "section-head" },
      h("h2", { id: "courses" }, t("practice.courses")),
      h("a", { class: "button", href: screens.newCourse, testid: "new-course" }, icon("plus"), t("practice.new_course")),
    ),
    courses.length
      ? h("ul", { class: "cards" }, courses.map((course) => h("li", {}, card(course))))
      : h("p", { class: "quiet" }, t("practice.courses.none")),
  );
}

/** @param {CourseSummary} course */
function card(course) {
  return h(
    "div",
    { class: "attempt", testid: `course-${course.course_id}` },
    h("div", {}, h("h3", {}, ownText("span", course, course.name)), h("p", { class: "quiet small" }, courseFacts(course))),
    h(
      "div",
      { class: "actions" },
      h(
        "a",
        { class: "button", href: screens.course(course.course_id), testid: "open-course" },
        t("practice.notes"),
        hiddenText(` ${course.name}`),
      ),
      course.notes ? generateLink(course.course_id, [t("practice.make_test"), hiddenText(` ${course.name}`)], "") : null,
    ),
  );
}
