import { outbox } from "../outbox.js";
import * as store from "../store.js";
import { paths } from "./api.js";

/** @import { HandIn, Refusal } from "../types/game.d.ts" */

const KEY = "play:refused";
const LIMIT = 20;

/** Games that the server refused, newest first, until the player has read why. */
export function refusals() {
  return store.read(KEY, /** @type {Refusal[]} */ ([]));
}

/** @param {string} path */
export function refusalOf(path) {
  return refusals().find((refusal) => refusal.path === path) ?? null;
}

export function forgetRefusals() {
  store.remove(KEY);
}

/** Saves refused games for the menu, because the server may refuse a game long after it was played, while another screen is open. */
export function keepRefusals() {
  outbox.onRefused(({ entry, reason }) => {
    if (!entry.path.startsWith(paths.games)) return;
    const { score, played_at, list_id } = /** @type {HandIn} */ (entry.body);
    store.write(KEY, [{ path: entry.path, points: score.points, played_at, list_id, reason }, ...refusals()].slice(0, LIMIT));
  });
}
