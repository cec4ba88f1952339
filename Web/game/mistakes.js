import { foreign, h } from "../dom.js";
import { phrase, t } from "../words.js";
import { asked, baseOf, words } from "./texts.js";

/** @import { Deck, PairAttempt } from "../types/game.d.ts" */
/** @import { Child, Target } from "../types/page.d.ts" */

/**
 * Explains a mistake in sentences: what the player said, and why it is wrong.
 * @param {PairAttempt} attempt
 * @param {Deck} deck
 * @param {Target} target
 * @returns {Child[]}
 */
export function explained(attempt, deck, target) {
  const why = attempt.isRight ? whyRight : whyWrong;
  return [t(`play.said.${attempt.said ?? "nothing"}`), " ", why(attempt, deck, target)];
}

/**
 * @param {PairAttempt} attempt
 * @param {Deck} deck
 * @param {Target} target
 * @returns {Child[]}
 */
function whyRight({ english: word, shown, meanings }, deck, target) {
  const others = meanings.some((meaning) => meaning !== word);
  return phrase(others ? "play.why.also" : "play.why.right", {
    shown: foreign("strong", target, {}, shown),
    english: asked("strong", word, baseOf(deck)),
  });
}

/**
 * @param {PairAttempt} attempt
 * @param {Deck} deck
 * @param {Target} target
 * @returns {Child[]}
 */
function whyWrong({ english: word, shown, meanings, translations: accepted }, deck, target) {
  const means = meanings.length ? meanings : falseFriend(deck, word, shown);
  const is = phrase("play.why.is", { english: asked("strong", word, baseOf(deck)), translations: words(target, accepted) });
  if (means.length === 0) return [t("play.why.wrong"), " ", ...is];
  return [...phrase("play.why.means", { shown: foreign("strong", target, {}, shown), meanings: words(baseOf(deck), means) }), " ", ...is];
}

/**
 * The meaning of a false friend, if the list gives it.
 * @param {Deck} deck
 * @param {string} word
 * @param {string} shown
 */
function falseFriend(deck, word, shown) {
  const friends = deck.entries.filter((entry) => entry.english === word).flatMap((entry) => entry.false_friends ?? []);
  return friends.filter((friend) => friend.word === shown).map((friend) => friend.means);
}

/**
 * The mistakes of a game.
 * @param {PairAttempt[]} attempts
 * @param {Deck} deck
 * @param {Target} target
 */
export function mistakesList(attempts, deck, target) {
  return h("ul", { class: "mistakes", testid: "mistakes" }, attempts.map((attempt) => h("li", {}, explained(attempt, deck, target))));
}
