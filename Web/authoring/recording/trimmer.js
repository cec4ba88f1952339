import { button, h, icon } from "../../dom.js";
import { valueOf } from "../../widgets/fields.js";
import { seconds, t } from "../../words.js";
import { RATE } from "./loudness.js";
import { Playback } from "./playback.js";
import { STEP } from "./trim.js";
import { Wave } from "./wave.js";

/** @import { Cut } from "../../types/authoring.d.ts" */

/** Seconds that one press of an arrow key moves an end. */
const MOVE = 0.05;
/** The shortest part that can be kept, in seconds. */
const LEAST = 0.5;

/** The ends of a take: two sliders below a drawing of it, and a button that plays what lies between them. */
export class Trimmer {
  /**
   * @param {Float32Array<ArrayBuffer>} samples
   * @param {number[]} levels
   * @param {Cut} cut changes with the sliders
   */
  constructor(samples, levels, cut) {
    this.samples = samples;
    this.cut = cut;
    this.length = levels.length * STEP;
    this.playback = new Playback();
    this.wave = new Wave(levels);
    this.play = button("", { class: "play", testid: "play-take", onclick: () => this.toggle() });
    this.kept = h("p", { class: "quiet", testid: "kept-length" });
    this.sliders = { start: this.slider("start"), end: this.slider("end") };
    this.node = h(
      "div",
      { class: "trimmer", testid: "trimmer" },
      h("div", { class: "trim-listen" }, this.play, this.kept),
      h("div", { class: "trim-ends" }, this.wave.node, this.sliders.start.node, this.sliders.end.node),
    );
    this.showButton();
    this.show();
  }

  /** @param {"start" | "end"} name */
  slider(name) {
    const input = h("input", {
      type: "range",
      min: 0,
      max: this.length,
      step: MOVE / 5,
      testid: `trim-${name}`,
      oninput: (event) => this.move(name, Number(valueOf(event.target))),
    });
    input.addEventListener("keydown", (event) => this.step(event, name));
    const time = h("output", { testid: `trim-${name}-time` });
    const node = h("label", { class: "trim-end" }, h("span", {}, t(`authors.record.trim.${name}`)), time, input);
    return { input, time, node };
  }

  /**
   * The arrow keys move an end by a step that one can hear. With another key, they belong to the browser: Alt and an arrow go back.
   * NB: in a text from right to left, the sliders begin at the right.
   * @param {KeyboardEvent} event
   * @param {"start" | "end"} name
   */
  step(event, name) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const forward = getComputedStyle(this.node).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const back = forward === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
    const sign = ["ArrowUp", forward].includes(event.key) ? 1 : ["ArrowDown", back].includes(event.key) ? -1 : 0;
    if (sign === 0) return;
    event.preventDefault();
    this.move(name, this.cut[name] + sign * MOVE);
  }

  /**
   * @param {"start" | "end"} name
   * @param {number} to
   */
  move(name, to) {
    const least = Math.min(LEAST, this.length);
    const { cut } = this;
    cut[name] = name === "start" ? clamped(to, 0, cut.end - least) : clamped(to, cut.start + least, this.length);
    this.stop();
    this.show();
  }

  show() {
    for (const name of /** @type {const} */ (["start", "end"])) {
      const { input, time } = this.sliders[name];
      const text = seconds(this.cut[name]);
      input.value = String(this.cut[name]);
      input.setAttribute("aria-valuetext", text);
      time.textContent = text;
    }
    this.kept.textContent = t("authors.record.length", { time: seconds(this.cut.end - this.cut.start) });
    this.wave.show(this.cut);
  }

  /** The samples between both ends, which stay those of the take. */
  chosen() {
    return this.samples.subarray(Math.round(this.cut.start * RATE), Math.round(this.cut.end * RATE));
  }

  async toggle() {
    if (this.playback.isPlaying) return this.stop();
    const { start } = this.cut;
    const ended = this.playback.play(this.chosen(), (at) => this.wave.point(start + at));
    this.showButton();
    await ended;
    this.showButton();
  }

  stop() {
    this.playback.stop();
    this.showButton();
  }

  showButton() {
    const { isPlaying } = this.playback;
    if (!isPlaying) this.wave.point(null);
    this.play.replaceChildren(icon(isPlaying ? "stop" : "play"), h("span", {}, t(isPlaying ? "authors.record.stop" : "player.play")));
  }
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function clamped(value, least, most) {
  return Math.max(least, Math.min(most, value));
}
