/** @import { Level } from "../types/placement.d.ts" */

/**
 * The levels of a placement test, lowest first.
 * @type {Level[]}
 */
export const LEVELS = ["pre-A1", "A1", "A2", "B1", "B2", "C1", "C2"];
