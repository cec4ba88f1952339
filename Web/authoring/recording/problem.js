import { t } from "../../words.js";

/** A recording that cannot be made. The reason selects the sentence that says so. */
export class RecordingProblem extends Error {
  /** @param {"refused" | "missing" | "busy" | "unsupported" | "silent" | "broken"} reason */
  constructor(reason) {
    super(t(`authors.record.trouble.${reason}`));
    this.reason = reason;
  }
}
