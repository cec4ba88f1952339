import { request } from "../api.js";

/** An audit may take ten seconds, and the way there its time. */
const PATIENCE = 60_000;

export const authoring = {
  /** The audit of a file, as its bytes are. */
  audit: (bytes) => request("POST", "/authoring/audit", bytes, { timeout: PATIENCE }),
  /** The one item of a blueprint as a learner would see it. */
  trial: (blueprint) => request("POST", "/authoring/trial", blueprint),
};
