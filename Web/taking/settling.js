/** Milliseconds after a new question or a review has appeared in which a second tap on the same button counts as accidental. */
export const SETTLING = 350;
