import { button, find, focusHeading, h, icon } from "../dom.js";
import { outbox } from "../outbox.js";
import { vialDrawing } from "../widgets/drawing.js";
import { daysAhead, number, plural, t } from "../words.js";
import { newID, paths, screens } from "./api.js";
import { asked, baseOf } from "./texts.js";
import { findList } from "./base.js";
import { readWords } from "./readings.js";
import { speakButton } from "./voice.js";

/** @import { Grade, HardWord, WordList, WordReview } from "../types/game.d.ts" */
/** @import { ScreenContext } from "../types/page.d.ts" */

/** @type {Grade[]} */
const GRADES = ["again", "hard", "good", "easy"];
const DAY = 86_400_000;

/** A review of hard words, one card at a time. It shows the due words, and repeats each unknown word until the player knows it. */
export class Review {
  /**
   * @param {Pick<ScreenContext, "main" | "signal">} screen
   * @param {HardWord[]} words
   * @param {WordList[]} lists
   */
  constructor({ main, signal }, words, lists) {
    this.main = main;
    this.words = words;
    this.lists = lists;
    this.done = 0;
    this.isShown = false;
    // The server does not know grades yet that were given without a connection.
    const grades = new Map(
      outbox.waiting(paths.reviews).map((entry) => /** @type {WordReview} */ (entry.body)).map((body) => [keyOf(body), body.grade]),
    );
    this.queue = words.filter((word) => word.is_due && (grades.get(keyOf(word)) ?? "again") === "again");
    document.addEventListener("keydown", (event) => this.#key(event), { signal });
  }

  draw() {
    document.title = t("page.title", { page: t("play.review.title") });
    const [word] = this.queue;
    this.main.replaceChildren(
      h(
        "div",
        { class: "page review-page", testid: "review" },
        h(
          "section",
          { class: "welcome" },
          h("a", { class: "up", href: screens.menu }, icon("back"), t("play.to_menu")),
          h("h1", { tabindex: "-1" }, t("play.review.title")),
          h("p", {}, t("play.review.what")),
        ),
        word ? this.#card(word) : this.#nothing(),
        this.#later(),
      ),
    );
  }

  /** @param {HardWord} word */
  #card(word) {
    const show = button(t("play.review.show"), { class: "primary large", testid: "show", onclick: () => this.#show() });
    return h(
      "section",
      { class: "panel flash-card", "aria-labelledby": "card", testid: "card" },
      h("p", { class: "quiet small", testid: "left" }, plural("play.review.left", this.queue.length)),
      h("h2", { id: "card", tabindex: "-1" }, asked("span", word.english, this.#baseOf(word), { class: "card-word" })),
      this.isShown ? [this.#answers(word), this.#grades(word)] : h("div", { class: "actions" }, show),
    );
  }

  /** @param {HardWord} word */
  #answers(word) {
    const target = this.#directionOf(word);
    return h(
      "ul",
      { class: "card-answers", testid: "answers" },
      readWords(word, target).map((node, index) => h("li", {}, node, speakButton(word.translations[index], target))),
    );
  }

  /** @param {HardWord} word */
  #grades(word) {
    return h(
      "div",
      { class: "grades", role: "group", "aria-label": t("play.review.grades") },
      GRADES.map((grade, index) =>
        button([t(`play.grade.${grade}`), h("kbd", { "aria-hidden": "true" }, number(index + 1))], {
          testid: `grade-${grade}`,
          onclick: () => this.#grade(word, grade),
        })
      ),
    );
  }

  /** @param {HardWord} word */
  #directionOf(word) {
    return { lang: word.language_id, dir: findList(this.lists, word.list_id)?.direction ?? "auto" };
  }

  /** @param {HardWord} word */
  #baseOf(word) {
    return baseOf({ ...word, base_direction: findList(this.lists, word.list_id)?.base_direction });
  }

  #show() {
    this.isShown = true;
    this.draw();
    find(this.main, "[data-testid=grade-good]").focus();
  }

  /**
   * An unknown word comes again today until the player knows it.
   * @param {HardWord} word
   * @param {Grade} grade
   */
  #grade(word, grade) {
    outbox.put(paths.review(newID()), { list_id: word.list_id, english: word.english, grade, reviewed_at: new Date().toISOString() });
    this.queue.shift();
    if (grade === "again") this.queue.push(word);
    else this.done += 1;
    this.isShown = false;
    this.draw();
    if (this.queue.length) find(this.main, "#card").focus();
    else focusHeading(this.main);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isSelect(event.target)) {
      return;
    }
    const grade = GRADES[Number(event.code.match(/^(?:Digit|Numpad)([1-4])$/)?.[1] ?? 0) - 1];
    if (!this.queue.length || !this.isShown || !grade) return;
    event.preventDefault();
    this.#grade(this.queue[0], grade);
  }

  /** Explains why there is no card, and what to do. */
  #nothing() {
    const why = this.done ? "done" : this.words.length ? "not_due" : "empty";
    return h(
      "section",
      { class: "panel flash-card", testid: "nothing" },
      vialDrawing("upright"),
      h("h2", {}, t(`play.review.${why}`)),
      h("p", {}, t(`play.review.${why}.text`)),
      h(
        "p",
        { class: "actions" },
        h("a", { class: "button primary", href: screens.menu, testid: "to-play" }, icon("play"), t("play.start")),
      ),
    );
  }

  #later() {
    const later = this.words.filter((word) => !word.is_due);
    if (later.length === 0) return null;
    return h(
      "section",
      { "aria-labelledby": "later" },
      h("h2", { id: "later" }, t("play.review.later")),
      h("ul", { class: "later-words", testid: "later" }, later.map((word) => this.#laterWord(word))),
    );
  }

  /** @param {HardWord} word */
  #laterWord(word) {
    const days = Math.max(1, Math.ceil((Date.parse(word.due_at) - Date.now()) / DAY));
    return h(
      "li",
      {},
      asked("span", word.english, this.#baseOf(word), { class: "later-word" }),
      h(
        "span",
        { class: "later-answers" },
        readWords(word, this.#directionOf(word)).flatMap((node, index) => (index ? [" · ", node] : [node])),
      ),
      h("span", { class: "quiet small" }, daysAhead(days)),
    );
  }
}

/** @param {{ list_id: string, english: string }} word */
function keyOf({ list_id, english: word }) {
  return `${list_id} ${word}`;
}

/** @param {EventTarget | null} target */
function isSelect(target) {
  return target instanceof Element && target.matches("select");
}
