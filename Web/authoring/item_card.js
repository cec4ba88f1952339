import { button, foreign, h, icon } from "../dom.js";
import { number, t } from "../words.js";
import { clipped } from "./clipped.js";
import { countOf, countsOf, findingList } from "./findings.js";
import { keyDetails } from "./key.js";
import { ItemRecording } from "./recording/item_recording.js";
import { isSpoken } from "./recording/recordings.js";
import { Trial } from "./trial.js";

/** @import { Finding, Trials } from "../types/authoring.d.ts" */
/** @import { Entry } from "./entries.js" */
/** @import { Studio } from "./recording/studio.js" */
/** @import { Source } from "./source.js" */

/** One item: its stem, its findings, and on demand its key and a trial. */
export class ItemCard {
  /**
   * @param trials Contains the one trial that is open on the page. The modules of the test can draw only one question at a time.
   * @param {Entry} entry
   * @param {Source} source
   * @param {Trials} trials
   * @param {Studio} studio
   */
  constructor(entry, source, trials, studio) {
    this.entry = entry;
    this.source = source;
    this.trials = trials;
    this.studio = studio;
    this.key = keyDetails(entry, source.target);
    this.tryIt = button(t("authors.try"), {
      "aria-label": t("authors.try_item", { id: this.name }),
      testid: "try",
      onclick: () => this.begin(),
    });
    this.place = h("div", { class: "trial-place" });
    this.node = h(
      "li",
      { class: "author-item", testid: `item-${entry.id}` },
      this.head(),
      this.stem(),
      entry.findings.length ? findingList(entry.findings) : null,
      h("div", { class: "item-actions" }, this.key, this.tryIt),
      isSpoken(entry) ? this.recording() : null,
      this.place,
    );
  }

  get level() {
    return this.entry.level;
  }

  get name() {
    return clipped(this.entry.id, 80) || t("authors.item", { number: number(this.entry.number) });
  }

  /** Whether the recorder of the item is open. NB: a microphone that is on must not be hidden. */
  get isBeingRecorded() {
    return this.studio.recordings.open?.entry === this.entry;
  }

  head() {
    const { format, findings } = this.entry;
    return h(
      "div",
      { class: "item-head" },
      h("h4", {}, h("span", { class: "own-text", translate: "no" }, this.name)),
      h("span", { class: "quiet" }, t(format ? `format.${format}` : "authors.unknown_type")),
      findings.length ? mark(findings) : null,
    );
  }

  stem() {
    const { stem } = this.entry;
    return stem ? foreign("p", this.source.target, { class: "item-stem" }, clipped(stem, 400)) : null;
  }

  recording() {
    const place = new ItemRecording(this.entry, this.source.target, this.studio);
    this.studio.places.set(this.entry, place);
    return place.node;
  }

  async begin() {
    this.trials.open?.close();
    this.tryIt.hidden = true;
    const recording = this.studio.recordings.of(this.entry);
    const trial = new Trial(this.source.value ?? {}, this.entry, recording, () => {
      this.trials.open = null;
      this.tryIt.hidden = false;
      this.tryIt.focus();
    });
    this.trials.open = trial;
    this.place.replaceChildren(trial.form);
    await trial.begin();
  }
}

/** @param {Finding[]} findings */
function mark(findings) {
  const isBroken = countOf(findings, "error") > 0;
  return h(
    "span",
    { class: `item-mark ${isBroken ? "is-broken" : ""}` },
    icon(isBroken ? "wrong" : "unknown"),
    countsOf(findings).join(", "),
  );
}
