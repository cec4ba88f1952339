import { newerBuild } from "./build.js";

const KEY = "nivel:updated-to";

/**
 * Loads the page again if the server has a newer build than this page, and has therefore no more files for it. Resolves with false if it
 * does not: the page has the newest build, or the server cannot be reached. Each newer build is tried once.
 */
export async function updated() {
  const newer = await newerBuild();
  if (newer === null || sessionStorage.getItem(KEY) === newer) return false;
  sessionStorage.setItem(KEY, newer);
  location.reload();
  return true;
}
