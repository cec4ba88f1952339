import { button, h, icon } from "../dom.js";
import { t } from "../words.js";
import { asked } from "./texts.js";
import { livesOf } from "./lives.js";

/** @import { GameSettings, GameActions, Judgement } from "../types/game.d.ts" */
/** @import { Child } from "../types/page.d.ts" */

/**
 * The parts of the screen that stay while the words change.
 * @param {GameSettings} game
 * @param {GameActions} actions
 */
export function makeFrame(game, actions) {
  const tallies = {
    score: h("dd", { testid: "score" }),
    pair: h("dd", { testid: "pair" }),
    streak: h("dd", { testid: "streak" }),
    lives: livesOf(),
  };
  const fluid = h("div", { class: "fluid" });
  const prompt = asked("p", "", game.base, { class: "prompt-word", testid: "english" });
  const call = h("p", { class: "call", testid: "call", hidden: true });
  const drop = h("p", { class: "drop foreign", lang: game.target.lang, dir: game.target.dir, testid: "shown" });
  const track = h("div", { class: "track" }, drop);
  const tube = h(
    "div",
    { class: "tube-inside", "aria-hidden": "true" },
    h("div", { class: "slosh" }, fluid),
    h("div", { class: "scale-marks" }),
  );
  const field = h("div", { class: "well", testid: "field" }, tube, h("div", { class: "plate" }, prompt, call), track);
  const goOn = button([t("play.resume"), icon("ahead")], { class: "primary read-on", testid: "go-on" });
  const root = h(
    "div",
    { class: "game", "data-mode": game.mode, testid: "game" },
    hud(game, tallies, actions),
    field,
    sayButton("wrong", "back", actions),
    sayButton("right", "next", actions),
    goOn,
  );
  root.addEventListener("click", (event) => continueByTap(event, root, actions));
  return { ...tallies, fluid, prompt, call, drop, track, tube, field, goOn, root };
}

/** Milliseconds after a mistake in which a tap was meant for the answer. */
const SETTLING = 400;

/**
 * Continues after a correction by a tap anywhere in the game, or by a key on a button. The key that pressed Right or Wrong does not count: its
 * click arrives here when the correction has just appeared.
 * @param {MouseEvent} event
 * @param {HTMLElement} root
 * @param {GameActions} actions
 */
function continueByTap({ detail, target, timeStamp }, root, { goOn }) {
  if (root.dataset.state !== "reading" || (target instanceof Element && target.closest(".pause, .speak"))) return;
  const isKey = detail === 0 && !(target instanceof Element && target.closest(".say"));
  if (isKey || timeStamp - Number(root.dataset.since) > SETTLING) goOn();
}

/**
 * @param {GameSettings} game
 * @param {{ score: Child, pair: Child, streak: Child, lives: Child }} tallies
 * @param {GameActions} actions
 */
function hud({ mode, list }, tallies, actions) {
  return h(
    "div",
    { class: "hud" },
    button(icon("pause"), { class: "pause", "aria-label": t("play.pause"), testid: "pause", onclick: actions.pause }),
    h(
      "h1",
      { tabindex: "-1" },
      t(`play.mode.${mode}`),
      " ",
      h("bdi", { class: "quiet", lang: list.is_own ? null : list.language_id }, list.name),
    ),
    h(
      "dl",
      { class: "tallies" },
      tally("play.score", tallies.score),
      tally("play.pair", tallies.pair),
      mode === "climb" ? tally("play.streak", tallies.streak) : null,
      tally("play.lives", tallies.lives),
    ),
  );
}

/**
 * @param {string} key
 * @param {Child} value
 */
function tally(key, value) {
  return h("div", {}, h("dt", {}, t(key)), value);
}

/**
 * @param {Judgement} judgement
 * @param {"back" | "next"} arrow
 * @param {GameActions} actions
 */
function sayButton(judgement, arrow, { say }) {
  return button([
    h("span", { class: "say-word" }, icon(judgement), t(`play.say.${judgement}`)),
    h("span", { class: "say-key" }, icon(arrow === "back" ? "left" : "ahead")),
  ], { class: `say say-${judgement}`, testid: `say-${judgement}`, onclick: (event) => say(judgement, event.timeStamp) });
}
