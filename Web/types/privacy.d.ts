/** Documents of the API about the learner's data, and the states of the page that ends a visit. */

export interface About {
  /** Whether the server keeps data for this browser. */
  known: boolean;
  /** The days without a visit after which the server erases the data. */
  retention_days: number;
}

/** The reply of the server after it has erased everything. */
export interface Erased {
  /** Whether the data are overwritten in all files already. */
  overwritten: boolean;
}

/** How a visit ended. A pending end is not known to the server yet. */
export type Outcome = "finished" | "erased" | "erased_later" | "pending";

/** Numbers of changes that the server does not have yet, by kind. */
export interface Unsent {
  placement: number;
  practice: number;
  drills: number;
  games: number;
  reviews: number;
}
