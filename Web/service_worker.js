/** @import { FetchEvent, WorkerScope } from "./types/worker.d.ts" */

/*
 * Caches the whole app of one build, so that every screen opens without the server. Caches the data of the game and the list of languages too.
 * Data of placement and practice are never cached.
 */
const BUILD = buildOf(location.href);
const FOLDER = `/assets/${BUILD}/`;
const PAGE = `${FOLDER}page.html`;
const APPS = "nivel-app-";
/** The beginning of the name of an empty cache. The name ends with the build whose worker was installed last. */
const NEWEST = "nivel-newest-";
const APP = APPS + BUILD;
const DATA = "nivel-game";
/** Milliseconds that the server may take before the cached copy is used. */
const PATIENCE = 2_500;
/** Milliseconds after a timeout in which cached copies are used without waiting for the server. */
const REST = 10_000;

const FILES = /^\/assets\//;
const KEPT_DATA = /^\/api\/v1\/(languages|game\/(lists(\/[^/]+)?|games|hard-words))$/;
/** Addresses that are no screens: downloads, content and files. */
const NO_SCREEN = /^\/(api|assets|content|health|recordings)\/|\.\w+$/;

const worker = /** @type {WorkerScope} */ (/** @type {unknown} */ (globalThis));
let restUntil = 0;
/** The build of the last page from the server; empty until this worker has fetched one. */
let served = "";
/** Whether the visit is ending or has ended. Pages that are still open must not fill the caches again. */
let isForgetting = false;

// NB: a newer worker waits until no page is open. If it took over from a working one, browsers could lose a navigation that begins just then.
// Pages from the cache are of the newest build all the same.
worker.addEventListener("install", (event) => event.waitUntil(keepApp().then(markNewest).then(removeOldApps)));

worker.addEventListener("activate", (event) => event.waitUntil(Promise.all([worker.clients.claim(), removeOldApps()])));

/** The page sends the addresses that it may need again. Before the end of a visit, it orders to cache nothing more; at the end, to forget everything. */
worker.addEventListener("message", (event) => {
  const { keep, forget } = event.data;
  isForgetting = keep === undefined;
  if (forget) event.waitUntil(removeCaches());
  if (keep) event.waitUntil(Promise.allSettled([keepApp(), reportNewer(), ...keep.map(keepAddress)]));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || request.cache === "no-store" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!NO_SCREEN.test(pathname)) event.respondWith(fresh(event, keptPage, noteServed));
  } else if (FILES.test(pathname)) {
    event.respondWith(file(request));
  } else if (KEPT_DATA.test(pathname)) {
    event.respondWith(fresh(event, () => caches.match(request, { cacheName: DATA, ignoreVary: true }), keepData));
  }
});

/** Adds the files of the app that the cache lacks: all or none. */
async function keepApp() {
  const cache = await caches.open(APP);
  if (await cache.match(PAGE)) return;
  const list = await fetch(`${FOLDER}files.json`);
  if (!list.ok) throw new TypeError(`status ${list.status}`);
  /** @type {string[]} */
  const files = await list.json();
  await cache.addAll(files.map((path) => FOLDER + path));
  if (isForgetting) await removeCaches();
}

/** Marks this build as the one that was installed last. */
async function markNewest() {
  await removeCaches((name) => name.startsWith(NEWEST));
  await caches.open(NEWEST + BUILD);
  if (isForgetting) await removeCaches();
}

/** The build that was installed last. Its worker may still wait. */
async function newestBuild() {
  const mark = (await caches.keys()).find((name) => name.startsWith(NEWEST));
  return mark?.slice(NEWEST.length) ?? BUILD;
}

/** The page of the build that was installed last. */
async function keptPage() {
  const newest = await newestBuild();
  return await caches.match(`/assets/${newest}/page.html`, { cacheName: APPS + newest }) ?? caches.match(PAGE, { cacheName: APP });
}

/**
 * Removes the chosen caches. Without a choice, removes all of the app and of the game.
 * @param {(name: string) => boolean} isChosen
 */
async function removeCaches(isChosen = (name) => [APPS, NEWEST, DATA].some((start) => name.startsWith(start))) {
  const chosen = (await caches.keys()).filter(isChosen);
  await Promise.all(chosen.map((name) => caches.delete(name)));
}

/** Removes the builds that have no worker, except the newest of these: other open pages may still need it. */
async function removeOldApps() {
  const { active, waiting } = worker.registration;
  const used = [APP, ...[active, waiting].map((one) => APPS + buildOf(one?.scriptURL ?? location.href))];
  const others = (await caches.keys()).filter((name) => name.startsWith(APPS) && !used.includes(name));
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** @param {string} path */
async function keepAddress(path) {
  if (KEPT_DATA.test(new URL(path, location.origin).pathname)) {
    const response = await fetch(path, { cache: "no-cache" });
    if (response.ok) await keepData(path, response);
  } else if (FILES.test(path)) {
    // The page may be of a newer build, whose worker is not active yet.
    const cache = await caches.open(APPS + path.split("/")[2]);
    if (!await cache.match(path)) await cache.add(path);
    if (isForgetting) await removeCaches();
  }
}

/**
 * @param {string | Request} key
 * @param {Response} response
 */
async function keepData(key, response) {
  if (isForgetting) return;
  const cache = await caches.open(DATA);
  await cache.put(key, response);
  if (isForgetting) await removeCaches();
}

/**
 * Notes which build the server has.
 * @param {Request} _request
 * @param {Response} page
 */
async function noteServed(_request, page) {
  served = /"assets":"\/assets\/([\w-]+)"/.exec(await page.text())?.[1] ?? "";
  await reportNewer();
}

/**
 * Tells the open pages the build of the server, unless it is the newest cached one. A page that came from the cache, because the server was
 * slow, then gets that build's worker. NB: the response of the server may come before the page listens. So the worker tells the build again
 * when a page sends an order.
 */
async function reportNewer() {
  if (!served || served === await newestBuild() || isForgetting) return;
  for (const client of await worker.clients.matchAll()) client.postMessage({ newer: served });
}

/**
 * A file never changes at its address, so the cached copy is as good as the server's. Other open pages may belong to another build.
 * @param {Request} request
 */
async function file(request) {
  const names = (await caches.keys()).filter((name) => name.startsWith(APPS));
  for (const cacheName of names) {
    const kept = await caches.match(request, { cacheName, ignoreVary: true });
    if (kept) return kept;
  }
  return fetch(request);
}

/**
 * The response of the server, or the cached copy if the server does not answer soon. A response that comes later still goes to `keep`.
 * @param {FetchEvent} event
 * @param {() => Promise<Response | undefined>} cached
 * @param {(key: Request, response: Response) => Promise<void>} [keep]
 */
async function fresh(event, cached, keep) {
  const kept = await cached();
  const response = fetched(event, keep);
  if (!kept) return response;
  // NB: otherwise the browser may end the worker before a late response is there.
  event.waitUntil(response.catch(() => null));
  const wait = pause(restUntil > Date.now() ? 0 : PATIENCE).then(() => null);
  const first = await Promise.race([response.catch(() => null), wait]);
  if (first) return first;
  restUntil = Date.now() + REST;
  return kept;
}

/**
 * Fetches from the server. Treats a status of 500 or more as no response, because a proxy answers 502 if the server is down.
 * @param {FetchEvent} event
 * @param {(key: Request, response: Response) => Promise<void>} [keep]
 */
async function fetched(event, keep) {
  const response = await fetch(event.request);
  if (response.status >= 500) throw new TypeError(`status ${response.status}`);
  restUntil = 0;
  if (keep && response.ok) event.waitUntil(keep(event.request, response.clone()));
  return response;
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}

/**
 * The build in the address of a worker.
 * @param {string} address
 */
function buildOf(address) {
  return new URL(address).searchParams.get("build") ?? "";
}
