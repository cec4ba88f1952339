import * as store from "../store.js";
import { CHOICE } from "../words.js";

/** The cache of the service worker with the data of the game. */
const GAME = "nivel-game";

/** Removes what this browser keeps of a profile that it has left, such as drafts and lists of words. The interface language stays. */
export async function forgetOwn() {
  for (const key of store.keys("")) if (key !== CHOICE) store.remove(key);
  await globalThis.caches?.delete(GAME).catch(() => false);
}
