import { member, request } from "../api.js";

/** @import { KeepingApi } from "../types/keeping.d.ts" */

const part = encodeURIComponent;

/** @param {string} attempt */
const sharePath = (attempt) => `/attempts/${part(attempt)}/share`;

/** @type {KeepingApi} */
export const keeping = {
  known: () => member("/me", "known"),
  share: (attempt) => request("POST", sharePath(attempt), {}),
  stopSharing: (attempt) => request("DELETE", sharePath(attempt)),
  links: () => member("/me/shared", "links"),
  shared: (token) => request("GET", `/shared/${part(token)}`),
  makeCode: () => request("POST", "/session/transfer", {}),
  adopt: (body) => request("POST", "/session/adopt", body),
};

/**
 * The address of a page where a code is filled in. The code follows the #, so browsers send it to no server.
 * @param {string} code
 */
export function codeAddress(code) {
  return `${location.origin}/keep#${code}`;
}
