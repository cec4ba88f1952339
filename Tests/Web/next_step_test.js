import assert from "node:assert/strict";
import { test } from "node:test";
import { nextSteps, RULES } from "../../Web/learning/next_step.js";
import { attempt, drill, facts, game, level, NOW, planned, practiceTest, probabilities } from "./learning_support.js";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** @param {number} milliseconds */
const ago = (milliseconds) => new Date(NOW - milliseconds).toISOString();

/** @param {number[]} days how many days ago there was practice */
const days = (...days) => days.map((count) => ago(count * DAY).slice(0, 10));

/**
 * A situation, and the steps that follow from it, the best first.
 * @type {{ what: string, changes: Parameters<typeof facts>[0], steps: string[] }[]}
 */
const EXAMPLES = [
  { what: "Nothing was done yet", changes: {}, steps: [] },
  { what: "A test was begun an hour ago", changes: { attempts: [attempt({ started_at: ago(HOUR) })] }, steps: ["begun"] },
  { what: "A test was begun fifteen days ago", changes: { attempts: [attempt({ started_at: ago(15 * DAY) })] }, steps: [] },
  {
    what: "Two tests were begun",
    changes: { attempts: [attempt({ attempt_id: "new" }), attempt({ attempt_id: "old", started_at: ago(DAY) })] },
    steps: ["begun", "begun"],
  },
  { what: "A drill was begun an hour ago", changes: { drills: [drill({ started_at: ago(HOUR) })] }, steps: ["begun_drill"] },
  { what: "A drill was begun fifteen days ago", changes: { drills: [drill({ started_at: ago(15 * DAY) })] }, steps: [] },
  {
    what: "One drill has all its answers, and another has none",
    changes: { drills: [drill({ answered: 0 }), drill({ answered: 10 })] },
    steps: [],
  },
  {
    what: "A drill was begun in the language of the newest result",
    changes: { drills: [drill()], levels: [level({ finished_at: ago(DAY) })], lists: [game("es-en", "es")] },
    steps: ["begun_drill", "play"],
  },
  {
    what: "A drill was begun in another language than that of the newest result",
    changes: { drills: [drill({ language_id: "ja" })], levels: [level({ finished_at: ago(DAY) })] },
    steps: ["begun_drill", "practise"],
  },
  {
    what: "A drill was begun, and then a test of the language",
    changes: { drills: [drill()], attempts: [attempt()], levels: [level({ finished_at: ago(DAY) })] },
    steps: ["begun"],
  },
  { what: "A practice test was begun", changes: { practice: practiceTest({ status: "in_progress" }) }, steps: ["begun_practice"] },
  { what: "A practice test is ready", changes: { practice: practiceTest({ status: "ready" }) }, steps: ["ready"] },
  { what: "A practice test is being written", changes: { practice: practiceTest({ status: "generating" }) }, steps: [] },
  { what: "Hard words are due", changes: { hardWords: 3 }, steps: ["hard_words"] },
  { what: "A practice test is planned for this evening", changes: { planned: planned(new Date(NOW + 6 * HOUR)) }, steps: ["planned"] },
  { what: "A practice test was planned for yesterday", changes: { planned: planned(new Date(NOW - DAY)) }, steps: ["planned"] },
  { what: "A practice test is planned for the day after tomorrow", changes: { planned: planned(new Date(NOW + 2 * DAY)) }, steps: [] },
  { what: "A test was finished yesterday", changes: { levels: [level({ finished_at: ago(DAY) })] }, steps: ["practise"] },
  { what: "A test was finished a month ago", changes: { levels: [level({ finished_at: ago(30 * DAY) })] }, steps: ["retest", "practise"] },
  {
    what: "A test was finished two weeks ago, and there was practice on four days since",
    changes: { levels: [level({ finished_at: ago(14 * DAY) })], practiceDays: days(1, 2, 5, 9) },
    steps: ["retest", "practise"],
  },
  {
    what: "A test was finished two weeks ago, and there was practice on three days since",
    changes: { levels: [level({ finished_at: ago(14 * DAY) })], practiceDays: days(1, 2, 5, 16, 17) },
    steps: ["practise"],
  },
  {
    what: "A test was finished last week, with practice every day",
    changes: { levels: [level({ finished_at: ago(7 * DAY) })], practiceDays: days(0, 1, 2, 3, 4, 5, 6) },
    steps: ["practise"],
  },
  {
    what: "The last test had too few answers for a level",
    changes: { levels: [level({ finished_at: ago(HOUR), certainty: "too_few", probabilities: [0.3, 0.3, 0.2, 0.1, 0.1, 0, 0] })] },
    steps: ["retest"],
  },
  {
    what: "A new test of the same language is in progress, begun long ago",
    changes: { levels: [level({ finished_at: ago(40 * DAY) })], attempts: [attempt({ started_at: ago(35 * DAY) })] },
    steps: [],
  },
  {
    what: "The game has a list in the language of a result",
    changes: { levels: [level({ finished_at: ago(DAY) })], lists: [game("de-en", "de"), game("es-en", "es")] },
    steps: ["practise", "play"],
  },
  {
    what: "The game has only a list of the learner in the language of a result",
    changes: { levels: [level({ finished_at: ago(DAY) })], lists: [{ ...game("own", "es"), is_own: true }] },
    steps: ["practise"],
  },
  {
    what: "A test is in progress, begun long ago, and the game has a list",
    changes: {
      levels: [level({ finished_at: ago(20 * DAY) })],
      attempts: [attempt({ started_at: ago(16 * DAY) })],
      lists: [game("es-en", "es")],
    },
    steps: ["play"],
  },
  {
    what: "Everything is there at once",
    changes: {
      attempts: [attempt({ language_id: "ja" })],
      drills: [drill({ language_id: "de" })],
      practice: practiceTest({ status: "in_progress" }),
      hardWords: 12,
      planned: planned(new Date(NOW)),
      levels: [level({ finished_at: ago(31 * DAY) })],
    },
    steps: ["begun", "begun_drill", "begun_practice", "hard_words", "planned", "retest", "practise"],
  },
];

for (const { what, changes, steps } of EXAMPLES) {
  test(`${what}: ${steps.join(", ") || "no step"}`, () => {
    assert.deepEqual(nextSteps(facts(changes)).map((step) => step.kind), steps);
  });
}

test("Every rule decides the first step of an example", () => {
  const first = new Set(EXAMPLES.map(({ changes }) => nextSteps(facts(changes))[0]?.kind));
  for (const rule of RULES) assert.ok(first.has(rule.name), rule.name);
});

test("A retest says why it makes sense", () => {
  const reasons = [30, 14].map((age) =>
    nextSteps(facts({ levels: [level({ finished_at: ago(age * DAY) })], practiceDays: days(1, 2, 3, 4) }))
  ).map(([step]) => step.kind === "retest" && step.why);
  assert.deepEqual(reasons, ["month", "practice"]);
});

test("A language whose test is in progress is not practised", () => {
  const levels = [level({ language_id: "ja", finished_at: ago(HOUR) }), level({ language_id: "de", finished_at: ago(DAY) })];
  const practice = nextSteps(facts({ levels, attempts: [attempt({ language_id: "ja" })] })).find((step) => step.kind === "practise");
  assert.equal(practice?.level.language_id, "de");
});

test("Practice is in the language of the newest result with a level", () => {
  const open = level({ language_id: "ja", certainty: "too_few", finished_at: ago(HOUR), probabilities: probabilities({}) });
  const steps = nextSteps(facts({ levels: [open, level({ language_id: "de", finished_at: ago(DAY) })] }));
  const practice = steps.find((step) => step.kind === "practise");
  assert.equal(practice?.level.language_id, "de");
});
