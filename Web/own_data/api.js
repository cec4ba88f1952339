import { request } from "../api.js";

/** @import { About, Erased } from "../types/privacy.d.ts" */

/** The address at which the browser downloads everything that the server keeps about the learner. */
export const EXPORT = "/api/v1/me/export";
const ERASING_TIMEOUT = 120_000;

/** @returns {Promise<About>} */
export const about = () => request("GET", "/me");

/** Ends the session of this browser. The data stay on the server until they expire. */
export const endSession = () => request("POST", "/session/end", {});

/**
 * Erases everything that the server keeps about the learner.
 * @returns {Promise<Erased>}
 */
export const eraseEverything = () => request("POST", "/me/erase", { confirm: "erase" }, { timeout: ERASING_TIMEOUT });

/**
 * Gives the learner's calendar a new address, and returns the path of it.
 * @returns {Promise<string>}
 */
export async function changeCalendarAddress() {
  /** @type {{ feed_url: string }} */
  const { feed_url: path } = await request("POST", "/practice/calendar-address", {});
  return path;
}
