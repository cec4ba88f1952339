/** @import { Build } from "./types/page.d.ts" */

/** @type {Build | null} */
let known = null;

/** The facts about this build of the app that the server has written into the page. */
export function build() {
  known ??= /** @type {Build} */ (JSON.parse(document.getElementById("app")?.textContent ?? "null"));
  return known;
}

/**
 * The address of a file of this build. The file at an address never changes.
 * @param {string} path
 */
export function asset(path) {
  return `${build().assets}/${path}`;
}

/** The part of the app that every page loads. */
export const FIRST = "first";
/** The part that all other pages share. */
const SHARED = "shared";

/**
 * The parts of the app that a page of a part needs.
 * @param {string} part
 */
export function loadedBy(part) {
  return part === FIRST ? [FIRST] : [FIRST, SHARED, part];
}

/** The newer build that the server has now, as the folder of its addresses. Null if there is none, or if the server cannot be reached. */
export async function newerBuild() {
  try {
    const response = await fetch("/", { cache: "no-store", headers: { Accept: "text/html" } });
    const folder = /"assets":"([^"]+)"/.exec(await response.text())?.[1];
    return folder && folder !== build().assets ? folder : null;
  } catch {
    return null;
  }
}
