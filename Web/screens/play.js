import { chosenList, firstMode, hasChosen, lastLevel, lastMode } from "../game/choice.js";
import { game as server } from "../game/api.js";
import { loadEngine } from "../game/engine.js";
import { keepGameForOffline } from "../game/offline.js";
import { Play } from "../game/play.js";
import { haveReadRules } from "../game/rules_dialog.js";
import { loadBest } from "../game/scores.js";
import { seedOf } from "../game/seed.js";
import { levelOf } from "../game/start_level.js";
import { baseOf, targetOf } from "../game/texts.js";
import { ModuleError } from "../matcher/messages.js";
import { PageError } from "../widgets/problem.js";
import { t } from "../words.js";
import { open as openMenu } from "./play_menu.js";

/** @import { Deck, GameEngine, WordList } from "../types/game.d.ts" */
/** @import { Screen, ScreenContext } from "../types/page.d.ts" */

const MOST_HARD_WORDS = 50;

/**
 * The screen of the game. On the first visit, an address without any choice opens the menu. Later, it begins the last game again. The first word falls as soon as the words have
 * loaded and the player has read the rules once.
 * @param {ScreenContext} context
 * @returns {Promise<Screen>}
 */
export async function open(context) {
  const { main, query, signal, go } = context;
  if (query.size === 0 && !hasChosen()) return await openMenu(context);
  const lists = await server.lists();
  const list = chosenList(lists, query.get("list"));
  if (!list) throw new PageError("no_lists");
  const level = query.size === 0 ? lastLevel(list.list_id) : levelOf(query.get("level"));
  const mode = query.size === 0 ? lastMode() : firstMode(query.get("mode"));
  const [engine, deck, hardWords] = await Promise.all([
    rules(),
    server.deck(list.list_id, level),
    mode === "climb" ? hardWordsOf(list) : [],
  ]);
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
    base: baseOf(deck),
    fixedSeed: seedOf(query),
    scores: loadBest(),
  });
  if (haveReadRules()) play.begin();
  else play.explain();
  keepGameForOffline(list.list_id, level);
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
