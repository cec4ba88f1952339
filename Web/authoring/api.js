import { request } from "../api.js";

/** An audit may take ten seconds. The upload takes additional time. */
const PATIENCE = 60_000;

/** @import { AuthoringApi } from "../types/authoring.d.ts" */

/** @type {AuthoringApi} */
export const authoring = {
  audit: (bytes) => request("POST", "/authoring/audit", bytes, { timeout: PATIENCE }),
  trial: (blueprint) => request("POST", "/authoring/trial", blueprint),
};
