import { member, request } from "../api.js";

/** @import { GameApi, StartLevel } from "../types/game.d.ts" */

const part = encodeURIComponent;
const UPLOAD_TIMEOUT = 60_000;

/** Addresses of the server that the outbox needs. */
export const paths = {
  games: "/game/games/",
  /** @param {string} id */
  game: (id) => `/game/games/${part(id)}`,
  reviews: "/game/reviews/",
  /** @param {string} id */
  review: (id) => `/game/reviews/${part(id)}`,
};

/** Addresses of the screens. */
export const screens = {
  /**
   * @param {string} mode
   * @param {string} list
   * @param {StartLevel | null} [level]
   */
  play: (mode, list, level = null) => `/play?${new URLSearchParams({ mode, list, ...(level ? { level } : {}) })}`,
  menu: "/play/menu",
  review: "/play/review",
};

/** Resources that the game requests, as addresses below the root of the API. */
export const resources = {
  lists: "/game/lists",
  /**
   * @param {string} list
   * @param {StartLevel | null} [level]
   */
  deck: (list, level = null) => `/game/lists/${part(list)}${level ? `?level=${level}` : ""}`,
  scores: "/game/games?limit=1",
  hardWords: "/game/hard-words",
};

/** @type {GameApi} */
export const game = {
  lists: () => member(resources.lists, "lists"),
  deck: (list, level) => request("GET", resources.deck(list, level)),
  best: () => member(resources.scores, "best"),
  recent: () => member("/game/games?limit=100", "games"),
  hardWords: () => request("GET", resources.hardWords),
  addList: (body) => request("POST", "/game/lists", body, { timeout: UPLOAD_TIMEOUT }),
  deleteList: (list) => request("DELETE", `/game/lists/${part(list)}`),
};

/** Returns a random id for a game or review. */
export function newID() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
