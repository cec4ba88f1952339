import { chosenList, firstMode } from "../game/choice.js";
import { game as server } from "../game/api.js";
import { loadEngine } from "../game/engine.js";
import { keepForOffline } from "../game/offline.js";
import { Play } from "../game/play.js";
import { loadBest } from "../game/scores.js";
import { seedOf } from "../game/seed.js";
import { targetOf } from "../game/texts.js";
import { ModuleError } from "../matcher/messages.js";
import { PageError } from "../widgets/problem.js";
import { t } from "../words.js";

/** @import { Deck, GameEngine, WordList } from "../types/game.d.ts" */
/** @import { Screen, ScreenContext } from "../types/page.d.ts" */

const MOST_HARD_WORDS = 50;

/**
 * The screen of the game. The first word falls as soon as the words have loaded.
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, query, signal, go }) {
  const lists = await server.lists();
  const list = chosenList(lists, query.get("list"));
  if (!list) throw new PageError("no_lists");
  const mode = firstMode(query.get("mode"));
  const [engine, deck, hardWords] = await Promise.all([rules(), server.deck(list.list_id), mode === "climb" ? hardWordsOf(list) : []]);
  if (signal.aborted) return null;
  load(engine, deck);
  document.title = t("page.title", { page: t("play.title") });
  const play = new Play({ main, signal, go }, {
    engine,
    deck,
    list,
    mode,
    hardWords,
    target: targetOf(deck),
    fixedSeed: seedOf(query),
    scores: loadBest(),
  });
  play.begin();
  keepForOffline(list.list_id);
  return { redraw: () => play.draw() };
}

/** Loads the rules of the game. They are missing on a server that was built without `make`. */
async function rules() {
  try {
    return await loadEngine();
  } catch (error) {
    if (!(error instanceof ModuleError)) throw error;
    throw new PageError("engine", "make wasm");
  }
}

/**
 * @param {GameEngine} engine
 * @param {Deck} deck
 */
function load(engine, deck) {
  try {
    engine.load(deck);
  } catch (error) {
    if (!(error instanceof ModuleError)) throw error;
    throw new PageError("list", error.message);
  }
}

/** @param {WordList} list */
async function hardWordsOf({ list_id }) {
  const { hard_words } = await server.hardWords().catch(() => ({ hard_words: [] }));
  return hard_words.filter((word) => word.list_id === list_id).slice(0, MOST_HARD_WORDS).map((word) => word.english);
}
