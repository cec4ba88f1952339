// The rules of the word game in this page: the same code as on the server, as WebAssembly.

import { instantiate, MessageModule } from "../matcher/messages.js";

/** @import { Deck, GameEngine, Judgement, Mode, PairAttempt, View, WordListEntry } from "../types/game.d.ts" */

const MESSAGE_VERSION = 2;

/**
 * Loads the rules from an address, or from bytes that are already here.
 * @param {URL | Uint8Array<ArrayBuffer> | ArrayBuffer} [source]
 * @returns {Promise<GameEngine>}
 */
export async function loadEngine(source = new URL("./nivel-game.wasm", import.meta.url)) {
  return new Engine(new MessageModule(await instantiate(source), MESSAGE_VERSION));
}

/** One list and one game. */
class Engine {
  #module;

  /** @param {MessageModule} module */
  constructor(module) {
    this.#module = module;
  }

  /**
   * Loads a list from the server. Throws a ModuleError if no pair can be dealt from it.
   * @param {Deck} list
   */
  load(list) {
    this.#module.call("nivel_game_load", [
      list.start_level ?? "",
      String(list.entries.length),
      ...list.entries.flatMap(entryFields),
      ...list.borrowed,
    ]);
  }

  /**
   * Begins a game. The same mode, seed and hard words give the same pairs. The seed is a 64-bit number as decimal text.
   * @param {{ mode: Mode, seed: string, hardWords?: string[] }} game
   */
  start({ mode, seed, hardWords = [] }) {
    return view(this.#module.call("nivel_game_start", [mode, String(seed), ...hardWords]));
  }

  /**
   * Judges a pair: "right", "wrong", or null if time ran out. Returns no attempt if the pair is not on the screen.
   * @param {Judgement | null} said
   * @param {number} number
   * @param {number} milliseconds
   */
  answer(said, number, milliseconds) {
    const fields = this.#module.call("nivel_game_answer", [said ?? "", String(number), String(Math.round(milliseconds))]);
    return { view: view(fields), attempt: fields.length > VIEW_FIELDS ? attempt(said, fields.slice(VIEW_FIELDS)) : null };
  }
}

/** @param {WordListEntry} entry */
function entryFields({ english, level = "", translations, false_friends: friends = [] }) {
  return [english, level, String(translations.length), ...translations, String(friends.length), ...friends.map((friend) => friend.word)];
}

const VIEW_FIELDS = 12;

/**
 * @param {string[]} fields
 * @returns {View}
 */
function view([state, number, english, shown, milliseconds, ...numbers]) {
  const [right, wrong, streak, bestStreak, points, mistakes, pairs] = numbers.slice(0, 7).map(Number);
  const isOver = state !== "in_progress";
  return {
    state: /** @type {View["state"]} */ (state),
    number: Number(number),
    english: isOver ? "" : english,
    shown: isOver ? "" : shown,
    milliseconds: milliseconds ? Number(milliseconds) : null,
    right,
    wrong,
    streak,
    bestStreak,
    points,
    mistakes,
    pairs,
  };
}

/**
 * @param {Judgement | null} said
 * @param {string[]} fields
 * @returns {PairAttempt}
 */
function attempt(said, [english, shown, isRight, isCorrect, count, ...texts]) {
  return {
    english,
    shown,
    said,
    isRight: isRight === "1",
    isCorrect: isCorrect === "1",
    translations: texts.slice(0, Number(count)),
    meanings: texts.slice(Number(count)),
  };
}
