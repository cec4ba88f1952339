const BASE = "/api/v1";
const TIMEOUT = 15_000;

export class ApiError extends Error {
  /** Status 0 means that no answer came at all. */
  constructor(status, problem = {}) {
    super(problem.detail ?? problem.title ?? `status ${status}`);
    this.status = status;
    this.detail = problem.detail ?? null;
    this.line = problem.line ?? null;
  }

  get unreachable() {
    return this.status === 0;
  }

  get worthRetrying() {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}

/** A body of bytes is JSON already, such as a file of the user's, and is sent as it is. */
export async function request(method, path, body, { timeout = TIMEOUT } = {}) {
  const options = { method, headers: { Accept: "application/json" }, signal: AbortSignal.timeout(timeout) };
  if (body !== undefined) {
    options.headers["Content-Type"] = "application/json";
    options.body = body instanceof Uint8Array ? body : JSON.stringify(body);
    options.keepalive = options.body.length < 32_000;
  }
  let response;
  try {
    response = await fetch(BASE + path, options);
  } catch {
    throw new ApiError(0);
  }
  return decoded(response);
}

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

const attemptPath = (id) => `/attempts/${encodeURIComponent(id)}`;

export const paths = {
  answer: (attempt, item) => `${attemptPath(attempt)}/answers/${encodeURIComponent(item)}`,
  answers: (attempt) => `${attemptPath(attempt)}/answers/`,
  position: (attempt) => `${attemptPath(attempt)}/position`,
  listening: (attempt) => `${attemptPath(attempt)}/listening`,
  attempt: (attempt) => `${attemptPath(attempt)}/`,
};

export const api = {
  languages: () => request("GET", "/languages").then((found) => found.languages),
  interfaces: () => request("GET", "/interface").then((found) => found.languages),
  words: (id) => request("GET", `/interface/${encodeURIComponent(id)}`),
  attempts: () => request("GET", "/attempts").then((found) => found.attempts),
  start: (language) => request("POST", "/attempts", { language_id: language }),
  attempt: (id) => request("GET", attemptPath(id)),
  finish: (id) => request("POST", `${attemptPath(id)}/finish`, {}),
  result: (id) => request("GET", `${attemptPath(id)}/result`),
  matching: () => request("GET", "/matching"),
  judge: (body) => request("POST", "/matching/verdict", body),
  put: (path, body) => request("PUT", path, body),
};
