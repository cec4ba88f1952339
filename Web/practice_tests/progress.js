import { announce, button, h, icon } from "../dom.js";
import { list, number, plural, t } from "../words.js";
import { paths, practice } from "./api.js";
import { reason } from "./reasons.js";
import { testHead } from "./test_head.js";
import { attempt, troubleLine } from "../widgets/trouble.js";

/** @import { IconName } from "../dom.js" */
/** @import { ScreenContext } from "../types/page.d.ts" */
/** @import { OpenTest, Test } from "../types/practice.d.ts" */
/** @typedef {{ state: "waiting" | "rejected" | "fell_back" | "accepted" | "skipped", tries?: number, codes?: string[] }} Slot */

const RETRY = 2_000;
/** The data of an event about a slot. Each kind of event has only some of the members. */
/** @typedef {{ place: number, slot: string, slots: number, attempt: number, attempts: number, codes: string[] }} News */

/** @type {Record<Slot["state"], IconName>} */
const ICONS = { waiting: "none", rejected: "replay", fell_back: "file", accepted: "right", skipped: "none" };

/**
 * Shows a test while it is being written, with the live state of each question.
 * @param {Pick<ScreenContext, "main" | "signal">} screen
 * @param {OpenTest} test
 * @param {(test: Test) => void} changed
 */
export function followProgress(screen, test, changed) {
  const run = new Progress(screen, test, changed);
  run.draw();
  run.listen();
  return () => run.draw();
}

class Progress {
  /** @type {Map<string, Slot>} */
  slots = new Map();
  /** @type {EventSource | null} */
  source = null;
  /** @type {HTMLProgressElement} */
  bar;
  /** @type {HTMLElement} */
  bubble;
  /** @type {HTMLElement} */
  text;
  /** @type {HTMLElement} */
  rows;
  lost = false;
  stopped = false;
  said = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;

  /**
   * @param {Pick<ScreenContext, "main" | "signal">} screen
   * @param {OpenTest} test
   * @param {(test: Test) => void} changed
   */
  constructor(screen, test, changed) {
    this.screen = screen;
    this.test = test;
    this.changed = changed;
    this.asked = test.asked;
    /** The place in the queue; null once the writing has begun. */
    this.place = test.queue_place;
    screen.signal.addEventListener("abort", () => this.stop(), { once: true });
  }

  draw() {
    const trouble = troubleLine();
    const cancel = button(t("practice.cancel"), { testid: "cancel-test" });
    cancel.addEventListener("click", () => attempt(cancel, trouble, async () => this.end(await practice.cancel(this.test.test_id))));
    this.bar = h("progress", { max: this.asked, value: 0, "aria-labelledby": "progress-text" });
    this.bubble = h("span", { class: "bubble", "aria-hidden": "true" });
    this.text = h("p", { id: "progress-text", class: "progress-text" });
    this.rows = h("ol", { class: "slots", testid: "slots" });
    this.screen.main.replaceChildren(
      h(
        "div",
        { class: "page generating", testid: "generating" },
        testHead(this.test, t("practice.generating")),
        h("section", {}, this.text, h("div", { class: "vial" }, this.bar, this.bubble), h("p", { class: "actions" }, cancel, trouble)),
        this.rows,
      ),
    );
    this.refresh();
  }

  listen() {
    const source = new EventSource(paths.events(this.test.test_id));
    this.source = source;
    /**
     * @param {string} name
     * @param {(news: News) => void} heard
     */
    const on = (name, heard) =>
      source.addEventListener(name, (event) => {
        this.lost = false;
        heard(JSON.parse(event.data));
        this.refresh();
      });
    on("waiting", ({ place }) => {
      this.place = place;
    });
    on("planned", ({ slots }) => {
      this.place = null;
      this.asked = slots;
    });
    on("rejected", ({ slot, attempt: tries, codes }) => this.#set(slot, { state: "rejected", tries, codes }));
    on("fell_back", ({ slot }) => this.#set(slot, { state: "fell_back" }));
    on("accepted", ({ slot, attempts }) => this.#set(slot, { state: "accepted", tries: attempts }));
    on("skipped", ({ slot }) => this.#set(slot, { state: "skipped" }));
    source.addEventListener("ended", () => this.check());
    source.addEventListener("error", () => this.#interrupted());
  }

  stop() {
    this.stopped = true;
    this.source?.close();
    clearTimeout(this.timer);
  }

  /** @param {Test} test */
  end(test) {
    if (this.stopped) return;
    this.stop();
    this.changed(test);
  }

  /** Requests the test itself, because only the test says how the writing ended. */
  async check() {
    this.source?.close();
    clearTimeout(this.timer);
    let test = null;
    try {
      test = await practice.test(this.test.test_id);
    } catch {
      this.lost = true;
      this.refresh();
    }
    if (this.stopped) return;
    if (test && test.status !== "generating") this.end(test);
    else this.timer = setTimeout(() => this.check(), RETRY);
  }

  // The browser reconnects by itself, unless the server refused the stream. Then this requests the test at intervals.
  #interrupted() {
    if (this.stopped) return;
    this.lost = true;
    this.refresh();
    if (this.source?.readyState === EventSource.CLOSED) this.timer = setTimeout(() => this.check(), RETRY);
  }

  /**
   * @param {string} slot
   * @param {Slot} news
   */
  #set(slot, news) {
    // After a reconnection, the stream repeats old events.
    const before = this.slots.get(slot);
    if (before?.state === "accepted" && news.state !== "accepted") return;
    this.slots.set(slot, { ...before, ...news });
  }

  get done() {
    return [...this.slots.values()].filter((slot) => slot.state === "accepted" || slot.state === "skipped").length;
  }

  refresh() {
    const { done, asked } = this;
    this.bar.max = asked;
    this.bar.value = done;
    this.bubble.style.insetInlineStart = `${asked ? (100 * done) / asked : 0}%`;
    this.text.textContent = this.#state(done, asked);
    this.rows.replaceChildren(...Array.from({ length: asked }, (_, index) => this.#row(index)));
    this.#say(done, asked);
  }

  /**
   * @param {number} done
   * @param {number} asked
   */
  #state(done, asked) {
    if (this.lost) return t("practice.progress.lost");
    if (this.place) return t("practice.progress.queued", { place: number(this.place) });
    return t("practice.progress", { done: number(done), asked: number(asked) });
  }

  /** @param {number} index */
  #row(index) {
    /** @type {Slot} */
    const slot = this.slots.get(`S${index + 1}`) ?? { state: "waiting" };
    return h(
      "li",
      { class: `slot slot-${slot.state}`, testid: `slot-${index + 1}`, "data-state": slot.state },
      icon(ICONS[slot.state]),
      h("span", { class: "slot-name" }, t("practice.slot", { number: number(index + 1) })),
      h("span", { class: "slot-state small" }, stateText(slot)),
    );
  }

  /**
   * Announces the progress to screen readers only at each quarter.
   * @param {number} done
   * @param {number} asked
   */
  #say(done, asked) {
    const quarter = asked ? Math.floor((4 * done) / asked) : 0;
    if (quarter <= this.said || quarter === 4) return;
    this.said = quarter;
    announce(t("practice.progress", { done: number(done), asked: number(asked) }));
  }
}

/** @param {Slot} slot */
function stateText(slot) {
  const { tries = 0, codes = [] } = slot;
  if (slot.state === "rejected") return t("practice.slot.rejected", { why: list(codes.map(reason)), tries: number(tries) });
  if (slot.state === "accepted" && tries > 1) return plural("practice.slot.accepted_after", tries);
  return t(`practice.slot.${slot.state}`);
}
