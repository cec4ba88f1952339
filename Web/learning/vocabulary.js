import { ApiError } from "../api.js";
import { button, h, icon } from "../dom.js";
import { game, screens } from "../game/api.js";
import { lastMode, remember } from "../game/choice.js";
import { UNDETERMINED } from "../practice_tests/notes_language.js";
import { practice } from "../practice_tests/api.js";
import { attempt, troubleLine } from "../widgets/trouble.js";
import { number, t } from "../words.js";

/** @import { Go } from "../types/page.d.ts" */
/** @import { Course, CourseVocabulary } from "../types/practice.d.ts" */

/**
 * Offers a game with the words of a course whose notes are a vocabulary list. The offer comes when the server has read the notes.
 * @param {HTMLElement} place
 * @param {Course} course
 * @param {Go} go
 */
export async function offerVocabulary(place, course, go) {
  try {
    const words = await practice.vocabulary(course.course_id);
    if (words.pairs) place.replaceChildren(offer(course, words, go));
  } catch (error) {
    // The course works without the offer.
    if (!(error instanceof ApiError)) throw error;
  }
}

/**
 * @param {Course} course
 * @param {CourseVocabulary} words
 * @param {Go} go
 */
function offer(course, words, go) {
  const trouble = troubleLine({ testid: "words-trouble" });
  const play = button([icon("play"), t("practice.vocabulary.play")], { testid: "play-words" });
  play.addEventListener("click", () => attempt(play, trouble, async () => go(await gameWith(course, words))));
  return h(
    "section",
    { class: "panel vocabulary", "aria-label": t("practice.vocabulary.play") },
    h("p", {}, t("practice.vocabulary.what", { count: number(words.pairs) })),
    h("div", { class: "actions" }, play, trouble),
  );
}

/**
 * The address of a game with the words. The words become a list of the player. A list that was made from the same words before is used again.
 * @param {Course} course
 * @param {CourseVocabulary} words
 */
async function gameWith(course, words) {
  const lists = await game.lists();
  const language = words.language_id ?? UNDETERMINED;
  const known = lists.find((list) =>
    list.is_own && list.name === course.name && list.language_id === language && list.entries === words.pairs
  );
  const list = known ?? await game.addList({ name: course.name, language_id: language, text: words.text, format: "tsv" });
  const mode = lastMode();
  remember({ mode, list: list.list_id, level: null });
  return screens.play(mode, list.list_id);
}
