import { member, request } from "../api.js";

/** @import { DrillApi } from "../types/drills.d.ts" */

const part = encodeURIComponent;

/** Addresses of the screens. */
export const screens = {
  /** @param {string} drill */
  drill: (drill) => `/drill/${part(drill)}`,
};

/** Server addresses of drills, by their id. */
export const paths = {
  /** @param {string} drill */
  drill: (drill) => `/drills/${part(drill)}`,
  /**
   * @param {string} drill
   * @param {string} item
   */
  answer: (drill, item) => `/drills/${part(drill)}/answers/${part(item)}`,
};

/** @type {DrillApi} */
export const server = {
  start: (language, skill) => request("POST", "/drills", { language_id: language, ...skill ? { skill } : {} }),
  drill: (id) => request("GET", paths.drill(id)),
  all: () => member("/drills", "drills"),
};
