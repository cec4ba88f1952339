import { h } from "../dom.js";
import { LEVELS } from "../report/all_levels.js";
import { wrapped } from "./wrap.js";

/** @import { Bubble, PictureTexts } from "../types/keeping.d.ts" */
/** @import { Target } from "../types/page.d.ts" */

export const SIZE = { width: 1200, height: 630 };

const EDGE = 72;
const INNER = SIZE.width - 2 * EDGE;
// The picture is light everywhere, because other people see it outside of the app.
const COLOURS = {
  paper: "#f3f5ee",
  ink: "#12241f",
  quiet: "#4a5c55",
  accent: "#0b4f47",
  fluid: "#cfe05a",
  pale: "#e6efa6",
  line: "#71837a",
  mark: "#0b4f4770",
};
const VIAL = { top: 408, height: 76 };

/**
 * Draws a result on a canvas of 1200 by 630 pixels.
 * @param {HTMLCanvasElement} canvas in the document, so that the fonts of its languages are known
 * @param {PictureTexts} texts
 * @param {Bubble} bubble
 * @param {Target} words the language and the direction of the interface
 */
export function drawPicture(canvas, texts, bubble, words) {
  Object.assign(canvas, SIZE);
  const context = canvas.getContext("2d");
  if (!context) return;
  const brush = new Brush(context, canvas, words);
  brush.fill(COLOURS.paper, 0, 0, SIZE.width, SIZE.height);
  brush.text("nivel", { x: INNER, y: 112, size: 40, weight: 700, colour: COLOURS.accent, atEnd: true });
  brush.text(texts.language, { x: 0, y: 112, size: 56, weight: 650, target: texts.target, width: INNER - 190 });
  if (texts.translation) brush.text(texts.translation, { x: 0, y: 160, size: 30, colour: COLOURS.quiet, width: INNER - 190 });
  const width = brush.text(texts.level, {
    x: 0,
    y: 354,
    size: 196,
    weight: 750,
    colour: COLOURS.accent,
    target: { lang: null, dir: "ltr" },
  });
  drawWords(brush, texts, width + 48);
  drawVial(brush, bubble);
  brush.text(texts.date, { x: 0, y: 586, size: 26, colour: COLOURS.quiet });
}

/**
 * @param {Brush} brush
 * @param {PictureTexts} texts
 * @param {number} x
 */
function drawWords(brush, { name, certainty }, x) {
  if (name) brush.text(name, { x, y: 246, size: 46, weight: 650, width: INNER - x });
  brush.lines(certainty, { x, y: 296, size: 28, colour: COLOURS.quiet, width: INNER - x, height: 40, count: 3 });
}

/**
 * @param {Brush} brush
 * @param {Bubble} bubble
 */
function drawVial(brush, { centre, half }) {
  const field = INNER / LEVELS.length;
  const middle = VIAL.top + VIAL.height / 2;
  brush.pill(0, VIAL.top, INNER, VIAL.height, { fill: [COLOURS.pale, COLOURS.fluid], line: COLOURS.line, thickness: 2 });
  brush.pill((centre - half) * field, middle - 29, 2 * half * field, 58, {
    fill: ["#ffffff", "#f2f7d0"],
    line: COLOURS.accent,
    thickness: 4,
  });
  // NB: the marks are printed on the glass, in front of the bubble.
  for (let index = 1; index < LEVELS.length; index += 1) brush.fill(COLOURS.mark, index * field - 1, VIAL.top + 2, 2, VIAL.height - 4);
  for (const [index, level] of LEVELS.entries()) {
    brush.text(level, {
      x: (index + 0.5) * field,
      y: 524,
      size: 24,
      colour: COLOURS.ink,
      target: { lang: null, dir: "ltr" },
      inMiddle: true,
    });
  }
}

/**
 * How a text is drawn. `x` counts from the inner edge at which lines begin, and `y` is the baseline.
 * @typedef {{ x: number, y: number, size: number, weight?: number, colour?: string, target?: Target, width?: number, atEnd?: boolean, inMiddle?: boolean }} Style
 */

/** Draws from the side at which lines begin: from the right in an interface that is written from right to left. */
class Brush {
  #context;
  #canvas;
  #words;

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {HTMLCanvasElement} canvas
   * @param {Target} words
   */
  constructor(context, canvas, words) {
    this.#context = context;
    this.#canvas = canvas;
    this.#words = words;
  }

  get #isMirrored() {
    return this.#words.dir === "rtl";
  }

  /**
   * The distance from the left edge of the canvas.
   * @param {number} x
   * @param {number} [width]
   */
  #left(x, width = 0) {
    return this.#isMirrored ? SIZE.width - EDGE - x - width : EDGE + x;
  }

  /**
   * @param {string} colour
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   */
  fill(colour, x, y, width, height) {
    this.#context.fillStyle = colour;
    this.#context.fillRect(width === SIZE.width ? 0 : this.#left(x, width), y, width, height);
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   * @param {{ fill: [string, string], line: string, thickness: number }} look
   */
  pill(x, y, width, height, { fill, line, thickness }) {
    const context = this.#context;
    const shade = context.createLinearGradient(0, y, 0, y + height);
    fill.forEach((colour, index) => shade.addColorStop(index, colour));
    context.beginPath();
    context.roundRect(this.#left(x, width), y, width, height, height / 2);
    Object.assign(context, { fillStyle: shade, strokeStyle: line, lineWidth: thickness });
    context.fill();
    context.stroke();
  }

  /**
   * Draws a line of text, smaller if it is too wide, and returns its width.
   * @param {string} text
   * @param {Style} style
   * @returns {number}
   */
  text(text, style) {
    this.#prepare(style);
    const { x, y, width = Infinity, size, atEnd = false, inMiddle = false } = style;
    const wide = this.#context.measureText(text).width;
    if (wide > width) return this.text(text, { ...style, size: Math.floor((size * width) / wide) - 1, width: Infinity });
    const isRight = this.#isMirrored !== atEnd;
    this.#context.textAlign = inMiddle ? "center" : isRight ? "right" : "left";
    this.#context.fillText(text, this.#left(x), y);
    return wide;
  }

  /**
   * Draws a text in several lines. The last line that fits ends with an ellipsis if there is more.
   * @param {string} text
   * @param {Style & { width: number, height: number, count: number }} style
   */
  lines(text, { height, count, ...style }) {
    this.#prepare(style);
    const all = wrapped(text, this.#words.lang ?? "en", (line) => this.#context.measureText(line).width <= style.width);
    const shown = all.length > count ? [...all.slice(0, count - 1), `${all[count - 1]}…`] : all;
    shown.forEach((line, index) => this.text(line, { ...style, y: style.y + index * height }));
  }

  /** @param {Style} style */
  #prepare({ size, weight = 450, colour = COLOURS.ink, target = this.#words }) {
    const context = this.#context;
    context.font = `${weight} ${size}px ${this.#fontOf(target.lang)}`;
    context.fillStyle = colour;
    context.direction = target.dir === "rtl" ? "rtl" : "ltr";
  }

  /**
   * The fonts that the page uses for a language.
   * @param {string | null} language
   */
  #fontOf(language) {
    const probe = h("span", { lang: language ?? this.#words.lang });
    this.#canvas.after(probe);
    const { fontFamily } = getComputedStyle(probe);
    probe.remove();
    return fontFamily;
  }
}
