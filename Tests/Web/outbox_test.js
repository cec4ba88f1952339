import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { outbox } from "../../Web/outbox.js";
import { serve } from "./support.js";

/** @import { OutboxDelivery, OutboxRefusal } from "../../Web/types/page.d.ts" */

/** Sends all waiting changes, so that no timer remains. */
afterEach(async () => {
  serve(() => ({}));
  await outbox.flush();
});

test("Changes are sent in the order in which they were made", async () => {
  const requests = serve(() => ({}));
  for (const name of ["/c", "/a", "/b"]) outbox.put(name, {});
  await outbox.flush();
  assert.deepEqual(requests.map((request) => request.path), ["/c", "/a", "/b"]);
  assert.equal(outbox.state, "saved");
});

test("A newer change at the same address replaces one that still waits", async () => {
  serve(() => null);
  outbox.put("/answer", { text: "old" });
  await outbox.flush();
  outbox.put("/answer", { text: "new" });
  assert.deepEqual(outbox.waiting("/answer").map((entry) => entry.body), [{ text: "new" }]);
});

test("A change stays until the server can be reached again", async () => {
  serve(() => null);
  outbox.put("/answer", { text: "kept" });
  await outbox.flush();
  assert.equal(outbox.state, "waiting");
  assert.equal(outbox.waiting("/answer").length, 1);
  const requests = serve(() => ({}));
  await outbox.flush();
  assert.deepEqual(requests.map((request) => request.body), [{ text: "kept" }]);
  assert.deepEqual(outbox.waiting("/answer"), []);
});

test("After a busy or failing response, the outbox tries again later", async () => {
  for (const status of [408, 429, 500, 503]) {
    serve(() => ({ status }));
    outbox.put("/answer", {});
    await outbox.flush();
    assert.equal(outbox.waiting("/answer").length, 1, String(status));
  }
});

test("A server that answers without taking the change is reached, and a proxy or a missing connection is not", async () => {
  /** @type {[number, boolean][]} */
  const statuses = [[429, true], [500, true], [503, true], [507, true], [502, false], [504, false]];
  for (const [status, isReached] of statuses) {
    serve(() => ({ status }));
    outbox.put("/answer", {});
    await outbox.flush();
    assert.equal(outbox.isReached, isReached, String(status));
  }
  serve(() => null);
  await outbox.flush();
  assert.equal(outbox.isReached, false);
});

test("A change that the server refuses is dropped and reported with the reason", async () => {
  /** @type {OutboxRefusal[]} */
  const refusals = [];
  const listening = new AbortController();
  outbox.onRefused((refusal) => refusals.push(refusal), listening.signal);
  serve((_method, path) => (path === "/wrong" ? { status: 409, body: { detail: "The attempt is finished." } } : {}));
  outbox.put("/wrong", {});
  outbox.put("/right", {});
  await outbox.flush();
  listening.abort();
  assert.deepEqual(refusals.map(({ entry, status, reason }) => [entry.path, status, reason]), [[
    "/wrong",
    409,
    "The attempt is finished.",
  ]]);
  assert.deepEqual(outbox.waiting("/"), []);
  assert.equal(outbox.state, "refused");
});

test("A stored change is reported with the reply of the server", async () => {
  /** @type {OutboxDelivery[]} */
  const deliveries = [];
  const listening = new AbortController();
  outbox.onDelivered((delivery) => deliveries.push(delivery), listening.signal);
  serve(() => ({ body: { sequence: 1, next: null, complete: true } }));
  outbox.put("/answer", { choice: "o1" });
  await outbox.flush();
  listening.abort();
  assert.deepEqual(deliveries.map(({ entry, receipt }) => [entry.path, receipt.complete]), [["/answer", true]]);
});

test("A refusal that a listener has handled does not show as one", async () => {
  /** @type {(string | null)[]} */
  const kinds = [];
  const listening = new AbortController();
  outbox.onRefused(({ kind }) => {
    kinds.push(kind);
    return true;
  }, listening.signal);
  serve(() => ({ status: 409, body: { type: "/problems/answer-used" } }));
  outbox.put("/used", {});
  await outbox.flush();
  listening.abort();
  assert.deepEqual(kinds, ["answer-used"]);
  assert.equal(outbox.state, "saved");
});

test("Answers have rising sequence numbers, also above the number that the server has", async () => {
  const requests = serve(() => ({}));
  const seen = Date.now() + 1_000_000;
  outbox.put("/first", {}, { numbered: true });
  await outbox.flush();
  outbox.countFrom(seen);
  outbox.put("/second", {}, { numbered: true });
  await outbox.flush();
  const [first, second] = requests.map((request) => /** @type {{ sequence: number }} */ (request.body).sequence);
  assert.ok(first < seen);
  assert.ok(second > seen);
});

test("A receipt that calls an answer stale raises the numbers of later answers", async () => {
  const newest = Date.now() + 5_000_000;
  serve(() => ({ body: { stale: true, sequence: newest } }));
  outbox.put("/stale", {}, { numbered: true });
  await outbox.flush();
  const requests = serve(() => ({}));
  outbox.put("/next", {}, { numbered: true });
  await outbox.flush();
  assert.ok(/** @type {{ sequence: number }} */ (requests[0].body).sequence > newest);
});

test("Dropping the changes of one attempt keeps those of another", async () => {
  serve(() => null);
  outbox.put("/attempts/1/answers/a", {});
  outbox.put("/attempts/2/answers/a", {});
  await outbox.flush();
  outbox.drop("/attempts/1/");
  assert.deepEqual(outbox.waiting("/attempts/").map((entry) => entry.path), ["/attempts/2/answers/a"]);
});
