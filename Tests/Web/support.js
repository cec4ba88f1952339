/** @import { InterfaceWords } from "../../Web/types/placement.d.ts" */

import { chooseInterface } from "../../Web/words.js";

// What earlier runs left behind would change what is tested.
localStorage.clear();

/**
 * What a server answers: a status and a JSON document, or null when it cannot be reached.
 * @typedef {{ status?: number, body?: unknown } | null} Answer
 */

/**
 * A stand-in for the server: keeps the requests, and answers each with what the function gives.
 * @param {(method: string, path: string, body: unknown) => Answer} answer
 */
export function serve(answer) {
  /** @type {{ method: string, path: string, body: unknown }[]} */
  const requests = [];
  /**
   * @param {URL | Request | string} address
   * @param {RequestInit} [options]
   */
  const fetched = (address, options = {}) => {
    const path = String(address).replace("/api/v1", "");
    const body = typeof options.body === "string" ? JSON.parse(options.body) : undefined;
    const method = options.method ?? "GET";
    requests.push({ method, path, body });
    const found = answer(method, path, body);
    if (found === null) return Promise.reject(new TypeError("unreachable"));
    return Promise.resolve(Response.json(found.body ?? {}, { status: found.status ?? 200 }));
  };
  globalThis.fetch = fetched;
  return requests;
}

/**
 * Shows the interface in a language, with only the words that are given.
 * @param {string} language
 * @param {Record<string, string>} words
 */
export async function speak(language, words) {
  Object.assign(globalThis, { document: { documentElement: {} } });
  Object.defineProperty(navigator, "languages", { configurable: true, value: [language] });
  serve(() => ({ body: { language_id: language, direction: language === "ar" ? "rtl" : "ltr", words } }));
  await chooseInterface(language);
}
