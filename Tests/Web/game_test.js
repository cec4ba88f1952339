import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseBase, findList, inLikelyBase } from "../../Web/game/base.js";
import { chosenList, firstMode, hasChosen, lastLevel, lastMode, likelyLanguages, remember } from "../../Web/game/choice.js";
import { levelOf, resultLevel, startLevel } from "../../Web/game/start_level.js";
import { bestOf, isBetter } from "../../Web/game/scores.js";
import { newSeed, seedOf } from "../../Web/game/seed.js";
import { lengthOf } from "../../Web/game/texts.js";
import { voiceOf } from "../../Web/game/voice.js";
import { speak } from "./support.js";

/** @import { BestGame, WordList } from "../../Web/types/game.d.ts" */

/**
 * @param {number} points
 * @param {Partial<BestGame>} [others]
 * @returns {BestGame}
 */
function game(points, others = {}) {
  return { list_id: "es", mode: "classic", points, right: points, wrong: 0, ...others };
}

/** @param {boolean} still */
function preferStillness(still) {
  Object.assign(globalThis, { matchMedia: () => ({ matches: still }) });
}

const lists = ["de", "es", "fr"].map((id) => /** @type {WordList} */ ({ list_id: `${id}_core`, language_id: id }));

test("The best game is found by list and mode", () => {
  const games = [game(5), game(9, { mode: "climb" }), game(7), game(8, { list_id: "de" })];
  assert.equal(bestOf(games, "es", "classic"), games[2]);
  assert.equal(bestOf(games, "fr", "classic"), null);
});

test("With equal points, the game with fewer mistakes is better", () => {
  assert.equal(isBetter(game(5, { wrong: 1 }), game(5, { wrong: 2 })), true);
  assert.equal(isBetter(game(5), game(5)), false);
  assert.equal(isBetter(game(4), game(5, { wrong: 9 })), false);
});

test("A first game without points is not a best game", () => {
  assert.equal(isBetter(game(0), null), false);
  assert.equal(isBetter(game(1), null), true);
});

test("The requested list comes first, then the last played one, then a likely one, then Spanish, then any other", () => {
  assert.equal(hasChosen(), false);
  assert.equal(chosenList(lists)?.list_id, "es_core");
  assert.equal(chosenList(lists, null, ["ko", "de", "fr"])?.list_id, "de_core");
  assert.equal(chosenList(lists.slice(0, 1), null, ["ko"])?.list_id, "de_core");
  remember({ list: "fr_core", mode: "climb", level: null });
  assert.equal(hasChosen(), true);
  assert.equal(chosenList(lists, null, ["de"])?.list_id, "fr_core");
  assert.equal(chosenList(lists)?.list_id, "fr_core");
  assert.equal(chosenList(lists, "de_core")?.list_id, "de_core");
  assert.equal(chosenList(lists, "gone")?.list_id, "fr_core");
  assert.equal(chosenList([]), null);
});

test("The language of the last result is likelier than those of the browser, and the language of the interface is not likely", () => {
  const attempts = [
    { language_id: "fr", finished_at: "2026-01-02T00:00:00Z" },
    { language_id: "ja", finished_at: "2026-03-02T00:00:00Z" },
    { language_id: "it", finished_at: null },
    { language_id: "de", finished_at: "2026-04-02T00:00:00Z" },
  ];
  const browser = ["de-AT", "zh-Hant-TW", "fr", "EN-us"];
  assert.deepEqual(likelyLanguages({ attempts, browser, interfaceLanguage: "de" }), ["ja", "fr", "zh", "en"]);
  assert.deepEqual(likelyLanguages({ attempts: [], browser: ["zh-CN"], interfaceLanguage: "zh-Hant" }), []);
});

test("A game begins at the level chosen on the menu, otherwise at that of the last result in the language, otherwise with all words", () => {
  /** @type {import("../../Web/types/game.d.ts").PlayerLevels} */
  const attempts = [
    { language_id: "de", level: "A1", finished_at: "2026-01-02T00:00:00Z" },
    { language_id: "de", level: "A2", finished_at: "2026-03-02T00:00:00Z" },
    { language_id: "fr", level: "C1", finished_at: "2026-03-02T00:00:00Z" },
    { language_id: "it", level: null, finished_at: null },
  ];
  assert.equal(resultLevel("de", attempts), "A2");
  assert.equal(resultLevel("fr", attempts), null);
  assert.equal(resultLevel("it", attempts), null);
  assert.equal(startLevel("de", attempts), "A2");
  localStorage.setItem("nivel:play:level:de", '"B1"');
  assert.equal(startLevel("de", attempts), "B1");
  localStorage.setItem("nivel:play:level:de", '"all"');
  assert.equal(startLevel("de", attempts), null);
  assert.equal(levelOf("B2"), null);
});

test("A voice on the device is chosen by its language", () => {
  /** @param {string} lang */
  const voice = (lang, { localService = true, isDefault = false } = {}) => ({ lang, localService, default: isDefault });
  const voices = [
    voice("es-MX", { localService: false }),
    voice("zh-HK"),
    voice("es_ES"),
    voice("de-DE"),
    voice("de-AT", { isDefault: true }),
    voice("est-EE"),
  ];
  assert.equal(voiceOf(voices, "es"), voices[2]);
  assert.equal(voiceOf(voices, "de"), voices[4]);
  assert.equal(voiceOf(voices, "zh"), null);
  assert.equal(voiceOf(voices, "fr"), null);
  assert.equal(voiceOf([voice("zh-TW")], "zh-Hans")?.lang, "zh-TW");
});

test("A game opens in the requested mode, or in Calm if the player prefers reduced motion", () => {
  preferStillness(false);
  assert.equal(firstMode("climb"), "climb");
  assert.equal(firstMode("unknown"), "classic");
  preferStillness(true);
  assert.equal(firstMode(null), "calm");
  remember({ list: "es_core", mode: "climb", level: "A2" });
  assert.equal(lastMode(), "climb");
  assert.equal(lastLevel("es_core"), "A2");
  assert.equal(lastLevel("de_core"), null);
});

test("A seed in the address is any number of 64 bits", () => {
  /** @param {string} seed */
  const read = (seed) => seedOf(new URLSearchParams({ seed }));
  assert.equal(read("18446744073709551615"), "18446744073709551615");
  assert.equal(read("18446744073709551616"), null);
  assert.equal(read("-1"), null);
  assert.equal(seedOf(new URLSearchParams()), null);
});

test("A new seed is a valid seed in an address", () => {
  const seed = newSeed();
  assert.equal(seedOf(new URLSearchParams({ seed })), seed);
});

test("A letter of a wide script counts as two letters", () => {
  assert.equal(lengthOf("house"), "short");
  assert.equal(lengthOf("おはようございます"), "long");
  assert.equal(lengthOf("the day after tomorrow morning"), "longest");
});

/**
 * A list with base languages.
 * @param {string} language
 * @param {string[]} bases
 */
function joined(language, bases) {
  const all = bases.map((base) => ({
    language_id: base,
    list_id: `${language}-${base}`,
    direction: base === "ar" ? "rtl" : "ltr",
    entries: base.length,
  }));
  return /** @type {WordList} */ ({ list_id: `${language}-${bases[0]}`, language_id: language, bases: all });
}

test("A list is found by its id in every base language", () => {
  const found = [joined("es", ["en", "ar", "de"]), ...lists];
  assert.equal(findList(found, "es-en")?.base_language_id, "en");
  const arabic = findList(found, "es-ar");
  assert.deepEqual([arabic?.list_id, arabic?.base_language_id, arabic?.base_direction], ["es-ar", "ar", "rtl"]);
  assert.equal(findList(found, "de_core"), lists[0]);
  assert.equal(findList(found, "es-ja"), null);
});

test("The interface language is the base language where it can be, otherwise English, otherwise the first", async () => {
  localStorage.clear();
  await speak("de", {});
  assert.equal(inLikelyBase(joined("es", ["en", "de"])).list_id, "es-de");
  assert.equal(inLikelyBase(joined("de", ["en", "es"])).list_id, "de-en");
  assert.equal(inLikelyBase(joined("en", ["es", "fr"])).list_id, "en-es");
  assert.equal(chosenList([joined("es", ["en", "de"])])?.list_id, "es-de");
  assert.equal(inLikelyBase(lists[1]), lists[1]);
});

test("The last game keeps its base language until the player chooses another one", () => {
  remember({ list: "es-en", mode: "calm", level: null });
  assert.equal(inLikelyBase(joined("es", ["en", "de", "ar"])).list_id, "es-en");
  assert.equal(inLikelyBase(joined("fr", ["en", "de", "ar"])).list_id, "fr-de");
  chooseBase("ar");
  assert.equal(inLikelyBase(joined("es", ["en", "de", "ar"])).list_id, "es-ar");
  assert.equal(inLikelyBase(joined("ar", ["en", "de"])).list_id, "ar-de");
});
