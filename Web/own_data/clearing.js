import { tellWorkers } from "../offline.js";
import * as store from "../store.js";
import { PENDING_MARK } from "./marks.js";

/** Milliseconds that the browser may take. A part that does not end must not keep the page from leaving. */
const PATIENCE = 3_000;

/** Removes everything that this browser keeps of the app, except the mark of an end that the server does not know. This page stores nothing any more. */
export async function clearBrowser() {
  store.close();
  clearStorage();
  await withPatience([removeWorkers(), clearCaches(), clearDatabases()]);
  // NB: again, because another page may have stored something before it was told of the end.
  clearStorage();
}

/** Removes every value of the two storages, except the mark of an end that the server does not know. */
export function clearStorage() {
  for (const name of ["localStorage", "sessionStorage"]) {
    try {
      const storage = /** @type {Storage} */ (/** @type {Record<string, unknown>} */ (/** @type {unknown} */ (globalThis))[name]);
      for (const key of Object.keys(storage)) {
        if (key !== PENDING_MARK) storage.removeItem(key);
      }
    } catch {
      // The browser refuses this storage, so it has nothing to remove.
    }
  }
}

export async function clearCaches() {
  const names = await globalThis.caches?.keys() ?? [];
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function clearDatabases() {
  const found = await globalThis.indexedDB?.databases?.() ?? [];
  for (const { name } of found) if (name) indexedDB.deleteDatabase(name);
}

/**
 * Tells the workers to cache nothing more for the open pages, and to remove what they are caching now. NB: a removed worker goes on with what it
 * has begun, and cannot be told. So this comes before the end of the session, when the server has the browser remove the workers.
 */
export function holdWorkers() {
  return withPatience([registrations().then((all) => all.forEach((one) => tellWorkers(one, { hold: true })))]);
}

async function removeWorkers() {
  await Promise.all((await registrations()).map((registration) => {
    tellWorkers(registration, { forget: true });
    return registration.unregister();
  }));
}

async function registrations() {
  return await navigator.serviceWorker?.getRegistrations() ?? [];
}

/** @param {Promise<unknown>[]} steps */
function withPatience(steps) {
  const pause = new Promise((resume) => setTimeout(resume, PATIENCE));
  return Promise.race([Promise.allSettled(steps), pause]);
}
