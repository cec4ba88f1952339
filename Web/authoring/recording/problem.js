import { t } from "../../words.js";

/** A recording that cannot be made. The reason selects the sentence that says so. */
export class RecordingProblem extends Error {
  /** @param {"refused" | "missing" | "busy" | "unsupported" | "silent" | "broken"} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }

  /** In the language that the interface has now. */
  get sentence() {
    return t(`authors.record.trouble.${this.reason}`);
  }
}
