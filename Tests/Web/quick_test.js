import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { outbox } from "../../Web/outbox.js";
import { progressOf } from "../../Web/placement/attempts.js";
import { QuickSession } from "../../Web/placement/quick_session.js";
import { serve, speak } from "./support.js";

/** @import { Answer, Attempt, AttemptSummary, Format, Item } from "../../Web/types/placement.d.ts" */

/**
 * @param {number} number
 * @param {Answer | null} [answer]
 * @param {Format} [format]
 */
function question(number, answer = null, format = "cloze_choice") {
  const item = { item_id: `q${number}`, number, format, answer, options: [], tiles: [] };
  return /** @type {Item} */ (/** @type {unknown} */ (item));
}

/**
 * @param {string} id
 * @param {...Item} items
 * @returns {Attempt}
 */
function attempt(id, ...items) {
  return {
    attempt_id: id,
    language_id: "ja",
    language_name: "日本語",
    direction: "ltr",
    length: "quick",
    minimum: 8,
    maximum: 20,
    complete: false,
    status: "in_progress",
    position: 0,
    listening: "measured",
    readings: "unavailable",
    sequence: 0,
    items,
  };
}

const known = { choice: "o1" };

afterEach(async () => {
  serve(() => ({}));
  await outbox.flush();
});

test("A quick test resumes at its open question", () => {
  const session = new QuickSession(attempt("resume", question(1, known), question(2, known), question(3)));
  assert.equal(session.item.item_id, "q3");
  assert.equal(session.answered, 2);
});

test("Only the last answered question can be reached again", () => {
  const session = new QuickSession(attempt("back", question(1, known), question(2, known), question(3)));
  assert.equal(session.neighbour(-1), 1);
  session.moveTo(1);
  assert.equal(session.isLastAnswered, true);
  assert.equal(session.neighbour(-1), -1);
  assert.equal(session.neighbour(1), 2);
});

test("The first question of a quick test has nothing before it", () => {
  const session = new QuickSession(attempt("first", question(1)));
  assert.equal(session.neighbour(-1), -1);
  assert.equal(session.isLastAnswered, false);
});

test("A choice stays in the browser until the learner goes on", async () => {
  const requests = serve(() => ({}));
  const session = new QuickSession(attempt("keep", question(1)));
  session.answer(session.item, { choice: "o2" });
  assert.equal(session.isNew(session.item), true);
  await outbox.flush();
  assert.deepEqual(requests, []);
  const again = new QuickSession(attempt("keep", question(1)));
  assert.deepEqual(again.item.answer, { choice: "o2" });
  assert.equal(again.isNew(again.item), true);
});

test("An answer that was sent is not new, until it changes", () => {
  serve(() => null);
  const session = new QuickSession(attempt("new", question(1)));
  session.answer(session.item, { choice: "o2" });
  session.send(session.item);
  assert.equal(session.isNew(session.item), false);
  session.answer(session.item, { choice: "o3" });
  assert.equal(session.isNew(session.item), true);
});

test("A deleted text is no answer", () => {
  const session = new QuickSession(attempt("deleted", question(1, null, "cloze_text")));
  session.answer(session.item, { text: "x" });
  session.answer(session.item, { dont_know: true });
  assert.equal(session.item.answer, null);
  assert.equal(session.isNew(session.item), false);
});

test("The reply to an answer brings the next question", () => {
  serve(() => null);
  const session = new QuickSession(attempt("next", question(1)));
  session.sendUnknown(session.item);
  session.take({ sequence: 1, next: question(2), complete: false });
  assert.deepEqual(session.items.map((item) => item.item_id), ["q1", "q2"]);
  assert.equal(session.neighbour(1), 1);
});

test("A changed last answer may bring another question, and the old one is gone", () => {
  serve(() => null);
  const session = new QuickSession(attempt("change", question(1, known), question(2)));
  session.moveTo(0);
  session.answer(session.item, { choice: "o4" });
  session.send(session.item);
  assert.deepEqual(session.items.map((item) => item.item_id), ["q1"]);
  session.take({ sequence: 2, next: question(7), complete: false });
  assert.deepEqual(session.items.map((item) => item.item_id), ["q1", "q7"]);
});

test("The open question stays the same object if the reply asks it again", () => {
  const open = question(2);
  const session = new QuickSession(attempt("same", question(1, known), open));
  session.take({ sequence: 1, next: question(2), complete: false });
  assert.equal(session.items[1], open);
});

test("A complete test has no open question, and a changed answer opens it again", () => {
  serve(() => null);
  const session = new QuickSession(attempt("complete", question(1, known), question(2)));
  session.sendUnknown(session.item);
  session.take({ sequence: 1, next: null, complete: true });
  assert.equal(session.complete, true);
  assert.equal(session.neighbour(1), -1);
  session.answer(session.item, known);
  session.send(session.item);
  assert.equal(session.complete, false);
});

test("A refused answer opens its question again", () => {
  serve(() => null);
  const session = new QuickSession(attempt("refused", question(1)));
  session.sendUnknown(session.item);
  assert.equal(session.refuse("/attempts/refused/answers/q1"), session.item);
  assert.equal(session.answered, 0);
  assert.equal(session.item.answer, null);
});

test("A waiting answer counts as sent when the attempt is opened again", async () => {
  serve(() => null);
  const before = new QuickSession(attempt("waiting", question(1)));
  before.sendUnknown(before.item);
  await outbox.flush();
  const after = new QuickSession(attempt("waiting", question(1)));
  assert.equal(after.answered, 1);
  assert.equal(after.isNew(after.item), false);
  assert.equal(after.unsaved(), 1);
});

test("A listening question that is left out has no new answer", () => {
  serve(() => null);
  const session = new QuickSession(attempt("listening", question(1, null, "listening")));
  session.answer(session.item, known);
  session.setListening(false);
  assert.equal(session.isNew(session.item), false);
});

test("The position of a quick test is not sent", async () => {
  const requests = serve(() => ({}));
  const session = new QuickSession(attempt("place", question(1, known), question(2)));
  session.moveTo(0);
  await outbox.flush();
  assert.deepEqual(requests, []);
});

test("The progress of a quick test is the number of its answers", async () => {
  await speak("en", { "attempts.answered.other": "{count} answered", "attempts.progress": "{answered} of {items}" });
  const summary = /** @type {AttemptSummary} */ ({ answered: 7, items: 20, length: "quick" });
  assert.equal(progressOf(summary), "7 answered");
  assert.equal(progressOf({ ...summary, items: 48, length: "full" }), "7 of 48");
});
