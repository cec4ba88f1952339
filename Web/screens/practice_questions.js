import { ApiError } from "../api.js";
import { announce, button, find, focusHeading, h, icon } from "../dom.js";
import { practice, screens } from "../practice_tests/api.js";
import { ownText } from "../practice_tests/labels.js";
import { missingTest } from "../practice_tests/missing.js";
import { QuestionCard } from "../practice_tests/question_card.js";
import { attempt, troubleLine } from "../widgets/trouble.js";
import { t } from "../words.js";

/** @import { Go, Screen, ScreenContext } from "../types/page.d.ts" */
/** @import { Preview } from "../types/practice.d.ts" */

/**
 * The questions of a test that has not been started, to remove, edit or replace.
 * @param {ScreenContext} context
 * @returns {Promise<Screen>}
 */
export async function open({ main, id, signal, go }) {
  const preview = await practice.preview(id).catch((error) => elsewhere(error, id, go));
  if (signal.aborted || !preview) return null;
  const screen = new QuestionsScreen(main, preview, go);
  screen.draw();
  return { redraw: () => screen.draw() };
}

/**
 * A test that is started, submitted or not written yet has its own page.
 * @param {unknown} error
 * @param {string} id
 * @param {Go} go
 */
function elsewhere(error, id, go) {
  if (!(error instanceof ApiError) || error.status !== 409) return missingTest(error);
  go(screens.test(id), { replace: true });
  return null;
}

class QuestionsScreen {
  /**
   * @param {HTMLElement} main
   * @param {Preview} preview
   * @param {Go} go
   */
  constructor(main, preview, go) {
    this.main = main;
    this.preview = preview;
    this.go = go;
    /** @type {Map<string, QuestionCard>} */
    this.cards = new Map();
    this.list = h("ol", { class: "cards preview-list", testid: "questions" });
  }

  draw() {
    const { preview } = this;
    const title = t("practice.preview.title");
    document.title = t("page.title", { page: `${title} – ${preview.course}` });
    this.#drawList();
    this.main.removeAttribute("aria-busy");
    this.main.replaceChildren(
      h(
        "div",
        { class: "page preview" },
        h(
          "section",
          { class: "welcome" },
          h("a", { class: "up", href: screens.test(preview.test_id) }, icon("back"), t("practice.ready")),
          h("h1", { tabindex: "-1" }, title),
          ownText("p", preview, preview.course),
          h("p", {}, t("practice.preview.what")),
        ),
        this.list,
        this.#start(),
      ),
    );
  }

  #drawList() {
    this.list.replaceChildren(...this.preview.questions.map((question) => h("li", {}, this.#card(question.question_id).node)));
  }

  /**
   * The card of a question. A card that is being edited stays, so that no words are lost when another question changes.
   * @param {string} id
   */
  #card(id) {
    const known = this.cards.get(id);
    if (known?.isEditing) return known.renewed(this.preview);
    const card = new QuestionCard(this.preview, id, (preview, sentence) => this.#changed(preview, id, sentence));
    this.cards.set(id, card);
    return card;
  }

  /**
   * Shows the questions after a change, says what happened, and focuses the changed question, or the one that took its place.
   * @param {Preview} preview
   * @param {string} id
   * @param {string} sentence
   */
  #changed(preview, id, sentence) {
    const place = this.preview.questions.findIndex((question) => question.question_id === id);
    this.preview = preview;
    this.cards.delete(id);
    this.#drawList();
    const next = this.list.children[Math.min(place, this.list.children.length - 1)];
    if (next) find(next, "h2").focus();
    else focusHeading(this.main);
    announce(sentence);
  }

  #start() {
    const trouble = troubleLine();
    const start = button(t("practice.start"), { class: "primary", testid: "start-test" });
    start.addEventListener("click", () =>
      attempt(start, trouble, async () => {
        await practice.begin(this.preview.test_id);
        this.go(screens.test(this.preview.test_id), { replace: true });
      }));
    return h("div", { class: "actions" }, start, trouble);
  }
}
