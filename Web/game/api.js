import { request } from "../api.js";

const part = encodeURIComponent;
const UPLOAD_TIMEOUT = 60_000;

/** Addresses of the server that the outbox needs. */
export const paths = {
  games: "/game/games/",
  game: (id) => `/game/games/${part(id)}`,
  reviews: "/game/reviews/",
  review: (id) => `/game/reviews/${part(id)}`,
};

/** Addresses of the screens. */
export const screens = {
  play: (mode, list) => `/play?${new URLSearchParams({ mode, list })}`,
  menu: "/play/menu",
  review: "/play/review",
};

/** What the game asks the server for, as addresses below its root. */
export const resources = {
  lists: "/game/lists",
  deck: (list) => `/game/lists/${part(list)}`,
  scores: "/game/games?limit=1",
  hardWords: "/game/hard-words",
};

export const game = {
  lists: () => request("GET", resources.lists).then((found) => found.lists),
  deck: (list) => request("GET", resources.deck(list)),
  best: () => request("GET", resources.scores).then((found) => found.best),
  hardWords: () => request("GET", resources.hardWords),
  addList: (body) => request("POST", "/game/lists", body, { timeout: UPLOAD_TIMEOUT }),
  deleteList: (list) => request("DELETE", `/game/lists/${part(list)}`),
};

/** A name that no other game or review has. */
export function newID() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A seed for the dealer: any number of 64 bits, written in decimal. */
export function newSeed() {
  return String(crypto.getRandomValues(new BigUint64Array(1))[0]);
}
