import assert from "node:assert/strict";
import { test } from "node:test";
import examples from "../Conformance/formulas.json" with { type: "json" };
import { parts, width } from "../../Web/practice_tests/formulas.js";

for (const { text, formulas, parts: expected } of examples.found) {
  test(`The formulas of “${text}” are found as the server finds them`, () => {
    const found = parts(text, formulas.map((formula) => ({ text: formula, math: [] })));
    const shown = found.map((part) => typeof part === "string" ? part : `$${part.text}$`);
    assert.deepEqual(shown, expected.filter((part) => part !== ""));
  });
}

test("A text of a question without formulas is one part", () => {
  assert.deepEqual(parts("1/2 m v²", []), ["1/2 m v²"]);
  assert.deepEqual(parts("x", [{ text: "", math: [] }]), ["x"]);
});

test("The width of a formula is that of its widest part", () => {
  const letters = (/** @type {string} */ text) => ({ element: "mi", text });
  assert.equal(width({ element: "mfrac", children: [letters("abcdefghij"), letters("b")] }), 7);
  assert.equal(width({ element: "msup", children: [letters("ab"), letters("c")] }), 2.7);
  assert.equal(width({ element: "msqrt", children: [letters("ab"), { element: "mrow", children: [letters("c")] }] }), 4);
});
