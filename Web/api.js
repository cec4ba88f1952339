const BASE = "/api/v1";
const TIMEOUT = 15_000;

/** @import { PlacementApi, Problem } from "./types/placement.d.ts" */

export class ApiError extends Error {
  /**
   * A failed request. Status 0 means that there was no response.
   * @param {number} status
   * @param {Problem} [problem]
   */
  constructor(status, problem = {}) {
    super(problem.detail ?? problem.title ?? `status ${status}`);
    this.status = status;
    this.detail = problem.detail ?? null;
    /** The stable code of the problem, such as "attempt-finished". */
    this.kind = problem.type?.split("/").at(-1) ?? null;
    this.line = problem.line ?? null;
    /** The names of the rules that an edited question breaks. */
    this.codes = problem.codes ?? [];
  }

  /** Whether the server did not respond: there was no response, or one of a proxy before it. */
  get unreachable() {
    return this.status === 0 || [502, 504].includes(this.status);
  }

  get worthRetrying() {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}

/**
 * Sends a request. A body of bytes is JSON already, for example a file of the user, and is sent unchanged.
 * @template Document
 * @param {string} method
 * @param {string} path
 * @param {object | Uint8Array<ArrayBuffer>} [body]
 * @param {{ timeout?: number }} [options] milliseconds
 * @returns {Promise<Document>} the document that the API description defines; null if the response has no body
 */
export async function request(method, path, body, { timeout = TIMEOUT } = {}) {
  let response;
  try {
    response = await fetch(BASE + path, { method, signal: AbortSignal.timeout(timeout), ...content(body) });
  } catch {
    throw new ApiError(0);
  }
  return decoded(response);
}

/**
 * @param {object | Uint8Array<ArrayBuffer>} [body]
 * @returns {RequestInit}
 */
function content(body) {
  const headers = { Accept: "application/json" };
  if (body === undefined) return { headers };
  const sent = body instanceof Uint8Array ? body : JSON.stringify(body);
  return { headers: { ...headers, "Content-Type": "application/json" }, body: sent, keepalive: sent.length < 32_000 };
}

/** @param {Response} response */
async function decoded(response) {
  if (response.status === 204) return null;
  let value;
  try {
    value = await response.json();
  } catch {
    throw new ApiError(response.ok ? 0 : response.status);
  }
  if (!response.ok) throw new ApiError(response.status, value ?? {});
  return value;
}

/**
 * Returns the only member of a document.
 * @template Value
 * @param {string} path
 * @param {string} name
 * @returns {Promise<Value>}
 */
export async function member(path, name) {
  /** @type {Record<string, Value>} */
  const found = await request("GET", path);
  return found[name];
}

const part = encodeURIComponent;

/** @param {string} id */
const attemptPath = (id) => `/attempts/${part(id)}`;

/** Server addresses that the outbox needs, by the id of an attempt. */
export const paths = {
  /**
   * @param {string} attempt
   * @param {string} item
   */
  answer: (attempt, item) => `${attemptPath(attempt)}/answers/${part(item)}`,
  /** @param {string} attempt */
  position: (attempt) => `${attemptPath(attempt)}/position`,
  /** @param {string} attempt */
  listening: (attempt) => `${attemptPath(attempt)}/listening`,
  /** @param {string} attempt */
  readings: (attempt) => `${attemptPath(attempt)}/readings`,
  /** @param {string} attempt */
  attempt: (attempt) => `${attemptPath(attempt)}/`,
};

/** @type {PlacementApi} */
export const api = {
  languages: () => member("/languages", "languages"),
  attempts: () => member("/attempts", "attempts"),
  levels: () => member("/levels", "levels"),
  start: (language, length, client) => request("POST", "/attempts", { language_id: language, length, ...client }),
  attempt: (id) => request("GET", attemptPath(id)),
  finish: (id) => request("POST", `${attemptPath(id)}/finish`, {}),
  result: (id) => request("GET", `${attemptPath(id)}/result`),
  matching: () => request("GET", "/matching"),
  judge: (body) => request("POST", "/matching/verdict", body),
  put: (path, body) => request("PUT", path, body),
};
