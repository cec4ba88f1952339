import { interfaceLanguage } from "../words.js";
import { resources } from "./api.js";

/** @typedef {{ createPolicy(name: string, rules: object): { createScriptURL(address: string): string } }} TrustedTypes */

const WORKER = "/service_worker.js";
const BASE = "/api/v1";
const PATIENCE = 2_500;

/**
 * Caches what the game needs without the server: its files, the words of the interface, and the current list. Browsers allow this only over
 * https and on the local machine. Elsewhere the game needs the server.
 * @param {string | null} [list]
 */
export async function keepForOffline(list = null) {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(trusted(WORKER), { type: "module" });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: wanted(list) });
  } catch {
    // Without the cache the game still works, as long as the server can be reached.
  }
}

/** @param {string | null} list */
function wanted(list) {
  const data = ["/interface", `/interface/${interfaceLanguage().lang}`, resources.lists, resources.scores, resources.hardWords];
  if (list !== null) data.push(resources.deck(list));
  return data.map((path) => BASE + path);
}

/**
 * The policy of the site requires a trusted address for a script: here that of the only worker.
 * @param {string} address
 */
function trusted(address) {
  const { trustedTypes } = /** @type {{ trustedTypes?: TrustedTypes }} */ (globalThis);
  const policy = trustedTypes?.createPolicy("nivel-worker", { createScriptURL: () => WORKER });
  return policy ? policy.createScriptURL(address) : address;
}

/** Whether the server can be reached now. */
export async function isOffline() {
  if (!navigator.onLine) return true;
  return await fetch("/icon.svg", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) }).then(() => false, () => true);
}
