import { ApiError } from "../api.js";
import { PageError } from "../widgets/problem.js";

/**
 * Reports a course that does not exist or belongs to another browser.
 * @param {unknown} error
 * @returns {never}
 */
export function missingCourse(error) {
  throw isMissing(error) ? new PageError("course") : error;
}

/**
 * Reports a test that does not exist or belongs to another browser.
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
