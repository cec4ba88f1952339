import { newerBuild } from "./build.js";
import { keepNewer, ownBuild } from "./offline.js";
import { leaveBuild } from "./router.js";

const KEY = "nivel:updated-to";

/**
 * Loads the page again if the server has a newer build than this page, and has therefore no more files for it. Resolves with false if it
 * does not: the page has the newest build, or the server cannot be reached. Each newer build is tried once.
 */
export async function updated() {
  const newer = await newerBuild();
  if (newer === null || !noteTry(newer)) return false;
  location.reload();
  return true;
}

/**
 * When the worker reports a newer build, caches it in the background, and shows it from the next screen on. Behind a slow network, pages come
 * from the cache, and would otherwise stay at their build.
 * @param {() => boolean} mayKeep whether the page may cache something now
 */
export function followUpdates(mayKeep) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  serviceWorker.addEventListener("message", async ({ data }) => {
    if (typeof data?.newer !== "string" || data.newer === ownBuild() || !mayKeep()) return;
    if (await keepNewer(data.newer)) leaveBuild();
  });
  serviceWorker.startMessages();
}

/**
 * Remembers that a build was tried. Returns whether this is the first time. Without storage, no build is tried, because that would not end.
 * @param {string} newer
 */
function noteTry(newer) {
  try {
    if (sessionStorage.getItem(KEY) === newer) return false;
    sessionStorage.setItem(KEY, newer);
    return true;
  } catch {
    return false;
  }
}
