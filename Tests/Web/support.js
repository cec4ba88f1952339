/** @import { InterfaceWords } from "../../Web/types/placement.d.ts" */

import { chooseInterface } from "../../Web/words.js";

// Data from earlier runs would change the tests.
localStorage.clear();

/**
 * The response of a server: a status and a JSON document, or null if it cannot be reached.
 * @typedef {{ status?: number, body?: unknown } | null} Answer
 */

/**
 * A fake server that records the requests and responds with the values of a function.
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

/** The facts that the server writes into the page, for a build with these parts. */
export const PAGE = { assets: "/assets/test", routes: [], interfaces: [], styles: [], words: ["first", "shared", "play"] };

/** The document of a page without elements, except the facts that the server writes into it. */
export function makePage() {
  const facts = { textContent: JSON.stringify(PAGE) };
  Object.assign(globalThis, {
    document: { documentElement: {}, getElementById: (/** @type {string} */ id) => (id === "app" ? facts : null) },
  });
}

/**
 * Shows the interface in a language, with the given words only.
 * @param {string} language
 * @param {Record<string, string>} words
 */
export async function speak(language, words) {
  makePage();
  Object.defineProperty(navigator, "languages", { configurable: true, value: [language] });
  serve(() => ({ body: { language_id: language, direction: language === "ar" ? "rtl" : "ltr", words } }));
  await chooseInterface(language);
}
