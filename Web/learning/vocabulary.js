import { ApiError } from "../api.js";
import { button, h, icon } from "../dom.js";
import { game, screens } from "../game/api.js";
import { lastMode, remember } from "../game/choice.js";
import { UNDETERMINED } from "../practice_tests/notes_language.js";
import { practice } from "../practice_tests/api.js";
import { attempt, troubleLine } from "../widgets/trouble.js";
import { number, t } from "../words.js";

/** @import { WordListEntry } from "../types/game.d.ts" */
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
  const language = words.language_id ?? UNDETERMINED;
  const list = await findList(course.name, language, words.text) ??
    await game.addList({ name: course.name, language_id: language, text: words.text, format: "tsv" });
  const mode = lastMode();
  remember({ mode, list: list.list_id, level: null });
  return screens.play(mode, list.list_id);
}

/**
 * The player's list with a name and exactly these words; undefined if there is none.
 * @param {string} name
 * @param {string} language
 * @param {string} text
 */
async function findList(name, language, text) {
  const named = (await game.lists()).filter((list) => list.is_own && list.name === name && list.language_id === language);
  for (const list of named) {
    const { entries } = await game.deck(list.list_id);
    if (haveSameWords(entries, text.split("\n"))) return list;
  }
}

/**
 * Whether entries were read from lines. The server splits translations, and joins entries of one word. So each entry has a line of its own, or
 * one for each translation.
 * @param {Pick<WordListEntry, "english" | "translations">[]} entries
 * @param {string[]} lines
 */
export function haveSameWords(entries, lines) {
  const wanted = new Set(lines.map(folded));
  const forms = entries.map(({ english, translations }) => [translations.join(""), ...translations].map((word) => folded(english + word)));
  const known = new Set(forms.flat());
  return forms.every((own) => own.some((form) => wanted.has(form))) && [...wanted].every((line) => known.has(line));
}

/** @param {string} text */
function folded(text) {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}
