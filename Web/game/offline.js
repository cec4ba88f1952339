import { keepForOffline } from "../offline.js";
import { resources } from "./api.js";

/** @import { StartLevel } from "../types/game.d.ts" */

const BASE = "/api/v1";

/**
 * Caches what the game needs without the server, besides the app: the lists, the best scores, the hard words, and the current list.
 * @param {string | null} [list]
 * @param {StartLevel | null} [level]
 */
export function keepGameForOffline(list = null, level = null) {
  const data = [resources.lists, resources.scores, resources.hardWords];
  if (list !== null) data.push(resources.deck(list, level));
  return keepForOffline(data.map((path) => BASE + path));
}
