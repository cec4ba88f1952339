import { ApiError } from "../api.js";
import { PageError } from "../widgets/problem.js";

/**
 * A course that is not there, or is another browser's.
 * @param {unknown} error
 * @returns {never}
 */
export function missingCourse(error) {
  throw isMissing(error) ? new PageError("course") : error;
}

/**
 * A test that is not there, or is another browser's.
 * @param {unknown} error
 * @returns {never}
 */
export function missingTest(error) {
  throw isMissing(error) ? new PageError("attempt") : error;
}

/** @param {unknown} error */
function isMissing(error) {
  return error instanceof ApiError && error.status === 404;
}
