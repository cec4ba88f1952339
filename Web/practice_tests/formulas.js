import { h } from "../dom.js";

/** @import { Child } from "../types/page.d.ts" */
/** @import { Formula, MathElement } from "../types/practice.d.ts" */

const MATHML = "http://www.w3.org/1998/Math/MathML";

/** The elements of which formulas are made. They have no attributes. */
const ELEMENTS = new Set(["mi", "mn", "mo", "mtext", "mrow", "mfrac", "msqrt", "msup", "msub", "msubsup"]);

/** Signs that belong to the sign beside them: letters, digits, raised and lowered forms, and operators that bind strongly. */
const JOINING = String.raw`0-9A-Za-zªº²³¹\u00bc-\u00be\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u058f\u1d2c-\u1d6a\u2070-\u209c\u2c7c/^_√′`;

/** The length in characters from which on a formula can be wider than a phone. */
const LONG = 24;

/** The width of the widest piece of a formula, in letters, and the size of the letters in fractions and scripts. */
const WIDEST = 18;
const SMALL = 0.7;

/** Operators behind which a line can break. */
const BREAKS = [..."=≤≥<>≠≈∼∝≡+−±·×∈"];

/**
 * A text of a question in which its formulas are shown as formulas.
 * @param {string} text
 * @param {{ formulas?: Formula[] }} question
 * @returns {Child}
 */
export function withFormulas(text, { formulas = [] }) {
  return parts(text, formulas).map((part) => typeof part === "string" ? part : mathOf(part));
}

/**
 * The words and the formulas of a text. The server finds formulas by the same rules: as whole words, and the longest one counts.
 * @param {string} text
 * @param {Formula[]} formulas
 * @returns {(string | Formula)[]}
 */
export function parts(text, formulas) {
  const byText = new Map(formulas.filter((formula) => formula.text).map((formula) => [formula.text, formula]));
  if (!byText.size) return [text];
  const names = [...byText.keys()].sort((one, other) => other.length - one.length).map(escaped).join("|");
  const pattern = new RegExp(`(?<![${JOINING}])(?<!\\d[.,])(${names})(?![${JOINING}(])(?![.,]\\d)`, "u");
  return text.split(pattern).map((part, index) => index % 2 ? byText.get(part) ?? part : part).filter((part) => part !== "");
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

/**
 * A formula, which is always written from left to right. Programs without MathML show its plain text. A long formula consists of several
 * pieces, because browsers break no line inside a formula. If a piece is wider than a phone, the formula is shown as its plain text.
 * @param {Formula} formula
 */
function mathOf({ text, math }) {
  const found = pieces(text, math);
  if (found.some((piece) => sum(piece.map(width)) > WIDEST)) return h("bdi", { dir: "ltr" }, text);
  const row = found.map((piece) => {
    const element = document.createElementNS(MATHML, "math");
    element.setAttribute("dir", "ltr");
    element.append(...piece.map(node));
    if (needsRoots()) element.classList.add("draws-roots");
    return element;
  });
  if (row.length > 1) return h("span", { class: "long-formula", dir: "ltr" }, row.map((element) => [element, h("wbr")]));
  row[0].setAttribute("alttext", text);
  return row[0];
}

/**
 * The parts of a formula between which a line can break: after an operator that stands between two terms.
 * @param {string} text
 * @param {MathElement[]} math
 */
function pieces(text, math) {
  /** @type {MathElement[][]} */
  const found = [[]];
  for (const element of math) {
    const piece = found[found.length - 1];
    piece.push(element);
    if (text.length >= LONG && piece.length > 1 && element.element === "mo" && BREAKS.includes(element.text ?? "")) found.push([]);
  }
  return found.filter((piece) => piece.length);
}

/**
 * About how many letters wide an element is. Fractions and scripts have smaller letters.
 * @param {MathElement} element
 * @returns {number}
 */
export function width({ element, text, children = [] }) {
  const [first = 0, ...others] = children.map(width);
  if (element === "mfrac") return SMALL * Math.max(first, ...others);
  if (element === "msup" || element === "msub" || element === "msubsup") return first + SMALL * Math.max(...others);
  return (text?.length ?? 0) + sum([first, ...others]) + (element === "msqrt" ? 1 : 0);
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** @type {boolean | undefined} */
let isWithoutRoots;

/**
 * Whether the browser shows no root signs, because no font on the device has a suitable sign. A root is then as wide as what it encloses.
 * Browsers without MathML show the signs of a formula one after the other, and get no help here.
 */
function needsRoots() {
  if (isWithoutRoots !== undefined) return isWithoutRoots;
  const [math, root, content] = ["math", "msqrt", "mn"].map((name) => document.createElementNS(MATHML, name));
  content.textContent = "0";
  const frame = document.createElement("p");
  frame.className = "foreign root-sample";
  root.append(content);
  math.append(root);
  frame.append(math);
  document.body.append(frame);
  const [outer, inner] = [root, content].map((element) => element.getBoundingClientRect().width);
  frame.remove();
  isWithoutRoots = outer > 0 && outer - inner < inner / 4;
  return isWithoutRoots;
}

/**
 * @param {MathElement} part
 * @returns {Node}
 */
function node({ element: name, text, children = [] }) {
  if (!ELEMENTS.has(name)) return document.createTextNode(text ?? "");
  const element = document.createElementNS(MATHML, name);
  if (text !== undefined) element.textContent = text;
  element.append(...children.map(node));
  return element;
}
