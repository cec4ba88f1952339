import { interfaceLanguage } from "../words.js";
import { resources } from "./api.js";

/** @typedef {{ createPolicy(name: string, rules: object): { createScriptURL(address: string): string } }} TrustedTypes */

const WORKER = "/service_worker.js";
const BASE = "/api/v1";
const PATIENCE = 2_500;

/**
 * Makes the game playable without the server: its files, the words of the interface, and the list that is being played. Browsers allow it
 * over https and on this machine only; elsewhere the game needs the server.
 * @param {string | null} [list]
 */
export async function keepForOffline(list = null) {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(trusted(WORKER), { type: "module" });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: wanted(list) });
  } catch {
    // Without it the game is played all the same, as long as the server is there.
  }
}

/** @param {string | null} list */
function wanted(list) {
  const data = ["/interface", `/interface/${interfaceLanguage().lang}`, resources.lists, resources.scores, resources.hardWords];
  if (list !== null) data.push(resources.deck(list));
  return data.map((path) => BASE + path);
}

/**
 * The site's policy wants to know who names a script: here the one worker there is.
 * @param {string} address
 */
function trusted(address) {
  const { trustedTypes } = /** @type {{ trustedTypes?: TrustedTypes }} */ (globalThis);
  const policy = trustedTypes?.createPolicy("nivel-worker", { createScriptURL: () => WORKER });
  return policy ? policy.createScriptURL(address) : address;
}

/** Whether the server answers now. */
export async function isOffline() {
  if (!navigator.onLine) return true;
  return await fetch("/icon.svg", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) }).then(() => false, () => true);
}
