import { announce, foreign, h, icon } from "../dom.js";
import { number, t } from "../words.js";
import { prefersStillness } from "./choice.js";
import { showLives } from "./lives.js";
import { asked, lengthOf, words } from "./texts.js";
import { speakButton } from "./voice.js";

/** @import { Mode, PairAttempt, View } from "../types/game.d.ts" */
/** @import { Target } from "../types/page.d.ts" */
/** @typedef {{ base: Target, target: Target }} Languages the languages of the asked and the falling words */
/** @typedef {ReturnType<typeof import("./frame.js").makeFrame>} GameParts */

const MOST_TRANSLATIONS = 3;
const FULL_STREAK = 10;

/**
 * Shows the numbers beside the field, and the level of the fluid: the progress of the game, or the streak in Climb.
 * @param {GameParts} parts
 * @param {Mode} mode
 * @param {View} view
 */
export function showTallies(parts, mode, view) {
  parts.score.textContent = number(view.points);
  parts.pair.textContent = t("play.pair_of", { number: number(Math.min(view.number, view.pairs)), count: number(view.pairs) });
  parts.streak.textContent = number(view.streak);
  showLives(parts.lives, view.mistakes - view.wrong, view.mistakes);
  const level = mode === "climb" ? Math.min(1, view.streak / FULL_STREAK) : (view.right + view.wrong) / view.pairs;
  parts.fluid.style.setProperty("--level", String(level));
}

/**
 * Shows a new pair: the asked word in the middle, and the word to judge.
 * @param {GameParts} parts
 * @param {Languages} languages
 * @param {View} view
 */
export function showPair(parts, { base, target }, view) {
  parts.root.dataset.number = String(view.number);
  parts.prompt.textContent = view.english;
  parts.prompt.dataset.length = lengthOf(view.english);
  parts.drop.textContent = view.shown;
  parts.drop.dataset.length = lengthOf(view.shown);
  parts.call.hidden = true;
  announce(asked("span", view.english, base), " – ", foreign("span", target, {}, view.shown));
}

/**
 * Shows the verdict on an attempt by colour, sign and word. After a mistake, also shows what was correct.
 * @param {GameParts} parts
 * @param {Languages} languages
 * @param {PairAttempt} attempt
 * @param {number} gained
 */
export function showVerdict(parts, { base, target }, attempt, gained) {
  const verdict = attempt.isCorrect ? "right" : attempt.said === null ? "late" : "wrong";
  const answer = attempt.isCorrect ? null : words(target, accepted(attempt), MOST_TRANSLATIONS);
  parts.root.dataset.verdict = verdict;
  parts.call.replaceChildren(
    h(
      "strong",
      { class: "call-word" },
      icon(attempt.isCorrect ? "right" : "wrong"),
      t(`play.verdict.${verdict}`),
      gained > 1 ? ` +${number(gained)}` : "",
    ),
    ...(answer ? [h("span", { class: "call-answer" }, "= ", answer, speakButton(accepted(attempt)[0], target))] : []),
  );
  parts.call.hidden = false;
  announce(t(`play.verdict.${verdict}`), ...(answer ? [". ", asked("span", attempt.english, base), " = ", answer.cloneNode(true)] : []));
  if (!prefersStillness()) move(parts, attempt.isCorrect);
}

/**
 * The accepted translations. A correct shown word comes first.
 * @param {PairAttempt} attempt
 */
function accepted({ isRight, shown, translations: all }) {
  return isRight ? [shown, ...all.filter((word) => word !== shown)] : all;
}

/**
 * A correct attempt makes the fluid fizz. A mistake shakes the field for a moment.
 * @param {GameParts} parts
 * @param {boolean} isCorrect
 */
function move(parts, isCorrect) {
  if (isCorrect) {
    fizz(parts.tube);
    return;
  }
  parts.field.animate({ rotate: ["0deg", "-1.6deg", "1.1deg", "-0.5deg", "0deg"] }, { duration: 450, easing: "ease-out" });
}

/** @param {HTMLElement} tube */
function fizz(tube) {
  for (let index = 0; index < 9; index += 1) {
    const bubble = h("span", { class: "fizz" });
    bubble.style.insetInlineStart = `${12 + 9.5 * index + (Math.random() * 6 - 3)}%`;
    bubble.style.scale = String(0.35 + Math.random() * 0.65);
    tube.append(bubble);
    /** @type {KeyframeAnimationOptions} */
    const timing = { duration: 500 + Math.random() * 450, easing: "ease-out", delay: Math.random() * 90, fill: "both" };
    const rise = bubble.animate({ transform: ["translateY(0)", "translateY(-14rem)"], opacity: [0, 1, 0.8, 0] }, timing);
    rise.addEventListener("finish", () => bubble.remove());
  }
}
