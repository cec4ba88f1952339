import { api, ApiError } from "../api.js";
import { button, foreign, h, present } from "../dom.js";
import { makeQuestion } from "../formats/index.js";
import { explain } from "../widgets/trouble.js";
import { judgement, outcome } from "../report/judgement.js";
import { watchKeys } from "../widgets/keys.js";
import { phrase, t } from "../words.js";
import { authoring } from "./api.js";
import { textOf } from "./entries.js";

/** @import { Loose, Recording, TrialReply } from "../types/authoring.d.ts" */
/** @import { Child, Target } from "../types/page.d.ts" */
/** @import { Answer, Item, MatcherRequest } from "../types/placement.d.ts" */
/** @import { Entry } from "./entries.js" */

const HEAD = ["schema_version", "language_id", "version", "matching_profile", "direction"];
/** Headings inside an item. */
const RANK = 5;

/** A trial of one item: the author answers it with the modules of the test and sees the verdict. Nothing is saved. */
export class Trial {
  /** @type {ReturnType<typeof makeQuestion> | null} */
  question = null;
  /** @type {TrialSession} */
  session;
  /** @type {HTMLButtonElement} */
  primary;
  /** @type {HTMLElement} */
  verdict;
  /** @type {string | null} */
  key = null;

  /**
   * @param {Loose} value
   * @param {Entry} entry
   * @param {Recording | null} recording that was made on this page
   * @param {() => void} closed
   */
  constructor(value, entry, recording, closed) {
    this.value = value;
    this.entry = entry;
    this.recording = recording;
    this.closed = closed;
    this.leaving = new AbortController();
    this.form = h("form", {
      class: "trial",
      novalidate: true,
      tabindex: "-1",
      "aria-label": t("authors.trial.label", { id: entry.id }),
      testid: "trial",
      onsubmit: (event) => {
        event.preventDefault();
        this.judge();
      },
    });
    watchKeys({ signal: this.leaving.signal, within: this.form, question: () => this.question ?? {}, primary: () => this.judge() });
  }

  /** Fetches the question, with a new order of its options or tiles each time, and shows it. */
  async begin() {
    try {
      this.show(await authoring.trial(this.blueprint()));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.form.replaceChildren(
        h("p", { class: "trouble", role: "alert" }, t("authors.trial.refused")),
        h("p", {}, explain(error)),
        h("div", { class: "actions" }, this.closer()),
      );
    }
    this.form.focus({ preventScroll: true });
  }

  /** A blueprint with the item alone, and with its text if it shares one with other items. */
  blueprint() {
    const { item, text } = this.entry;
    const head = Object.fromEntries(HEAD.map((name) => [name, this.value[name]]));
    return { ...head, ...(text?.stimulus ? { stimuli: [text.stimulus] } : {}), cuts: [], items: [item] };
  }

  close() {
    this.leaving.abort();
    this.question?.stop?.();
    this.form.remove();
    this.closed();
  }

  closer() {
    return button(t("authors.trial.close"), { testid: "close-trial", onclick: () => this.close() });
  }

  /** @param {TrialReply} reply */
  show({ question, correct_option_id: key, language_id: lang, direction: dir }) {
    this.question?.stop?.();
    this.key = key;
    const item = this.recording ? { ...question, audio_url: this.recording.url } : question;
    this.session = new TrialSession(item, { lang, dir });
    this.primary = h("button", { class: "primary", testid: "judge" }, t("authors.trial.judge"));
    this.verdict = h("div", { class: "judgement", role: "status", testid: "judgement" });
    this.question = makeQuestion(this.session, {
      changed: () => this.refresh(),
      completed: () => this.primary.focus(),
    });
    this.form.replaceChildren(
      h("div", { class: "question-body" }, this.heard(), this.shown()),
      h(
        "div",
        { class: "actions" },
        this.primary,
        button(t("authors.trial.again"), { onclick: () => this.begin(), testid: "again" }),
        this.closer(),
      ),
      this.verdict,
    );
    this.refresh();
  }

  /** NB: this page cannot reach the recordings of the server, so the transcript replaces the player of an item that was not recorded here. */
  shown() {
    const nodes = this.question?.nodes ?? [];
    if (!this.entry.isListening) return nodes;
    return this.recording ? nodes : nodes.filter((node) => !node.classList.contains("sound"));
  }

  heard() {
    if (!this.entry.isListening || this.recording) return null;
    return h(
      "div",
      { class: "notice", testid: "transcript" },
      h("p", {}, t("authors.trial.no_recording")),
      foreign("p", this.session.target, { class: "text" }, textOf(this.entry.prompt.transcript)),
    );
  }

  refresh() {
    if (!this.question) return;
    this.primary.disabled = this.question.action() === "submit" && !this.question.ready();
  }

  async judge() {
    if (!this.question || this.primary.disabled) return;
    this.question.commit();
    const { verdict, session } = this;
    const parts = await this.judged(session.item.answer);
    if (verdict === this.verdict) verdict.replaceChildren(...present([parts]));
  }

  /**
   * Judges a choice by its key. The server judges a built answer with the matcher that grades learners.
   * @param {Answer | null} answer
   * @returns {Promise<Child>}
   */
  async judged(answer) {
    if (!answer || answer.dont_know) return h("p", {}, t("authors.trial.unanswered"));
    if (this.key) return this.chosen(answer.choice);
    const request = this.request(answer);
    try {
      return judgement(await api.judge(request), request, RANK);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return h("p", { class: "trouble" }, explain(error));
    }
  }

  /** @param {string | undefined} choice */
  chosen(choice) {
    const { item, target } = this.session;
    const right = "options" in item ? item.options.find((option) => option.option_id === this.key) : undefined;
    return [
      outcome(choice === this.key ? "right" : "wrong", RANK),
      h("p", {}, phrase("authors.trial.key", { text: foreign("q", target, {}, right?.text) })),
    ];
  }

  /**
   * @param {Answer} answer
   * @returns {MatcherRequest}
   */
  request(answer) {
    // NB: these values are unchecked. The server reports what is wrong with them.
    const given = {
      answer: this.session.textOf(answer),
      accept: this.entry.spec.accept_list,
      language: this.value.language_id,
      format: this.entry.spec.format,
      profile: this.value.matching_profile,
      matching: this.entry.spec.matching ?? {},
    };
    return /** @type {MatcherRequest} */ (given);
  }
}

/** The one question of a trial, with the interface that the modules of the test need. */
class TrialSession {
  /**
   * @param {Item} item
   * @param {Target} target
   */
  constructor(item, target) {
    this.item = item;
    this.target = target;
  }

  isSkipped() {
    return false;
  }

  draft() {
    return null;
  }

  saveDraft() {}

  /**
   * @param {Item} item
   * @param {Answer} answer
   */
  answer(item, answer) {
    item.answer = answer;
  }

  /**
   * Returns the text that is graded: the typed words, the tiles joined by one space, or the chosen sentence.
   * @param {Answer} answer
   */
  textOf({ text, tiles, choice }) {
    const { item } = this;
    if (tiles && "tiles" in item) return tiles.map((id) => item.tiles.find((tile) => tile.tile_id === id)?.text ?? "").join(" ");
    if (choice && "options" in item) return item.options.find((option) => option.option_id === choice)?.text ?? "";
    return text ?? "";
  }
}
