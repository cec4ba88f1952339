import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { DrillSession } from "../../Web/drills/session.js";
import { outbox } from "../../Web/outbox.js";
import { topicOf } from "../../Web/report/rationale.js";
import { serve, speak } from "./support.js";

/** @import { Drill, DrillReceipt } from "../../Web/types/drills.d.ts" */
/** @import { Item, ReviewedItem } from "../../Web/types/placement.d.ts" */

const known = { choice: "o1" };

/** @param {string} id */
function review(id) {
  return /** @type {ReviewedItem} */ (/** @type {unknown} */ ({ item_id: id, status: "wrong", construct: "be" }));
}

/**
 * A drill of three questions, of which the first ones are answered.
 * @param {string} id
 * @param {number} [answered]
 * @returns {Drill}
 */
function drill(id, answered = 0) {
  const ids = ["q1", "q2", "q3"];
  const items = ids.map((item, index) => ({ item_id: item, number: index + 1, answer: index < answered ? known : null, options: [] }));
  return {
    drill_id: id,
    language_id: "ja",
    language_name: "日本語",
    direction: "ltr",
    answered,
    complete: answered === 3,
    items: /** @type {Item[]} */ (/** @type {unknown} */ (items)),
    repeated: ["q3"],
    reviews: ids.slice(0, answered).map(review),
  };
}

afterEach(async () => {
  serve(() => ({}));
  await outbox.flush();
});

test("A drill resumes at its first open question", () => {
  const session = new DrillSession(drill("resume", 1));
  assert.equal(session.item.item_id, "q2");
  assert.deepEqual(session.items.map((item) => session.stateOf(item)), ["checked", "open", "open"]);
  assert.equal(session.isDone, false);
  assert.equal(new DrillSession(drill("resume", 3)).isDone, true);
});

test("An answer is sent when it is checked, and not before", () => {
  const requests = serve(() => null);
  const session = new DrillSession(drill("send"));
  session.answer(session.item, known);
  assert.equal(requests.length, 0);
  session.send(session.items[0], known);
  assert.equal(session.stateOf(session.items[0]), "sent");
  assert.deepEqual(requests.map(({ method, path, body }) => [method, path, body]), [["PUT", "/drills/send/answers/q1", known]]);
});

test("An answer that waits in the browser counts as sent after a reload", async () => {
  serve(() => null);
  const before = new DrillSession(drill("wait"));
  before.send(before.items[0], known);
  await outbox.flush();
  const session = new DrillSession(drill("wait"));
  assert.equal(session.item.item_id, "q2");
  assert.equal(session.unchecked, 1);
});

test("A session notices that another tab has sent its answer", async () => {
  serve(() => {
    throw new TypeError("no connection");
  });
  const session = new DrillSession(drill("elsewhere"));
  session.send(session.item, known);
  await outbox.flush();
  assert.equal(session.lacksReply, false);
  outbox.drop("/drills/elsewhere");
  assert.equal(session.lacksReply, true);
});

test("The reply brings the review, and the answer that the server kept", () => {
  serve(() => null);
  const session = new DrillSession(drill("reply"));
  session.send(session.items[0], known);
  const receipt = /** @type {DrillReceipt} */ ({ item_id: "q1", answer: { choice: "o2" }, review: review("q1") });
  assert.equal(session.receive("/drills/other/answers/q1", receipt), null);
  assert.equal(session.receive("/drills/reply/answers/q1", receipt), session.items[0]);
  assert.deepEqual(session.items[0].answer, { choice: "o2" });
  assert.equal(session.stateOf(session.items[0]), "checked");
  assert.deepEqual(session.reviews.map((item) => item.item_id), ["q1"]);
});

test("A refused answer opens its question again", () => {
  serve(() => null);
  const session = new DrillSession(drill("refuse"));
  session.send(session.items[0], known);
  session.refuse("/drills/refuse/answers/q1");
  assert.equal(session.stateOf(session.items[0]), "open");
  assert.equal(session.items[0].answer, null);
});

test("A choice that was not checked is still chosen after a reload", () => {
  const before = new DrillSession(drill("draft"));
  before.answer(before.item, known);
  assert.deepEqual(new DrillSession(drill("draft")).item.answer, known);
});

test("A topic has its name in the interface language, and a question without a known topic has the words of its author", async () => {
  await speak("de", { "topic.past": "Vergangenheit" });
  assert.equal(topicOf({ topic: "past", construct: "past simple" }), "Vergangenheit");
  assert.equal(topicOf({ topic: "new", construct: "past simple" }), "past simple");
  assert.equal(topicOf({ construct: "past simple" }), "past simple");
});
