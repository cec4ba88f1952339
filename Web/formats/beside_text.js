import { foreign, h } from "../dom.js";
import { number, t } from "../words.js";
import { worded } from "./reading_aids.js";

/** @import { Readings, StimulusPlace } from "../types/placement.d.ts" */
/** @import { Child, Target } from "../types/page.d.ts" */
/** @import { TextUnit } from "../types/questions.d.ts" */

/**
 * A text to read, and what belongs to it: on a wide screen beside the text, and on a narrow one below it.
 * @param {{ item_id: string, passage?: string, stimulus?: StimulusPlace, readings?: Readings }} item
 * @param {Target} target
 * @param {...Child} content
 * @returns {TextUnit}
 */
export function besideText({ item_id: own, passage = "", stimulus, readings }, target, ...content) {
  const text = h(
    "section",
    { class: "passage", "aria-label": t("reading.text") },
    foreign("p", target, {}, worded(passage, readings?.passage)),
  );
  const task = h("div", { class: "task" }, content);
  return { node: h("div", { class: "side-by-side", "data-text": stimulus?.id ?? own }, text, task), task };
}

/**
 * The place of a question among those of its text. A text with one question has no such line.
 * @param {StimulusPlace | undefined} stimulus
 */
export function placeOnText(stimulus) {
  if (!stimulus) return null;
  const words = t("reading.place", { number: number(stimulus.number), count: number(stimulus.count) });
  return h("h2", { class: "text-place", testid: "text-place" }, words);
}

/**
 * Puts a question on the page. If it belongs to the text that is there already, the text stays, with its scroll position, and only the
 * rest changes. Returns whether the text stays.
 * @param {HTMLElement} body
 * @param {HTMLElement[]} nodes
 * @param {TextUnit | undefined} text
 */
export function placeQuestion(body, nodes, text) {
  const shown = /** @type {HTMLElement | null} */ (body.querySelector(":scope > .side-by-side"));
  if (!text || !shown || shown.dataset.text !== text.node.dataset.text) {
    body.replaceChildren(...nodes);
    return false;
  }
  const place = nodes.indexOf(text.node);
  for (const child of [...body.children]) if (child !== shown) child.remove();
  shown.before(...nodes.slice(0, place));
  shown.after(...nodes.slice(place + 1));
  shown.lastElementChild?.replaceWith(text.task);
  return true;
}

/**
 * Moves the focus to a question whose text was there before it, without moving the text. Scrolls only if the question is out of view.
 * @param {HTMLElement} body
 */
export function focusTask(body) {
  const first = /** @type {HTMLElement | null} */ (body.querySelector(".task :is(h2, .stem)"));
  if (!first) return;
  first.tabIndex = -1;
  first.focus({ preventScroll: true });
  const { top, bottom } = first.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight * VISIBLE) first.scrollIntoView({ block: "start" });
}

/**
 * Scrolls a new text of a narrow, upright screen to the top, with its number and instructions, so that more lines of it are in view.
 * @param {HTMLElement} section
 */
export function showText(section) {
  if (!section.querySelector(".side-by-side") || !matchMedia(UPRIGHT).matches) return;
  section.scrollIntoView({ block: "start" });
  uncoverText(section);
}

/**
 * Scrolls to the text itself if its number, its instructions and its question leave too few lines of it in view.
 * @param {HTMLElement} section
 */
export function uncoverText(section) {
  // NB: the page measures the room for a new text in the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const unit = section.querySelector(".side-by-side");
      if (unit && matchMedia(UPRIGHT).matches && !showsEnough(unit)) unit.scrollIntoView({ block: "start" });
    })
  );
}

/**
 * Whether a few lines of a text are in view, or all lines of a short text.
 * @param {Element} unit
 */
function showsEnough(unit) {
  const [words, text, task] = [".passage p", ".passage", ".task"].map((part) => unit.querySelector(part));
  if (!words || !text || !task) return true;
  const { top, height } = words.getBoundingClientRect();
  const line = Number.parseFloat(getComputedStyle(words).lineHeight);
  const end = Math.min(text.getBoundingClientRect().bottom, task.getBoundingClientRect().top, innerHeight);
  return end - Math.max(top, 0) >= Math.min(height, LEAST_LINES * line);
}

/** The least number of lines of a new text in view. */
const LEAST_LINES = 4;

/** Screens that show a question below its text (css/questions.css). */
const UPRIGHT = "(max-width: 55.99rem) and (min-height: 30.01rem), (max-width: 35.99rem)";
/** The share of the window above the buttons, where a question counts as visible. */
const VISIBLE = 0.8;
