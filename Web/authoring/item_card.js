import { button, foreign, h, icon } from "../dom.js";
import { number, t } from "../words.js";
import { clipped } from "./clipped.js";
import { countOf, countsOf, findingList } from "./findings.js";
import { keyDetails } from "./key.js";
import { Trial } from "./trial.js";

/** @import { Finding, Trials } from "../types/authoring.d.ts" */
/** @import { Entry } from "./entries.js" */
/** @import { Source } from "./source.js" */

/** One item: its stem, its findings, and on demand its key and a trial. */
export class ItemCard {
  /**
   * @param trials Contains the one trial that is open on the page. The modules of the test can draw only one question at a time.
   * @param {Entry} entry
   * @param {Source} source
   * @param {Trials} trials
   */
  constructor(entry, source, trials) {
    this.entry = entry;
    this.source = source;
    this.trials = trials;
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
      this.place,
    );
  }

  get level() {
    return this.entry.level;
  }

  get name() {
    return clipped(this.entry.id, 80) || t("authors.item", { number: number(this.entry.number) });
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

  async begin() {
    this.trials.open?.close();
    this.tryIt.hidden = true;
    const trial = new Trial(this.source.value ?? {}, this.entry, () => {
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
