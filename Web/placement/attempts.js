import { h, hiddenText } from "../dom.js";
import { date, number, plural, t } from "../words.js";

/** @import { AttemptSummary } from "../types/placement.d.ts" */

const SHOWN = 3;

/**
 * The attempts of this browser: links to resume them or to show their results.
 * @param {AttemptSummary[]} attempts
 */
export function attemptsSection(attempts) {
  const rows = attempts.map((attempt) => h("li", {}, card(attempt)));
  const section = h(
    "section",
    { class: "attempts", "aria-labelledby": "yours" },
    h("h2", { id: "yours" }, t("attempts.title")),
    h("ul", {}, rows.slice(0, SHOWN)),
  );
  if (rows.length > SHOWN) {
    section.append(
      h(
        "details",
        { class: "older" },
        h("summary", {}, t("attempts.older", { count: number(rows.length - SHOWN) })),
        h("ul", {}, rows.slice(SHOWN)),
      ),
    );
  }
  return section;
}

/** @param {AttemptSummary} attempt */
function card(attempt) {
  return attempt.status === "finished" ? finished(attempt) : running(attempt);
}

/** @param {AttemptSummary} attempt */
function running(attempt) {
  return h(
    "div",
    { class: "attempt" },
    h("div", {}, name(attempt), h("p", { class: "quiet small" }, progressOf(attempt))),
    h(
      "a",
      { class: "button primary", href: `/test/${encodeURIComponent(attempt.attempt_id)}`, testid: `attempt-${attempt.attempt_id}` },
      t("attempts.resume"),
      hiddenText(` ${attempt.language_name}`),
    ),
  );
}

/**
 * How far a running attempt is. A quick test may end at any question, so only its answers are counted.
 * @param {AttemptSummary} attempt
 */
export function progressOf({ length, answered, items }) {
  if (length === "quick") return plural("attempts.answered", answered);
  return t("attempts.progress", { answered: number(answered), items: number(items) });
}

/** @param {AttemptSummary} attempt */
function finished(attempt) {
  return h(
    "div",
    { class: "attempt" },
    h("div", {}, name(attempt), h("p", { class: "quiet small" }, t("attempts.finished", { date: date(attempt.finished_at ?? "") }))),
    attempt.level && attempt.certainty !== "too_few" ? h("strong", { class: "level-tag", dir: "ltr" }, attempt.level) : null,
    h(
      "a",
      { class: "button", href: `/result/${encodeURIComponent(attempt.attempt_id)}`, testid: `attempt-${attempt.attempt_id}` },
      t("attempts.result"),
      hiddenText(` ${attempt.language_name}`),
    ),
  );
}

/** @param {AttemptSummary} attempt */
function name(attempt) {
  return h("h3", {}, h("span", { lang: attempt.language_id, dir: "auto" }, attempt.language_name));
}
