import { ApiError } from "./api.js";
import { loadStyles } from "./styles.js";
import { updated } from "./update.js";
import { loadPart } from "./words.js";

/** A module could not be fetched. Browsers remember a failed module, so only a reload of the page can fetch it again. */
export class LoadError extends ApiError {
  constructor() {
    super(0);
  }
}

/**
 * A module of a part of the app, with the styles and words of the part. If they cannot be fetched, the connection is missing, or the server
 * has a newer build of the app. The app is not faulty.
 * @template Module
 * @param {() => Promise<Module>} module
 * @param {string} part
 * @returns {Promise<Module>}
 */
export async function loaded(module, part) {
  try {
    const [found] = await Promise.all([module(), loadStyles(part), loadPart(part)]);
    return found;
  } catch {
    if (await updated()) return new Promise(() => {});
    throw new LoadError();
  }
}
