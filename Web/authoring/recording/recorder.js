import { button, foreign, h, icon } from "../../dom.js";
import { troubleLine } from "../../widgets/trouble.js";
import { duration, minutes, t } from "../../words.js";
import { listOf } from "../entries.js";
import { LevelMeter } from "./meter.js";
import { Microphone } from "./microphone.js";
import { RecordingProblem } from "./problem.js";
import { recordingOf } from "./recordings.js";
import { isSilent, levelsOf, suggestedTrim } from "./trim.js";
import { Trimmer } from "./trimmer.js";

/** @import { Cut, Recording, RecorderHost, RecorderStage } from "../../types/authoring.d.ts" */
/** @import { Child, Target } from "../../types/page.d.ts" */
/** @import { Entry } from "../entries.js" */
/** @import { Take } from "./take.js" */

/** The longest recording, in minutes. A question is heard several times, and nobody listens that long. */
const LONGEST = 5;

/** Records one item: the text to read, the microphone, and the take to listen to, to trim, and to keep. */
export class Recorder {
  /** @type {RecorderStage} */
  stage = "asking";
  /** @type {Microphone | null} */
  microphone = null;
  /** @type {Take | null} */
  take = null;
  /** @type {{ samples: Float32Array<ArrayBuffer>, levels: number[], cut: Cut, recordedAt: Date } | null} */
  taken = null;
  /**
   * Returns a sentence about what went wrong.
   * @type {(() => string) | null}
   */
  trouble = null;
  /** @type {Trimmer | null} */
  trimmer = null;
  startedAt = 0;
  /** @type {HTMLElement} */
  status;
  /** @type {HTMLElement} */
  line;
  /** @type {HTMLElement} */
  place;
  /** Changes when a stage is cancelled, so that work that still runs for it has no effect. */
  turn = 0;

  /**
   * @param {Entry} entry
   * @param {Target} target
   * @param {RecorderHost} host is told when the recorder closes
   */
  constructor(entry, target, host) {
    this.entry = entry;
    this.target = target;
    this.host = host;
    this.node = h("div", { class: "recorder", role: "group", tabindex: "-1", testid: "recorder" });
    this.draw();
  }

  /** Whether a take would be lost with the recorder. */
  get hasTake() {
    return this.take !== null || this.taken !== null;
  }

  /** Draws everything again, for instance in another language. */
  draw() {
    this.rest();
    this.status = h("p", { class: "recorder-status", role: "status", testid: "recorder-status" });
    this.line = troubleLine({ testid: "recorder-trouble" });
    this.place = h("div", { class: "recorder-place" });
    this.node.setAttribute("aria-label", t("authors.record.label", { id: this.entry.id }));
    this.node.replaceChildren(this.script(), this.status, this.line, this.place);
    this.show(this.stage, this.trouble);
  }

  /** The text to read aloud. */
  script() {
    const isDialogue = listOf(this.entry.prompt.speakers).length > 0;
    return h(
      "div",
      { class: "script" },
      h("p", { class: "quiet" }, t(isDialogue ? "authors.record.read.dialogue" : "authors.record.read")),
      foreign("p", this.target, { class: "script-text text", testid: "script" }, this.entry.transcript),
    );
  }

  /**
   * @param {RecorderStage} stage
   * @param {(() => string) | null} [trouble]
   */
  show(stage, trouble = null) {
    this.rest();
    this.stage = stage;
    this.trouble = trouble;
    const hadFocus = this.place.contains(document.activeElement) || document.activeElement === this.node;
    this.status.textContent = stage === "failed" || stage === "review" ? "" : t(`authors.record.${stage}`);
    this.status.classList.toggle("is-running", stage === "running");
    this.line.replaceChildren(...(trouble ? [trouble()] : []));
    this.place.replaceChildren(...this.parts()[stage]());
    if (!hadFocus) return;
    (this.firstButton() ?? this.node).focus();
    this.place.scrollIntoView({ block: "nearest" });
  }

  /** @returns {HTMLButtonElement | null} */
  firstButton() {
    return this.place.querySelector("button:not([data-testid=cancel-recording])");
  }

  /** @returns {Record<RecorderStage, () => HTMLElement[]>} */
  parts() {
    return {
      asking: () => [this.actions()],
      ready: () => [this.level(), this.actions(this.starter())],
      running: () => [this.clock(), this.level(), this.actions(this.stopper())],
      working: () => [this.actions()],
      review: () => [this.trim(), this.actions(this.keeper(), this.again("authors.record.retake"))],
      failed: () => [this.actions(this.again("problem.retry"))],
    };
  }

  /** @param {...Child} buttons */
  actions(...buttons) {
    const cancel = button(t("dialog.cancel"), { testid: "cancel-recording", onclick: () => this.cancel() });
    return h("div", { class: "actions" }, buttons, cancel);
  }

  level() {
    if (!this.microphone) throw new Error("the microphone is off");
    this.meter = new LevelMeter(this.microphone);
    return this.meter.node;
  }

  clock() {
    const node = h("p", { class: "recorder-clock", "aria-hidden": "true", testid: "recorder-clock" });
    const tick = () => node.textContent = duration(Date.now() - this.startedAt);
    tick();
    this.ticking = setInterval(tick, 500);
    return node;
  }

  starter() {
    const label = [icon("microphone"), t("authors.record.start")];
    return button(label, { class: "primary", testid: "start-recording", onclick: () => this.start() });
  }

  stopper() {
    return button([icon("stop"), t("authors.record.stop")], {
      class: "primary",
      testid: "stop-recording",
      onclick: () => this.take?.stop(),
    });
  }

  /** @param {string} label */
  again(label) {
    return button([icon("replay"), t(label)], { testid: "retake", onclick: () => this.begin() });
  }

  keeper() {
    return button([icon("right"), t("authors.record.keep")], { class: "primary", testid: "keep", onclick: () => this.keep() });
  }

  trim() {
    if (!this.taken) throw new Error("there is no take");
    const { samples, levels, cut } = this.taken;
    this.trimmer = new Trimmer(samples, levels, cut);
    return this.trimmer.node;
  }

  /** Turns the microphone on. An older take stays until there is another one. */
  async begin() {
    const { turn } = this;
    this.show("asking");
    try {
      const microphone = await Microphone.open();
      if (turn !== this.turn) return microphone.close();
      this.microphone = microphone;
      microphone.onLost(() => this.lost());
      this.show("ready");
    } catch (error) {
      this.fail(error, turn);
    }
  }

  /** The microphone went away. What it heard until then is kept. */
  lost() {
    if (this.take) this.take.stop();
    else if (this.stage === "ready") this.fail(new RecordingProblem("missing"));
  }

  async start() {
    if (!this.microphone) return;
    // NB: the microphone would hear what the page plays.
    for (const audio of document.querySelectorAll("audio")) audio.pause();
    const recordedAt = new Date();
    try {
      this.take = this.microphone.record();
    } catch (error) {
      return this.fail(error);
    }
    const { take, turn } = this;
    this.startedAt = recordedAt.getTime();
    this.show("running");
    let isCut = false;
    const limit = setTimeout(() => {
      isCut = true;
      take.stop();
    }, LONGEST * 60_000);
    await take.ended;
    clearTimeout(limit);
    if (turn !== this.turn) return;
    this.turnOff();
    this.show("working");
    await this.review(take, recordedAt, isCut);
  }

  /**
   * @param {Take} take
   * @param {Date} recordedAt
   * @param {boolean} isCut
   */
  async review(take, recordedAt, isCut) {
    const { turn } = this;
    try {
      const samples = await take.samples();
      if (turn !== this.turn) return;
      const levels = levelsOf(samples);
      if (isSilent(levels)) throw new RecordingProblem("silent");
      this.take = null;
      this.taken = { samples, levels, cut: suggestedTrim(levels), recordedAt };
      this.show("review", isCut ? () => t("authors.record.trouble.long", { most: minutes(LONGEST) }) : null);
    } catch (error) {
      this.fail(error, turn);
    }
  }

  async keep() {
    if (!this.taken || !this.trimmer) return;
    const { turn, taken: { recordedAt } } = this;
    const chosen = this.trimmer.chosen();
    this.show("working");
    try {
      const recording = await recordingOf(chosen, recordedAt);
      if (turn !== this.turn) return URL.revokeObjectURL(recording.url);
      this.stop();
      this.host.kept(recording);
    } catch (error) {
      this.fail(error, turn);
    }
  }

  /**
   * Shows what went wrong, with the take if there is one. Throws an error that nobody expects again, so that it is reported.
   * @param {unknown} error
   * @param {number} [turn] of the work that failed
   */
  fail(error, turn = this.turn) {
    const problem = error instanceof RecordingProblem ? error : new RecordingProblem("broken");
    if (turn === this.turn) {
      this.take = null;
      this.turnOff();
      this.show(this.taken ? "review" : "failed", () => problem.sentence);
    }
    if (problem !== error) throw error;
  }

  /** Another item is to be recorded, but this take would be lost. */
  remind() {
    this.line.replaceChildren(t("authors.record.finish_first"));
    this.node.scrollIntoView({ block: "nearest" });
    this.node.focus({ preventScroll: true });
  }

  /** Nobody sees the recorder any more, so the microphone goes off. A take stays for the author to come back to. */
  hide() {
    if (this.stage === "running") this.take?.stop();
    else if (this.stage !== "working" && this.stage !== "review") this.cancel();
  }

  /** Goes back to the last take if it is not shown, or closes the recorder. */
  cancel() {
    this.stop();
    if (this.taken && this.stage !== "review") return this.show("review");
    this.host.cancelled();
  }

  /** Stops what moves by itself. */
  rest() {
    this.meter?.stop();
    this.trimmer?.stop();
    this.trimmer = null;
    clearInterval(this.ticking);
  }

  turnOff() {
    this.rest();
    this.microphone?.close();
    this.microphone = null;
  }

  /** Turns the microphone off. Work that still runs has no effect. */
  stop() {
    this.turn += 1;
    this.take?.stop();
    this.take = null;
    this.turnOff();
  }
}
