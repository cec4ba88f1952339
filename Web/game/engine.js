// The rules of the word game in this page: the same code as on the server, as WebAssembly.

import { instantiate, MessageModule } from "../matcher/messages.js";

const MESSAGE_VERSION = 1;

/** Loads the rules from an address, or from bytes that are already here. */
export async function loadEngine(source = new URL("./nivel-game.wasm", import.meta.url)) {
  return new Engine(new MessageModule(await instantiate(source), MESSAGE_VERSION));
}

/** One list and one game. */
class Engine {
  #module;

  constructor(module) {
    this.#module = module;
  }

  /** Takes a list as the server gives it. Throws a ModuleError when nothing can be dealt from it. */
  load(list) {
    this.#module.call("nivel_game_load", [String(list.entries.length), ...list.entries.flatMap(entryFields), ...list.borrowed]);
  }

  /** Begins a game: the same mode, seed and hard words give the same pairs. The seed is decimal text of 64 bits. */
  start({ mode, seed, hardWords = [] }) {
    return view(this.#module.call("nivel_game_start", [mode, String(seed), ...hardWords]));
  }

  /** What was said of a pair: "right", "wrong", or null when time ran out. No attempt comes back when the pair is not on the screen. */
  answer(said, number, milliseconds) {
    const fields = this.#module.call("nivel_game_answer", [said ?? "", String(number), String(Math.round(milliseconds))]);
    return { view: view(fields), attempt: fields.length > VIEW_FIELDS ? attempt(said, fields.slice(VIEW_FIELDS)) : null };
  }
}

function entryFields({ english, translations, false_friends: friends = [] }) {
  return [english, String(translations.length), ...translations, String(friends.length), ...friends.map((friend) => friend.word)];
}

const VIEW_FIELDS = 12;

function view([state, number, english, shown, milliseconds, ...numbers]) {
  const [right, wrong, streak, bestStreak, points, mistakes, pairs] = numbers.slice(0, 7).map(Number);
  const isOver = state !== "in_progress";
  return {
    state,
    number: Number(number),
    english: isOver ? null : english,
    shown: isOver ? null : shown,
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
