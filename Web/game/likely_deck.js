import { interfaceLanguage } from "../words.js";
import { game } from "./api.js";
import { chosenList, lastLevel, likelyLanguages } from "./choice.js";
import { keepGameForOffline } from "./offline.js";

/** Caches the word lists and the list that the menu would choose offline, so that pages without a connection can offer the game. */
export async function keepLikelyDeck() {
  const lists = await game.lists().catch(() => []);
  const likely = likelyLanguages({ attempts: [], browser: navigator.languages, interfaceLanguage: interfaceLanguage().lang });
  const list = chosenList(lists, null, likely);
  if (list) await keepGameForOffline(list.list_id, lastLevel(list.list_id));
}
