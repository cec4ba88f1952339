import { request } from "../api.js";

/** @import { PracticeApi } from "../types/practice.d.ts" */

const UPLOAD_TIMEOUT = 60_000;
const part = encodeURIComponent;
/** @param {string} id */
const course = (id) => `/practice/courses/${part(id)}`;
/** @param {string} id */
const test = (id) => `/practice/tests/${part(id)}`;

/** Server addresses that the outbox, the event stream and links need. */
export const paths = {
  /**
   * @param {string} id
   * @param {string} question
   */
  question: (id, question) => `${test(id)}/questions/${part(question)}`,
  /** @param {string} id */
  position: (id) => `${test(id)}/position`,
  /** @param {string} id */
  test: (id) => `${test(id)}/`,
  /** @param {string} id */
  events: (id) => `/api/v1${test(id)}/events`,
  /**
   * @param {string} id
   * @param {string} format
   */
  export: (id, format) => `/api/v1${test(id)}/export?format=${part(format)}`,
};

/** Addresses of the screens. */
export const screens = {
  home: "/practice",
  /** @param {string | null} [week] */
  schedule: (week) => (week ? `/practice/schedule?week=${part(week)}` : "/practice/schedule"),
  newCourse: "/practice/courses/new",
  /** @param {string} id */
  course: (id) => course(id),
  /** @param {string | null} id */
  generate: (id) => (id ? `/practice/new?course=${part(id)}` : "/practice/new"),
  /** @param {string} id */
  test: (id) => test(id),
  /** @param {string} id */
  questions: (id) => `${test(id)}/questions`,
  /** @param {string} id */
  paper: (id) => `${test(id)}/print`,
};

/** Minutes by which the local time is ahead of UTC. */
export function utcOffset() {
  return -new Date().getTimezoneOffset();
}

/** @type {PracticeApi} */
export const practice = {
  home: () => request("GET", `/practice?utc_offset=${utcOffset()}`),
  createCourse: (body) => request("POST", "/practice/courses", body),
  course: (id) => request("GET", `${course(id)}?texts=false`),
  notes: (id, note) => request("GET", `${course(id)}/notes/${part(note)}`),
  vocabulary: (id) => request("GET", `${course(id)}/vocabulary`),
  changeCourse: (id, body) => request("PUT", course(id), body),
  deleteCourse: (id) => request("DELETE", course(id)),
  addNotes: (id, body) => request("POST", `${course(id)}/notes`, body, { timeout: UPLOAD_TIMEOUT }),
  changeNotes: (id, note, body) => request("PUT", `${course(id)}/notes/${part(note)}`, body, { timeout: UPLOAD_TIMEOUT }),
  deleteNotes: (id, note) => request("DELETE", `${course(id)}/notes/${part(note)}`),
  generate: (body) => request("POST", "/practice/tests", body),
  test: (id) => request("GET", test(id)),
  preview: (id) => request("GET", `${test(id)}/preview`),
  editQuestion: (id, question, body) => request("PUT", `${test(id)}/preview/${part(question)}`, body),
  dropQuestion: (id, question) => request("DELETE", `${test(id)}/preview/${part(question)}`),
  replaceQuestion: (id, question) => request("POST", `${test(id)}/preview/${part(question)}/replace`, {}, { timeout: UPLOAD_TIMEOUT }),
  deleteTest: (id) => request("DELETE", test(id)),
  cancel: (id) => request("POST", `${test(id)}/cancel`, {}),
  retry: (id) => request("POST", `${test(id)}/retry`, {}),
  begin: (id) => request("POST", `${test(id)}/open`, {}),
  submit: (id) => request("POST", `${test(id)}/submit`, {}),
  dispute: (id, question, wrong) => request("PUT", `${test(id)}/disputes/${part(question)}`, { wrong }),
  repeat: (id, questions) => request("POST", `${test(id)}/repeat`, { questions }),
  schedule: (week) => request("GET", `/practice/schedule?utc_offset=${utcOffset()}&week=${part(week)}`),
  plan: (body) => request("POST", "/practice/schedule", body),
  unplan: (id) => request("DELETE", `/practice/schedule/${part(id)}`),
  startPlanned: (id) => request("POST", `/practice/schedule/${part(id)}/start`, {}),
  archivePlanned: (id, archived) => request("PUT", `/practice/schedule/${part(id)}`, { archived }),
};
