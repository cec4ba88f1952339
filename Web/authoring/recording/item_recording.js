import { announce, button, find, h, icon } from "../../dom.js";
import { makePlayer } from "../../widgets/player.js";
import { seconds, t } from "../../words.js";
import { Recorder } from "./recorder.js";

/** @import { Recording } from "../../types/authoring.d.ts" */
/** @import { Target } from "../../types/page.d.ts" */
/** @import { Entry } from "../entries.js" */
/** @import { Studio } from "./studio.js" */

/** The recording of one listening item: a button that opens the recorder, or the recorder, or the recording that was kept. */
export class ItemRecording {
  /** @type {ReturnType<typeof makePlayer> | null} */
  player = null;
  /** Whether the recording was kept just now, so that the next one is offered. */
  isFresh = false;

  /**
   * @param {Entry} entry
   * @param {Target} target
   * @param {Studio} studio
   */
  constructor(entry, target, studio) {
    this.entry = entry;
    this.target = target;
    this.studio = studio;
    this.recordings = studio.recordings;
    this.node = h("div", { class: "item-recording", tabindex: "-1", testid: "item-recording" });
    this.adopt();
    this.draw();
  }

  /** The recorder, if it is open for this item. */
  get recorder() {
    const { open } = this.recordings;
    return open?.entry === this.entry ? open : null;
  }

  /** Takes over the recorder that was open when the page was drawn again, so that its take is not lost. */
  adopt() {
    if (!this.recorder) return;
    this.recorder.host = this;
    this.recorder.draw();
  }

  draw() {
    this.player?.stop();
    this.player = null;
    const recording = this.recordings.of(this.entry);
    this.node.replaceChildren(this.recorder ? this.recorder.node : recording ? this.shown(recording) : this.opener());
  }

  opener() {
    return button([icon("microphone"), t("authors.record")], {
      "aria-label": t("authors.record.item", { id: this.entry.id }),
      testid: "record",
      onclick: () => this.begin(),
    });
  }

  /** @param {Recording} recording */
  shown(recording) {
    this.player = makePlayer(recording.url);
    return h(
      "div",
      { class: "recording", role: "group", "aria-label": t("authors.record.label", { id: this.entry.id }), testid: "recording" },
      this.player.node,
      h("p", { class: "quiet", testid: "recording-length" }, t("authors.record.length", { time: seconds(recording.seconds) })),
      h(
        "div",
        { class: "actions" },
        this.isFresh ? this.onward() : null,
        button([icon("replay"), t("authors.record.again")], { testid: "record-again", onclick: () => this.begin() }),
        button([icon("remove"), t("authors.record.remove")], { testid: "remove-recording", onclick: () => this.remove() }),
      ),
    );
  }

  /** What to do after this recording: record the next item, or download all. */
  onward() {
    const { studio } = this;
    const [label, action] = studio.next
      ? [t("authors.record.next"), () => studio.recordNext()]
      : [t("authors.record.download"), () => studio.download()];
    return button(label, { class: "primary", testid: "onward", onclick: action });
  }

  begin() {
    const { open } = this.recordings;
    if (open?.hasTake) {
      this.studio.reveal(open.entry);
      return open.remind();
    }
    open?.cancel();
    this.studio.stopOffering();
    const recorder = new Recorder(this.entry, this.target, this);
    this.recordings.open = recorder;
    this.draw();
    recorder.node.focus({ preventScroll: true });
    recorder.node.scrollIntoView({ block: "nearest" });
    recorder.begin();
  }

  /** @param {Recording} recording */
  kept(recording) {
    this.recordings.open = null;
    this.recordings.keep(this.entry, recording);
    this.isFresh = true;
    this.changed();
    announce(this.studio.count);
    find(this.node, "[data-testid=onward]").focus();
  }

  cancelled() {
    this.recordings.open = null;
    this.draw();
    find(this.node, "[data-testid=record], [data-testid=record-again]").focus();
  }

  remove() {
    this.recordings.remove(this.entry);
    this.isFresh = false;
    this.changed();
    announce(this.studio.count);
    find(this.node, "[data-testid=record]").focus();
  }

  /** NB: a trial of the item plays the recording that it had. */
  changed() {
    this.studio.closeTrial(this.entry);
    this.draw();
    this.studio.changed();
  }

  /** Stops offering the next recording. */
  stopOffering() {
    if (!this.isFresh) return;
    this.isFresh = false;
    if (!this.recorder) this.draw();
  }
}
