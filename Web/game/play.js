import { give } from "./feedback.js";
import { Fall, Standing } from "./fall.js";
import { RoundClock } from "./clock.js";
import { openEndDialog } from "./end_dialog.js";
import { makeFrame } from "./frame.js";
import { handIn } from "./hand_in.js";
import { watchKeys } from "./keys.js";
import { openPauseDialog } from "./pause_dialog.js";
import { screens } from "./api.js";
import { openRulesDialog } from "./rules_dialog.js";
import { newSeed } from "./seed.js";
import { showPair, showTallies, showVerdict } from "./show.js";
import { wakeOnFirstGesture } from "./synthesiser.js";
import { hush, speakFalling } from "./voice.js";

/** @import { GameActions, GameSettings, GameAnswer, Judgement, PairAttempt, View } from "../types/game.d.ts" */
/** @import { ScreenContext } from "../types/page.d.ts" */

/** Milliseconds in which nobody can have read a pair. A key pressed in this time was meant for the previous pair. */
const SETTLING = 120;
/** Milliseconds for which a verdict is shown. A correction stays until the player continues. The last one is in the summary too, so it leaves by itself. */
const READING = { right: 450, wrong: 700 };
const STREAK = 5;

/** A running game: shows one pair at a time until the game ends. */
export class Play {
  /** @type {ReturnType<typeof makeFrame>} */
  parts;
  /** @type {View} */
  view;
  /** @type {Fall | Standing | null} */
  fall = null;
  clock = new RoundClock();
  /** @type {GameAnswer[]} */
  answers = [];
  /** @type {PairAttempt[]} */
  attempts = [];
  /** @type {HTMLElement | null} */
  focusAfterReading = null;
  seed = "";
  playedAt = "";

  /**
   * @param {Pick<ScreenContext, "main" | "signal" | "go">} screen
   * @param {GameSettings} game
   */
  constructor({ main, signal, go }, game) {
    this.main = main;
    this.signal = signal;
    this.go = go;
    this.game = game;
    this.state = "none";
    watchKeys({ signal, ...this.#actions() });
    wakeOnFirstGesture(signal);
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.pause();
    }, { signal });
    window.addEventListener("blur", () => this.pause(), { signal });
    signal.addEventListener("abort", () => this.#leave(), { once: true });
  }

  /** Shows the rules, and starts the game when the player has read them. */
  explain() {
    this.state = "rules";
    this.draw();
    this.dialog = openRulesDialog(this.game.mode, () => this.begin());
  }

  /** Starts a new game from the first pair. */
  begin() {
    const { engine, mode, hardWords, fixedSeed } = this.game;
    this.seed = fixedSeed ?? newSeed();
    this.state = "none";
    this.answers = [];
    this.attempts = [];
    this.playedAt = new Date().toISOString();
    this.view = engine.start({ mode, seed: this.seed, hardWords });
    this.draw();
    if (document.hidden) this.pause();
  }

  /** Draws the screen and starts the current pair again. Also used when the language of the interface has changed. */
  draw() {
    clearTimeout(this.timer);
    this.fall?.end();
    this.parts = makeFrame(this.game, this.#actions());
    this.main.replaceChildren(this.parts.root);
    if (this.state === "rules") return;
    if (this.state === "over") showTallies(this.parts, this.game.mode, this.view);
    else this.#goOn();
  }

  /** @returns {GameActions} */
  #actions() {
    return { say: (judgement, at) => this.#say(judgement, at), pause: () => this.pause(), goOn: () => this.#finishReading() };
  }

  async #deal() {
    const { parts, view } = this;
    this.#become("dealing");
    delete parts.root.dataset.verdict;
    this.fall?.end();
    showTallies(parts, this.game.mode, view);
    showPair(parts, this.game, view);
    this.clock = new RoundClock();
    const fall = view.milliseconds === null
      ? new Standing()
      : new Fall(parts.track, parts.drop, view.milliseconds, () => this.#landed(fall));
    this.fall = fall;
    const seen = await fall.seen().catch(() => null);
    if (seen === null || this.fall !== fall || this.state !== "dealing") return;
    this.clock.start(seen);
    this.#become("playing");
    // In Calm, screen readers announce the words.
    if (this.game.mode !== "calm") speakFalling(view.shown, this.game.target.lang);
  }

  /** @param {string} state */
  #become(state) {
    this.state = state;
    this.parts.root.dataset.state = state;
  }

  /** @param {Fall | Standing} fall */
  #landed(fall) {
    if (this.fall === fall && this.state === "playing") this.#attempt(null, this.view.milliseconds ?? 0);
  }

  /**
   * @param {Judgement} judgement
   * @param {number} at
   */
  #say(judgement, at) {
    if (this.state !== "playing") return;
    const elapsed = Math.round(this.clock.elapsed(at));
    if (elapsed < SETTLING) return;
    const { milliseconds } = this.view;
    if (milliseconds !== null && elapsed > milliseconds) this.#attempt(null, milliseconds);
    else this.#attempt(judgement, elapsed);
  }

  /**
   * Records one attempt for each pair. The engine accepts no second one.
   * @param {Judgement | null} said
   * @param {number} milliseconds
   */
  #attempt(said, milliseconds) {
    const before = this.view;
    const { attempt, view } = this.game.engine.answer(said, before.number, milliseconds);
    if (!attempt) return;
    this.clock.pause();
    this.fall?.hold(this.clock.elapsed());
    this.answers.push({ said, milliseconds });
    this.attempts.push(attempt);
    this.view = view;
    const stays = !attempt.isCorrect && view.state === "in_progress";
    this.#tell(attempt, view.points - before.points, stays);
  }

  /**
   * @param {PairAttempt} attempt
   * @param {number} gained
   * @param {boolean} stays
   */
  #tell(attempt, gained, stays) {
    const { parts, view } = this;
    this.#become("verdict");
    showTallies(parts, this.game.mode, { ...view, number: this.answers.length });
    showVerdict(parts, this.game, attempt, gained);
    give(attempt.isCorrect ? (view.streak % STREAK === 0 ? "streak" : "right") : attempt.said === null ? "late" : "wrong");
    if (stays) this.#waitForReader();
    else this.timer = setTimeout(() => this.#goOn(), READING[attempt.isCorrect ? "right" : "wrong"]);
  }

  /** Keeps a correction on the screen. The record has only the times of answers, so the server needs no time of reading. */
  #waitForReader() {
    const focused = document.activeElement;
    this.focusAfterReading = focused instanceof HTMLElement && this.parts.root.contains(focused) ? focused : null;
    this.#showReading();
  }

  #showReading() {
    const { goOn, root } = this.parts;
    root.dataset.since = String(performance.now());
    this.#become("reading");
    goOn.focus({ preventScroll: true });
  }

  #finishReading() {
    if (this.state !== "reading") return;
    this.#goOn();
    this.focusAfterReading?.focus({ preventScroll: true });
  }

  #goOn() {
    if (this.view.state === "in_progress") this.#deal();
    else this.#end();
  }

  /** Pauses the game until the player resumes it. */
  pause() {
    if (!["dealing", "playing", "verdict", "reading"].includes(this.state)) return;
    const wasPlaying = this.state === "playing";
    const isTold = this.state === "verdict";
    const isReading = this.state === "reading";
    clearTimeout(this.timer);
    if (wasPlaying) this.clock.pause();
    this.fall?.hold(this.clock.elapsed());
    hush();
    this.#become("paused");
    this.dialog = openPauseDialog(this.game.target.lang, {
      resume: () => {
        if (wasPlaying) this.#resume();
        else if (isReading) this.#showReading();
        else if (isTold) this.#goOn();
        else this.#deal();
      },
      restart: () => this.begin(),
      quit: () => this.go(screens.menu),
    });
  }

  #resume() {
    this.fall?.resume();
    this.clock.start();
    this.#become("playing");
  }

  #end() {
    const { game, view } = this;
    this.#become("over");
    this.fall?.end();
    give(view.state === "user_won" ? "user_won" : "user_lost");
    const path = handIn({ ...game, seed: this.seed, answers: this.answers, view, playedAt: this.playedAt });
    this.dialog = openEndDialog({ game, view, attempts: this.attempts, path }, {
      restart: () => this.begin(),
      quit: () => this.go(screens.menu),
    });
  }

  #leave() {
    clearTimeout(this.timer);
    hush();
    this.fall?.end();
    this.state = "left";
    this.dialog?.remove();
  }
}
