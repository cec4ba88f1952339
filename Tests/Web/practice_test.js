import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import words from "../../Content/interface/en.json" with { type: "json" };
import description from "../../Web/api/openapi.json" with { type: "json" };
import { outbox } from "../../Web/outbox.js";
import { bandOf } from "../../Web/practice_tests/labels.js";
import { FORMATS } from "../../Web/practice_tests/outcome.js";
import { besideQuote, statusOf } from "../../Web/practice_tests/review_texts.js";
import { Session } from "../../Web/practice_tests/session.js";
import { addDays, isDay, mondayOf } from "../../Web/practice_tests/weeks.js";
import { serve } from "./support.js";

/** @import { OpenTest, Question } from "../../Web/types/practice.d.ts" */

/**
 * @param {Partial<Question>[]} questions
 * @returns {OpenTest}
 */
function taken(...questions) {
  const test = { test_id: "t", language: "en", position: 0, status: "in_progress" };
  const made = questions.map((question, index) => ({
    question_id: `q${index + 1}`,
    number: index + 1,
    prompt: "",
    options: ["A", "B", "C", "D", "E"],
    answer: null,
    flagged: false,
    milliseconds: 0,
    ...question,
  }));
  return /** @type {OpenTest} */ ({ ...test, questions: made });
}

afterEach(async () => {
  serve(() => ({}));
  await outbox.flush();
});

test("A week begins on Monday, also across the end of a year", () => {
  assert.equal(mondayOf("2026-11-23"), "2026-11-23");
  assert.equal(mondayOf("2026-11-29"), "2026-11-23");
  assert.equal(mondayOf("2027-01-01"), "2026-12-28");
});

test("Days are added across months and leap days", () => {
  assert.equal(addDays("2028-02-28", 2), "2028-03-01");
  assert.equal(addDays("2027-01-01", -1), "2026-12-31");
});

test("A text is a day only if the calendar has this day", () => {
  assert.equal(isDay("2026-11-20"), true);
  for (const text of [null, "", "2026-11", "2026-13-01", "20-11-2026", "2026-11-20T10:00"]) assert.equal(isDay(text), false, String(text));
});

test("The bands of a score have the same limits as on the server", () => {
  assert.deepEqual([90, 89.9, 70, 69.9, 50, 49.9].map(bandOf), ["excellent", "good", "good", "fair", "fair", "low"]);
});

test("A disputed question does not count, with any answer", () => {
  assert.equal(statusOf({ answer: 1, text: null, correct: true, disputed: true }), "excluded");
  assert.equal(statusOf({ answer: 1, text: null, correct: true, disputed: false }), "correct");
  assert.equal(statusOf({ answer: 1, text: null, correct: false, disputed: false }), "wrong");
  assert.equal(statusOf({ answer: null, text: null, correct: false, disputed: false }), "unanswered");
  assert.equal(statusOf({ answer: null, text: "loud", correct: false, disputed: false }), "wrong");
});

test("An explanation is shown without the sentence and the place, which are shown beside it", () => {
  const evidence = "Sound is a wave.";
  const headings = ["Physics", "Sound"];
  assert.equal(besideQuote({ explanation: `“${evidence}” (Physics › Sound)`, evidence, headings }), "");
  assert.equal(besideQuote({ explanation: `3 + 4 = 7. “${evidence}” (Physics › Sound)`, evidence, headings }), "3 + 4 = 7.");
  assert.equal(besideQuote({ explanation: "Another reason.", evidence, headings }), "Another reason.");
});

test("Answers of this browser replace those from the server", async () => {
  serve(() => null);
  const first = new Session(taken({}, {}));
  first.question.answer = 3;
  first.keep(first.question);
  first.moveTo(1);
  await outbox.flush();
  const again = new Session(taken({ milliseconds: 500 }, {}));
  assert.equal(again.questions[0].answer, 3);
  assert.equal(again.questions[0].milliseconds, 500);
  assert.equal(again.index, 1);
  assert.equal(again.isLast, true);
});

test("Answers from another device are taken over, unless a newer answer waits here", async () => {
  serve(() => null);
  const session = new Session(taken({}, {}));
  session.question.answer = 2;
  session.keep(session.question);
  await outbox.flush();
  session.merge(taken({ answer: 4 }, { answer: 1, flagged: true }));
  assert.deepEqual(session.questions.map((question) => question.answer), [2, 1]);
  assert.equal(session.flagged().length, 1);
  assert.equal(session.unanswered().length, 0);
});

test("A change in another tab counts only if it is about a question of this test", () => {
  const session = new Session(taken({}));
  const body = { option: 4, flagged: true, milliseconds: 10 };
  assert.equal(session.hear({ path: "/practice/tests/t/questions/q1", body, sequence: 1 }), true);
  assert.equal(session.question.answer, 4);
  assert.equal(session.hear({ path: "/practice/tests/other/questions/q1", body, sequence: 2 }), false);
});

test("a test can be saved in every format that the server writes, and each format has a name", () => {
  const [format] = description.paths["/api/v1/practice/tests/{test_id}/export"].get.parameters.filter(({ name }) => name === "format");
  assert.deepEqual([...FORMATS].sort(), [...format.schema.enum].sort());
  const names = Object.keys(words.words).filter((key) => key.startsWith("practice.export."));
  for (const name of FORMATS) assert.ok(names.includes(`practice.export.${name}`), name);
});
