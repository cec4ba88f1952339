import { ApiError } from "../api.js";
import { authoring } from "../authoring/api.js";
import { Chooser } from "../authoring/chooser.js";
import { entriesOf } from "../authoring/entries.js";
import { auditOutcome } from "../authoring/outcome.js";
import { Recordings } from "../authoring/recording/recordings.js";
import { refusal } from "../authoring/refused.js";
import { announce, find, h } from "../dom.js";
import { askBeforeLeaving } from "../router.js";
import { confirmDialog } from "../widgets/confirm_dialog.js";
import { removeDialogs } from "../widgets/dialog.js";
import { t } from "../words.js";

/** @import { Source } from "../authoring/source.js" */
/** @import { AuditedFile, FileState, Trials } from "../types/authoring.d.ts" */
/** @import { Screen, ScreenContext } from "../types/page.d.ts" */

/**
 * The page on which authors check a blueprint before anybody is tested with it. The server audits the file and does not store it.
 * @param {ScreenContext} screen
 * @returns {Screen}
 */
export function open({ main, signal }) {
  const screen = new AuthorsScreen(main, signal);
  screen.draw();
  return { redraw: () => screen.draw() };
}

class AuthorsScreen {
  /** @type {FileState | null} */
  state = null;
  /** @type {Trials} */
  trials = { open: null };
  /** @type {HTMLElement} */
  outcome;

  /**
   * @param {HTMLElement} main
   * @param {AbortSignal} signal
   */
  constructor(main, signal) {
    this.main = main;
    this.signal = signal;
    signal.addEventListener("abort", () => {
      this.trials.open?.close();
      this.state?.recordings?.close();
    });
    askBeforeLeaving(() => this.isUnsaved, discard, signal);
  }

  draw() {
    document.title = t("page.title", { page: t("authors.title") });
    this.drops?.abort();
    this.drops = new AbortController();
    const chooser = new Chooser((source) => this.choose(source), AbortSignal.any([this.drops.signal, this.signal]));
    this.outcome = h("div", { class: "audit", testid: "audit" });
    this.main.replaceChildren(
      h(
        "div",
        { class: "page authors" },
        h("section", { class: "welcome" }, h("h1", { tabindex: "-1" }, t("authors.title")), h("p", {}, t("authors.what"))),
        chooser.node,
        this.outcome,
      ),
    );
    this.show();
  }

  get isUnsaved() {
    return this.state?.recordings?.isUnsaved === true;
  }

  /**
   * Takes another file, but asks before recordings are lost.
   * @param {Source} source
   */
  async choose(source) {
    if (!this.isUnsaved) return await this.take(source);
    discard(() => this.take(source));
  }

  /**
   * Sends a file to the audit. Clears the page first, so that no finding appears beside another file.
   * @param {Source} source
   */
  async take(source) {
    /** @type {FileState} */
    const state = { source, view: "items", onlyFindings: false };
    this.state?.recordings?.close();
    this.state = state;
    this.show();
    announce(t("authors.auditing"));
    try {
      state.audit = await authoring.audit(source.bytes);
      const found = entriesOf(source.value, state.audit.findings);
      Object.assign(state, found, { recordings: new Recordings(found.entries) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      state.error = error;
    }
    if (state !== this.state || this.signal.aborted) return;
    this.show();
    const heading = find(this.outcome, "h2");
    heading.focus({ preventScroll: true });
    heading.closest("section")?.scrollIntoView({ block: "start" });
    announce(find(this.outcome, ".status-line").textContent ?? "");
  }

  show() {
    this.trials.open?.close();
    this.outcome.replaceChildren(...this.parts(this.state));
  }

  /**
   * @param {FileState | null} state
   * @returns {HTMLElement[]}
   */
  parts(state) {
    if (!state) return [];
    if (state.error) return [refusal(state.source, state.error, () => this.take(state.source))];
    if (!isAudited(state)) return [h("p", { class: "quiet", testid: "auditing" }, t("authors.auditing"))];
    return auditOutcome(state, this.trials).filter((part) => part !== null);
  }
}

/**
 * Asks before recordings are lost that were not downloaded.
 * @param {() => void} leave
 */
function discard(leave) {
  removeDialogs();
  confirmDialog({
    title: t("authors.record.leave"),
    text: t("authors.record.leave.what"),
    confirm: t("authors.record.leave.confirm"),
    action: () => {
      leave();
      return Promise.resolve();
    },
  });
}

/**
 * @param {FileState} state
 * @returns {state is AuditedFile}
 */
function isAudited(state) {
  return state.audit !== undefined;
}
