import assert from "node:assert/strict";
import { test } from "node:test";
import { build } from "../../Web/build.js";
import {
  chooseInterface,
  day,
  dayOfMoment,
  daysAhead,
  decimal,
  duration,
  has,
  interfaceLanguage,
  languageName,
  list,
  loadPart,
  minutes,
  number,
  percent,
  phrase,
  plural,
  t,
  wordsAddresses,
} from "../../Web/words.js";
import { serve, speak } from "./support.js";

test("Values replace their placeholders, and an unknown placeholder stays", async () => {
  await speak("en", { greeting: "Hello {name}, {name}: {missing}" });
  assert.equal(t("greeting", { name: "Ana" }), "Hello Ana, Ana: {missing}");
});

test("A key without a text is shown itself", async () => {
  await speak("en", {});
  assert.equal(t("no.such.key"), "no.such.key");
  assert.equal(has("no.such.key"), false);
});

test("A phrase is a list of parts, so that one part can be an element", async () => {
  await speak("en", { found: "Found {text} here" });
  assert.deepEqual(phrase("found", { text: "X" }), ["Found ", "X", " here"]);
});

test("A count uses the plural form of English", async () => {
  await speak("en", { "things.one": "{count} thing", "things.other": "{count} things" });
  assert.equal(plural("things", 1), "1 thing");
  assert.equal(plural("things", 0), "0 things");
  assert.equal(plural("things", 1200), "1,200 things");
});

test("A count uses one of the six plural forms of Arabic", async () => {
  const forms = ["zero", "one", "two", "few", "many", "other"];
  await speak("ar", Object.fromEntries(forms.map((form) => [`things.${form}`, form])));
  assert.deepEqual([0, 1, 2, 5, 11, 100].map((count) => plural("things", count)), forms);
});

test("A plural form that a language file lacks falls back to the general one", async () => {
  await speak("ar", { "things.other": "عام" });
  assert.equal(plural("things", 2), "عام");
});

test("Numbers, shares and lists are written as in the interface language", async () => {
  await speak("es", {});
  assert.equal(number(1234567.5), "1.234.567,5");
  assert.equal(percent(45).replace(/\s/u, " "), "45 %");
  assert.equal(list(["uno", "dos", "tres"]), "uno, dos y tres");
});

test("A calendar day is the same day in every time zone", async () => {
  await speak("en", {});
  assert.equal(day("2026-11-20", { year: "numeric", month: "numeric", day: "numeric" }), "11/20/2026");
});

test("A time is written in minutes and seconds, without a part that is zero", async () => {
  await speak("en", {});
  assert.equal(duration(59_400), "59 sec");
  assert.equal(duration(60_000), "1 min");
  assert.equal(duration(125_000), "2 min 5 sec");
  assert.equal(duration(0), "0 sec");
});

test("A number of minutes has the plural form of the language", async () => {
  await speak("en", {});
  assert.equal(minutes(1), "1 minute");
  assert.equal(minutes(8), "8 minutes");
  await speak("es", {});
  assert.equal(minutes(8), "8 minutos");
});

test("A decimal number has two digits after the separator of the language", async () => {
  await speak("es", {});
  assert.equal(decimal(0.3), "0,30");
  assert.equal(decimal(-1.256), "-1,26");
});

test("The region of the browser counts only if the interface language is the best one for its tag", async () => {
  await speak("zh", {});
  const { interfaces } = build();
  build().interfaces = /** @type {typeof interfaces} */ ([{ language_id: "zh" }, { language_id: "zh-Hant" }]);
  Object.defineProperty(navigator, "languages", { configurable: true, value: ["zh-TW"] });
  await chooseInterface("zh");
  assert.equal(languageName("de"), new Intl.DisplayNames("zh", { type: "language" }).of("de"));
  assert.notEqual(languageName("ko"), new Intl.DisplayNames("zh-TW", { type: "language" }).of("ko"));
  build().interfaces = interfaces;
});

test("The day of a moment is that of the learner", async () => {
  await speak("en", {});
  const local = new Date(2026, 10, 20, 0, 30).toISOString();
  assert.equal(dayOfMoment(local), "Nov 20, 2026");
});

test("The next day is called tomorrow", async () => {
  await speak("en", {});
  assert.equal(daysAhead(1), "tomorrow");
  assert.equal(daysAhead(6), "in 6 days");
});

test("A language name begins with a capital letter, and an unknown language has no name", async () => {
  await speak("es", {});
  assert.equal(languageName("de"), "Alemán");
  assert.equal(languageName("not a tag"), null);
});

test("The interface language sets the direction of the page", async () => {
  await speak("ar", {});
  assert.deepEqual(interfaceLanguage(), { lang: "ar", dir: "rtl" });
});

test("A part of the app adds its words, and each file is asked for once", async () => {
  await speak("en", { "header.home": "Home" });
  const requests = serve((_, path) => ({
    body: { language_id: "en", direction: "ltr", words: path.endsWith("/play.json") ? { "play.title": "Play" } : { "keys.hint": "Keys" } },
  }));
  await loadPart("play");
  await loadPart("play");
  await loadPart("first");
  assert.deepEqual([t("header.home"), t("play.title"), t("keys.hint")], ["Home", "Play", "Keys"]);
  assert.deepEqual(requests.map(({ path }) => path).toSorted(), ["/assets/test/words/en/play.json", "/assets/test/words/en/shared.json"]);
});

test("The addresses of all words are in the interface language", async () => {
  await speak("ar", {});
  assert.deepEqual(wordsAddresses(), ["first", "shared", "play"].map((part) => `/assets/test/words/ar/${part}.json`));
});
