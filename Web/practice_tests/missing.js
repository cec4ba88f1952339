/** A course or a test that is not there, or is another browser's. */
export function missingCourse(error) {
  throw error.status === 404 ? Object.assign(error, { kind: "course" }) : error;
}

export function missingTest(error) {
  throw error.status === 404 ? Object.assign(error, { kind: "attempt" }) : error;
}
