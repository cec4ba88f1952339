import { button, h, icon } from "../dom.js";
import { t } from "../words.js";
import { english } from "./texts.js";
import { livesOf } from "./lives.js";

/** The parts of the screen that stay while words come and go. */
export function makeFrame(game, actions) {
  const parts = {
    score: h("dd", { testid: "score" }),
    pair: h("dd", { testid: "pair" }),
    streak: h("dd", { testid: "streak" }),
    lives: livesOf(),
    fluid: h("div", { class: "fluid" }),
    prompt: english("p", "", { class: "prompt-word", testid: "english" }),
    call: h("p", { class: "call", testid: "call", hidden: true }),
    drop: h("p", { class: "drop foreign", lang: game.target.lang, dir: game.target.dir, testid: "shown" }),
    wrong: sayButton("wrong", "back", actions),
    right: sayButton("right", "next", actions),
  };
  parts.plate = h("div", { class: "plate" }, parts.prompt, parts.call);
  parts.track = h("div", { class: "track" }, parts.drop);
  parts.tube = h(
    "div",
    { class: "tube-inside", "aria-hidden": "true" },
    h("div", { class: "slosh" }, parts.fluid),
    h("div", { class: "scale-marks" }),
  );
  parts.field = h("div", { class: "well", testid: "field" }, parts.tube, parts.plate, parts.track);
  parts.root = h(
    "div",
    { class: "game", "data-mode": game.mode, testid: "game" },
    hud(game, parts, actions),
    parts.field,
    parts.wrong,
    parts.right,
  );
  return parts;
}

function hud({ mode, list }, parts, actions) {
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
      tally("play.score", parts.score),
      tally("play.pair", parts.pair),
      mode === "climb" ? tally("play.streak", parts.streak) : null,
      tally("play.lives", parts.lives),
    ),
  );
}

function tally(key, value) {
  return h("div", {}, h("dt", {}, t(key)), value);
}

function sayButton(judgement, arrow, { say }) {
  return button([
    h("span", { class: "say-word" }, icon(judgement), t(`play.say.${judgement}`)),
    h("span", { class: "say-key" }, icon(arrow === "back" ? "left" : "ahead")),
  ], { class: `say say-${judgement}`, testid: `say-${judgement}`, onclick: (event) => say(judgement, event.timeStamp) });
}
