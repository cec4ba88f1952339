import * as store from "../store.js";
import { PENDING_MARK } from "./marks.js";

/** Milliseconds that the browser may take. A part that does not end must not keep the page from leaving. */
const PATIENCE = 3_000;

/** Removes everything that this browser keeps of the app, except the mark of an end that the server does not know. This page stores nothing any more. */
export async function clearBrowser() {
  store.close();
  clearStorage();
  const pause = new Promise((resume) => setTimeout(resume, PATIENCE));
  await Promise.race([Promise.allSettled([clearWorkers(), clearCaches(), clearDatabases()]), pause]);
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

/** A removed worker serves the pages that are still open. So that it caches nothing for them, it is told first. */
async function clearWorkers() {
  const workers = await navigator.serviceWorker?.getRegistrations() ?? [];
  for (const { installing, waiting, active } of workers) {
    for (const worker of [installing, waiting, active]) worker?.postMessage({ forget: true });
  }
  await Promise.all(workers.map((worker) => worker.unregister()));
}
