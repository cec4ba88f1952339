import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { outbox } from "../../Web/outbox.js";
import { likely } from "../../Web/placement/language_names.js";
import { found, rank } from "../../Web/placement/search.js";
import { Session } from "../../Web/placement/session.js";
import { symbolOf } from "../../Web/widgets/keys.js";
import { serve } from "./support.js";

/** @import { Attempt, Format, Item } from "../../Web/types/placement.d.ts" */

/**
 * @param {string} id
 * @param {...Format} formats
 * @returns {Attempt}
 */
function attempt(id, ...formats) {
  const items = formats.map((format, index) => ({
    item_id: `i${index + 1}`,
    number: index + 1,
    format,
    answer: null,
    options: [],
    tiles: [],
  }));
  return {
    attempt_id: id,
    language_id: "th",
    language_name: "ไทย",
    direction: "ltr",
    length: "full",
    minimum: items.length,
    maximum: items.length,
    complete: false,
    status: "in_progress",
    position: 0,
    listening: "measured",
    readings: "unavailable",
    sequence: 0,
    items: /** @type {Item[]} */ (/** @type {unknown} */ (items)),
  };
}

afterEach(async () => {
  serve(() => ({}));
  await outbox.flush();
});

test("Listening questions are skipped while listening is off", () => {
  serve(() => null);
  const session = new Session(attempt("skip", "cloze_choice", "listening", "cloze_text"));
  assert.equal(session.neighbour(1), 1);
  session.setListening(false);
  assert.equal(session.neighbour(1), 2);
  assert.deepEqual(session.unanswered().map((item) => item.item_id), ["i1", "i3"]);
  session.setListening(true);
  assert.equal(session.neighbour(1), 1);
});

test("There is no question before the first or after the last", () => {
  const session = new Session(attempt("ends", "cloze_choice"));
  assert.equal(session.neighbour(-1), -1);
  assert.equal(session.neighbour(1), -1);
});

test("An attempt that is opened again has the answers that still wait in the outbox", async () => {
  serve(() => null);
  const before = new Session(attempt("again", "cloze_text", "listening", "cloze_choice"));
  before.answer(before.item, { text: "ข้าว" });
  before.setListening(false);
  before.moveTo(2);
  await outbox.flush();
  const after = new Session(attempt("again", "cloze_text", "listening", "cloze_choice"));
  assert.deepEqual(after.items[0].answer, { text: "ข้าว" });
  assert.equal(after.listeningSkipped, true);
  assert.equal(after.index, 2);
});

test("A refused answer opens its question again", () => {
  serve(() => ({}));
  const session = new Session(attempt("refused", "cloze_text"));
  session.answer(session.item, { text: "x" });
  assert.equal(session.refuse("/attempts/refused/answers/i1"), session.item);
  assert.equal(session.item.answer, null);
  assert.equal(session.refuse("/attempts/refused/answers/i9"), null);
});

test("A draft is forgotten once its question is answered", () => {
  serve(() => ({}));
  const session = new Session(attempt("draft", "word_reorder"));
  session.saveDraft(session.item, { tiles: ["t1"] });
  assert.deepEqual(session.draft(session.item), { tiles: ["t1"] });
  session.answer(session.item, { tiles: ["t1", "t2"] });
  assert.equal(session.draft(session.item), null);
});

test("A finished attempt leaves nothing in the storage", async () => {
  serve(() => null);
  const session = new Session(attempt("over", "cloze_text"));
  session.answer(session.item, { text: "x" });
  session.saveDraft(session.item, { text: "y" });
  await outbox.flush();
  session.forgetEverything();
  assert.equal(session.unsaved(), 0);
  assert.equal(session.draft(session.item), null);
});

test("An answer is sent with the time of its question, and the waiting answer is laid over without it", async () => {
  serve(() => null);
  const session = new Session(attempt("timed", "cloze_choice"));
  session.answer(session.item, { choice: "o1" });
  await outbox.flush();
  const [entry] = outbox.waiting("/attempts/timed/");
  assert.equal(/** @type {{ milliseconds: number }} */ (entry.body).milliseconds, 0);
  assert.deepEqual(new Session(attempt("timed", "cloze_choice")).item.answer, { choice: "o1" });
});

test("A search finds a language without accents and vowel signs", () => {
  assert.equal(rank(["Español"], "espanol"), 0);
  assert.equal(rank(["العَرَبِيَّة"], "العربية"), 0);
  assert.equal(rank(["Deutsch", "German"], " GERM "), 1);
  assert.equal(rank(["Deutsch"], "dutch"), null);
});

test("A search shows names that begin with the query, and only without them names that contain it", () => {
  const names = ["Bengali", "Old English", "English"];
  assert.deepEqual(found(names, (name) => [name], "eng"), ["English", "Old English"]);
  assert.deepEqual(found(names, (name) => [name], "gali"), ["Bengali"]);
  assert.deepEqual(found(names, (name) => [name], ""), names);
  assert.deepEqual(found(names, (name) => [name], "x"), []);
});

test("The likely languages are those of the browser and the most learned ones, without the learner's own", () => {
  const languages = ["cy", "de", "en", "es", "fr", "hr"].map((id) => ({ language_id: id }));
  const shown = (/** @type {string[]} */ ...tags) => likely(languages, tags, 3).map((one) => one.language_id);
  assert.deepEqual(shown("de-AT", "hr", "en-GB"), ["hr", "en", "es"]);
  assert.deepEqual(shown("en-GB"), ["en", "es", "fr"]);
  assert.deepEqual(shown("es-MX"), ["en", "fr", "de"]);
  assert.deepEqual(shown(), ["en", "es", "fr"]);
});

test("A key stands for its digit or letter, also on keyboards of another script", () => {
  assert.equal(symbolOf({ key: "a", code: "KeyQ" }), "A");
  assert.equal(symbolOf({ key: "ف", code: "KeyT" }), "T");
  assert.equal(symbolOf({ key: "٣", code: "Digit3" }), "3");
  assert.equal(symbolOf({ key: "ArrowLeft", code: "ArrowLeft" }), null);
});
