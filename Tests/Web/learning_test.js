import assert from "node:assert/strict";
import { test } from "node:test";
import { haveSameWords } from "../../Web/learning/vocabulary.js";
import { bubbleAt, bubblePlace } from "../../Web/learning/bubble_place.js";
import { levelPoints } from "../../Web/learning/level_points.js";
import { withDrillsAndGames } from "../../Web/learning/load.js";
import { bubbleOf } from "../../Web/report/bubble.js";
import { weakestSkill } from "../../Web/learning/weakest_skill.js";
import { DIFFICULTIES, difficultyOf, levelOf } from "../../Web/practice_tests/difficulty.js";
import { expectedMinutes } from "../../Web/practice_tests/expected_time.js";
import { attempt, drill, level, probabilities } from "./learning_support.js";

/** @import { Level, Result, Skill } from "../../Web/types/placement.d.ts" */

/**
 * A skill with a range of levels, or with too few questions for one.
 * @param {Level} [from]
 * @param {Level} [to]
 * @returns {Skill}
 */
function skill(from, to = from) {
  return { measured: true, correct: 3, items: 5, score: 3, max_score: 5, range: from && to ? { from, to } : null };
}

test("A sure level has a bubble inside its field", () => {
  const { from, to } = bubblePlace(level({ probabilities: probabilities({ B1: 0.92, B2: 0.08 }) }));
  assert.ok(3 / 7 < from && to < 4 / 7, `${from} to ${to}`);
});

test("A borderline level has a bubble across the mark", () => {
  const { from, to } = bubblePlace(level({ probabilities: probabilities({ B2: 0.5, C1: 0.5 }) }));
  assert.ok(from < 5 / 7 && 5 / 7 < to);
});

test("The bubble is the same as on the page of the result", () => {
  const result = level({ probabilities: probabilities({ A2: 0.2, B1: 0.7, B2: 0.1 }) });
  const { centre, half } = bubbleOf(/** @type {Result} */ (/** @type {unknown} */ (result)));
  const { from, to } = bubblePlace(result);
  assert.ok(Math.abs(7 * from - (centre - half)) < 1e-9 && Math.abs(7 * to - (centre + half)) < 1e-9);
});

test("The less sure a level is, the wider is its bubble", () => {
  const widths = [1, 0.8, 0.6, 0.4].map((sure) => {
    const rest = (1 - sure) / 2;
    const { from, to } = bubblePlace(level({ probabilities: probabilities({ A2: rest, B1: sure, B2: rest }) }));
    return to - from;
  });
  assert.deepEqual(widths, widths.toSorted((one, other) => one - other));
});

test("The bubbles of the lowest and the highest level stay inside the vial", () => {
  for (const name of /** @type {Level[]} */ (["pre-A1", "C2"])) {
    const { from, to } = bubblePlace(level({ probabilities: probabilities({ [name]: 1 }) }));
    assert.ok(0 <= from && from < to && to <= 1, `${name}: ${from} to ${to}`);
    assert.ok(bubbleAt(name, "too_few").from >= 0 && bubbleAt(name, "too_few").to <= 1);
  }
});

test("A result without probabilities has a bubble in the middle of its level", () => {
  const { from, to } = bubblePlace({ level: "A1", level_by: "cuts", measurement: null });
  assert.ok(Math.abs((from + to) / 2 - 1.5 / 7) < 1e-9);
});

test("The weakest skill is the one with the lowest range of levels", () => {
  const skills = { use_of_language: skill("B1"), reading: skill("A2", "B1"), listening: skill("B1", "B2") };
  assert.equal(weakestSkill(level({ skills })), "reading");
});

test("No skill is the weakest if two are equally weak, or only one is known", () => {
  assert.equal(weakestSkill(level({ skills: { reading: skill("B1"), listening: skill("B1"), production: skill("B2") } })), null);
  assert.equal(weakestSkill(level({ skills: { reading: skill("B1"), listening: skill() } })), null);
  assert.equal(weakestSkill(level({ skills: {} })), null);
});

test("A skill that was not measured is never the weakest", () => {
  const skills = { reading: skill("B1"), production: skill("B2"), listening: { ...skill("A1"), measured: false } };
  assert.equal(weakestSkill(level({ skills })), "reading");
});

test("Without probabilities, the weakest skill has the smallest share of its points", () => {
  const skills = { reading: { ...skill(), score: 4 }, production: { ...skill(), score: 2 } };
  assert.equal(weakestSkill({ ...level({ skills }), level_by: "cuts" }), "production");
});

test("Levels over time have the languages with two results, oldest result first, without results that say no level", () => {
  const points = levelPoints([
    attempt({ level: "B1", certainty: "sure", finished_at: "2026-11-20T10:00:00Z" }),
    attempt({ level: "C2", certainty: "too_few", finished_at: "2026-11-10T10:00:00Z" }),
    attempt({ level: "A2", certainty: "likely", finished_at: "2026-10-01T10:00:00Z" }),
    attempt({ language_id: "ja", level: "A1", certainty: "sure", finished_at: "2026-11-01T10:00:00Z" }),
    attempt({}),
  ]);
  assert.deepEqual(points.map((line) => line.map(({ language, level, rank }) => [language, level, rank])), [[["es", "A2", 2], [
    "es",
    "B1",
    3,
  ]]]);
});

test("A day counts the questions of practice tests and drills and the words of games", () => {
  const days = [{ date: "2026-11-20", questions: 0 }, { date: "2026-11-21", questions: 5 }];
  const played = {
    list_id: "es-en",
    mode: /** @type {const} */ ("classic"),
    points: 10,
    played_at: new Date(2026, 10, 21, 12).toISOString(),
  };
  const games = [{ ...played, right: 12, wrong: 3 }, { ...played, right: 1, wrong: 0, played_at: new Date(2026, 0, 1).toISOString() }];
  const drills = [
    drill({ started_at: new Date(2026, 10, 20, 12).toISOString(), answered: 7 }),
    drill({ started_at: played.played_at, answered: 0 }),
  ];
  assert.deepEqual(withDrillsAndGames(days, drills, games).map(({ questions }) => questions), [7, 20]);
});

test("A planned test has the same three difficulties as any other test", () => {
  for (const difficulty of DIFFICULTIES) assert.equal(difficultyOf(levelOf(difficulty)), difficulty);
  assert.deepEqual([1, 2, 3, 4, 5].map(difficultyOf), ["easy", "easy", "medium", "hard", "hard"]);
});

test("Ten questions of medium difficulty take about ten minutes, and no test takes less than one", () => {
  assert.deepEqual(DIFFICULTIES.map((one) => expectedMinutes(10, one)), [8, 10, 13]);
  assert.equal(expectedMinutes(1, "easy"), 1);
  assert.equal(expectedMinutes(40, "hard"), 50, "as the schedule plans");
});

test("A list has the words of notes if each entry has a line, and each line an entry", () => {
  const lines = ["house\tcasa", "cat\tgato / gata", "bank\tbanco", "bank\torilla"];
  const entries = [
    { english: "house", translations: ["casa"] },
    { english: "cat", translations: ["gato", "gata"] },
    { english: "bank", translations: ["banco", "orilla"] },
  ];
  assert.ok(haveSameWords(entries, lines));
  assert.ok(!haveSameWords(entries, lines.map((line) => line.replace("casa", "hogar"))), "a word was corrected");
  assert.ok(!haveSameWords(entries, lines.filter((line) => !line.startsWith("house"))), "a word was removed");
  assert.ok(!haveSameWords(entries, [...lines, "sun\tsol"]), "a word was added");
});
