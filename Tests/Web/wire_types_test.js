import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import description from "../../Web/api/openapi.json" with { type: "json" };

/** Types whose name differs from that of their schema. */
const SCHEMAS = {
  OpenTest: "PracticeTest",
  SubmittedTest: "PracticeTest",
  TestSummary: "PracticeTestSummary",
  Question: "PracticeQuestion",
  QuestionReport: "PracticeReport",
  ReviewedQuestion: "ReviewedPracticeQuestion",
  TestResult: "PracticeResult",
  Tally: "PracticeTally",
  GenerationReport: "PracticeTestReport",
  PracticeRequest: "PracticeTestRequest",
  Statistics: "PracticeStatistics",
  Backend: "PracticeBackend",
  Nearest: "NearestEntry",
  WordList: "WordListSummary",
  Deck: "WordListDocument",
  HandIn: "GameHandIn",
  PlayedGame: "Game",
  WordReview: "ReviewRequest",
  TrialReply: "Trial",
};

/** Types of documents that the app sends. It receives the others. */
const SENT = [
  "CourseRequest",
  "PracticeRequest",
  "ScheduleRequest",
  "QuestionReport",
  "MatcherRequest",
  "OwnListRequest",
  "HandIn",
  "WordReview",
  "AdoptRequest",
];

/** @typedef {{ parents: string[], members: Map<string, { isOptional: boolean }> }} Interface */

/** The interfaces in `Web/types`, by name. */
const interfaces = readInterfaces();
const schemas =
  /** @type {Record<string, { properties?: object, required?: string[] }>} */ (/** @type {unknown} */ (description.components.schemas));

function readInterfaces() {
  const folder = new URL("../../Web/types/", import.meta.url);
  const text = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf-8")).join("\n");
  /** @type {Map<string, Interface>} */
  const found = new Map();
  for (const [, name, parents = "", body] of text.matchAll(/^(?:export )?interface (\w+)(?: extends ([\w, ]+))? \{\n(.*?)^\}/gms)) {
    const members = [...body.matchAll(/^ {2}(\w+)(\?)?:/gm)].map((
      [, member, mark],
    ) => /** @type {const} */ ([member, { isOptional: mark === "?" }]));
    found.set(name, { parents: parents.split(", ").filter((parent) => parent !== ""), members: new Map(members) });
  }
  return found;
}

/**
 * The members of an interface, with those of its parents.
 * @param {string} name
 * @returns {Map<string, { isOptional: boolean }>}
 */
function membersOf(name) {
  const found = interfaces.get(name);
  if (!found) throw new Error(`there is no interface ${name}`);
  return new Map([...found.parents.flatMap((parent) => [...membersOf(parent)]), ...found.members]);
}

const pairs = [...interfaces.keys()].map((name) => [name, /** @type {Record<string, string>} */ (SCHEMAS)[name] ?? name]);
const described = pairs.filter(([, schema]) => schemas[schema]?.properties);

test("Most wire documents of the API description have a type", () => {
  assert.ok(described.length >= 30, `only ${described.length}`);
});

for (const [name, schema] of described) {
  const { properties = {}, required = [] } = schemas[schema];

  test(`The members of the type ${name} are in the API description`, () => {
    for (const member of membersOf(name).keys()) assert.ok(member in properties, `${schema} has no ${member}`);
  });

  test(`The required members of the type ${name} are required in the API description`, () => {
    for (const [member, { isOptional }] of membersOf(name)) {
      assert.ok(SENT.includes(name) || isOptional || required.includes(member), `${member} of ${schema} may be missing`);
    }
  });
}

for (const name of SENT) {
  test(`The sent type ${name} has all members that the server requires`, () => {
    const members = membersOf(name);
    const { required = [] } = schemas[pairs.find(([type]) => type === name)?.[1] ?? name];
    for (const member of required) assert.equal(members.get(member)?.isOptional, false, member);
  });
}
