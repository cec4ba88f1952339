import { build } from "./build.js";
import { wordsAddresses } from "./words.js";

/** @typedef {{ createPolicy(name: string, rules: object): { createScriptURL(name: string): string } }} TrustedTypes */
/** @typedef {{ saveData?: boolean }} Connection */

const WORKER = "/service_worker.js";
/** Addresses of public data that the front page needs. */
const DATA = ["/api/v1/languages"];
const LISTS = "/api/v1/game/lists";
/** Milliseconds after which the app is cached even if the page is still busy. */
const LONGEST_WAIT = 5_000;
const PATIENCE = 2_500;

/** The name of the build whose worker is registered: that of this page, or of a newer one. */
let wanted = "";
let isStopped = false;

/** From now on, this page sends no orders to the worker, because its visit ends. */
export function stopKeeping() {
  isStopped = true;
}

/** Caching begins again, because the visit goes on after all. */
export function keepAgain() {
  isStopped = false;
  void keepForOffline();
}

/**
 * Caches a newer build of the app. Resolves with true when its worker has all files: from then on, pages from the cache are of that build.
 * Resolves with false if the browser could not cache it, or is already caching it.
 * @param {string} newer
 */
export async function keepNewer(newer) {
  if (wanted === newer) return false;
  wanted = newer;
  const isKept = await keepForOffline([]) && await isInstalled();
  if (!isKept) wanted = "";
  return isKept;
}

/** Waits for the end of an installation. Returns whether the newest worker has all its files. */
async function isInstalled() {
  const installing = (await navigator.serviceWorker.getRegistration())?.installing;
  if (!installing) return true;
  return new Promise((resume) => {
    installing.addEventListener("statechange", () => resume(installing.state !== "redundant"), { once: true });
  });
}

/**
 * Caches all screens of the app and the words in the interface language, and data at further addresses, unless the learner saves data. Browsers
 * allow this only over https and on the local machine. Elsewhere the app needs the server. Returns whether the worker has taken the order.
 * @param {string[]} [data]
 */
export async function keepForOffline(data = DATA) {
  if (!("serviceWorker" in navigator) || savesData() || isStopped) return false;
  try {
    const registration = await navigator.serviceWorker.register(trusted(wanted || ownBuild()), { type: "classic" });
    if (isStopped) return await withdraw(registration);
    const { active } = await navigator.serviceWorker.ready;
    if (isStopped) return false;
    active?.postMessage({ keep: [...wordsAddresses(), ...data] });
    return true;
  } catch {
    // Without the cache the app still works, as long as the server can be reached.
    return false;
  }
}

/**
 * Removes a worker that was registered while the visit ended.
 * @param {ServiceWorkerRegistration} registration
 */
async function withdraw(registration) {
  tellWorkers(registration, { forget: true });
  await registration.unregister();
  return false;
}

/**
 * Sends an order to every worker of a registration.
 * @param {ServiceWorkerRegistration} registration
 * @param {{ hold: true } | { forget: true }} order
 */
export function tellWorkers({ installing, waiting, active }, order) {
  for (const worker of [installing, waiting, active]) worker?.postMessage(order);
}

function savesData() {
  const { connection } = /** @type {{ connection?: Connection }} */ (navigator);
  return connection?.saveData === true;
}

/**
 * Does something when the page has nothing else to do.
 * @param {() => void} action
 */
export function whenIdle(action) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(action, { timeout: LONGEST_WAIT });
  else setTimeout(action, LONGEST_WAIT);
}

/** Whether the word lists of the game are cached. */
export async function isGameKept() {
  return await globalThis.caches?.match(LISTS) !== undefined;
}

/** The name of the build of this page. */
export function ownBuild() {
  return build().assets.split("/").at(-1) ?? "";
}

/**
 * The address of the worker names the build, so that a page of a newer build brings a newer worker.
 * @param {string} name
 */
function workerAddress(name) {
  return `${WORKER}?build=${encodeURIComponent(name)}`;
}

/**
 * The policy of the site requires a trusted address for a script: here that of the only worker.
 * @param {string} name the name of its build
 */
function trusted(name) {
  const { trustedTypes } = /** @type {{ trustedTypes?: TrustedTypes }} */ (globalThis);
  policy ??= trustedTypes?.createPolicy("nivel-worker", { createScriptURL: workerAddress });
  return policy ? policy.createScriptURL(name) : workerAddress(name);
}

/** @type {{ createScriptURL(name: string): string } | undefined} */
let policy;

/** Whether the server cannot be reached now. A slow response is none, but a proxy answers with a status of 500 or more if the server is down. */
export async function isOffline() {
  if (!navigator.onLine) return true;
  const request = fetch("/icon.svg", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
  return await request.then(({ status }) => status >= 500, (error) => error.name !== "TimeoutError");
}
