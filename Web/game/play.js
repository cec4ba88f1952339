import { give } from "./feedback.js";
import { Fall, Standing } from "./fall.js";
import { RoundClock } from "./clock.js";
import { openEndDialog } from "./end_dialog.js";
import { makeFrame } from "./frame.js";
import { handIn } from "./hand_in.js";
import { watchKeys } from "./keys.js";
import { openPauseDialog } from "./pause_dialog.js";
import { screens } from "./api.js";
import { newSeed } from "./seed.js";
import { showPair, showTallies, showVerdict } from "./show.js";
import { wakeOnFirstGesture } from "./synthesiser.js";

/** @import { GameSettings, GameAnswer, Judgement, PairAttempt, View } from "../types/game.d.ts" */
/** @import { ScreenContext } from "../types/page.d.ts" */

/** Milliseconds in which nobody can have read a pair. A key pressed in this time was meant for the previous pair. */
const SETTLING = 120;
/** Milliseconds for which a verdict is shown. */
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
    watchKeys({ signal, say: (judgement, at) => this.#say(judgement, at), pause: () => this.pause() });
    wakeOnFirstGesture(signal);
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.pause();
    }, { signal });
    window.addEventListener("blur", () => this.pause(), { signal });
    signal.addEventListener("abort", () => this.#leave(), { once: true });
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
    this.parts = makeFrame(this.game, { say: (judgement, at) => this.#say(judgement, at), pause: () => this.pause() });
    this.main.replaceChildren(this.parts.root);
    if (this.state === "over") showTallies(this.parts, this.game.mode, this.view);
    else this.#goOn();
  }

  async #deal() {
    const { parts, view } = this;
    this.#become("dealing");
    delete parts.root.dataset.verdict;
    this.fall?.end();
    showTallies(parts, this.game.mode, view);
    showPair(parts, this.game.target, view);
    this.clock = new RoundClock();
    const fall = view.milliseconds === null
      ? new Standing()
      : new Fall(parts.track, parts.drop, view.milliseconds, () => this.#landed(fall));
    this.fall = fall;
    const seen = await fall.seen().catch(() => null);
    if (seen === null || this.fall !== fall || this.state !== "dealing") return;
    this.clock.start(seen);
    this.#become("playing");
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
    this.#tell(attempt, view.points - before.points);
  }

  /**
   * @param {PairAttempt} attempt
   * @param {number} gained
   */
  #tell(attempt, gained) {
    const { parts, view } = this;
    this.#become("verdict");
    showTallies(parts, this.game.mode, { ...view, number: this.answers.length });
    showVerdict(parts, this.game.target, attempt, gained);
    give(attempt.isCorrect ? (view.streak % STREAK === 0 ? "streak" : "right") : attempt.said === null ? "late" : "wrong");
    this.timer = setTimeout(() => this.#goOn(), READING[attempt.isCorrect ? "right" : "wrong"]);
  }

  #goOn() {
    if (this.view.state === "in_progress") this.#deal();
    else this.#end();
  }

  /** Pauses the game until the player resumes it. */
  pause() {
    if (!["dealing", "playing", "verdict"].includes(this.state)) return;
    const wasPlaying = this.state === "playing";
    const isTold = this.state === "verdict";
    clearTimeout(this.timer);
    if (wasPlaying) this.clock.pause();
    this.fall?.hold(this.clock.elapsed());
    this.#become("paused");
    this.dialog = openPauseDialog({
      resume: () => (wasPlaying ? this.#resume() : isTold ? this.#goOn() : this.#deal()),
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
    this.fall?.end();
    this.state = "left";
    this.dialog?.remove();
  }
}
