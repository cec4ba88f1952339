import { FILES, PAGE } from "./game/offline_files.js";

/** @import { FetchEvent, WorkerScope } from "./types/worker.d.ts" */

/*
 * Caches only what the game needs without the server. Placement and practice are never cached.
 * Requests go to the network first. The cache answers if the network does not.
 */
const CACHE = "nivel-game";
/** Milliseconds that the server may take before the cached copy is used. */
const PATIENCE = 2_500;
/** Milliseconds after a timeout in which cached copies are used without waiting for the server. */
const REST = 10_000;

/** Milliseconds in which the files are not requested again. */
const FRESH = 600_000;

const SCREENS = /^\/play(\/|$)/;
const OWN = /^\/(game\/|screens\/play|css\/game\.css|api\/v1\/game\/)/;
const DATA = /^\/api\/v1\/(interface(\/[^/]+)?|game\/(lists(\/[^/]+)?|games|hard-words))$/;

const worker = /** @type {WorkerScope} */ (/** @type {unknown} */ (globalThis));
let restUntil = 0;
let refreshedAt = 0;

worker.addEventListener("install", (event) => {
  worker.skipWaiting();
  refreshedAt = Date.now();
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...FILES].map((path) => new Request(path, { cache: "no-cache" })))),
  );
});

worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

/** The page sends the addresses that it may need again. This updates them, and all files of the game if the last update was long ago. */
worker.addEventListener("message", (event) => {
  const files = Date.now() - refreshedAt > FRESH ? FILES : [];
  refreshedAt = Date.now();
  event.waitUntil(Promise.allSettled([...files, ...event.data.keep].map(refresh)));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || request.cache === "no-store" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (SCREENS.test(pathname)) event.respondWith(answer(event, PAGE, PATIENCE));
  } else if (FILES.includes(pathname) || DATA.test(pathname)) {
    event.respondWith(shared(event, pathname));
  }
});

/**
 * Answers a request for a file of the game. Other parts of the app share some files. For them, the cache answers only if there is no
 * network at all, because a slow response must not mix old modules with new ones.
 * @param {FetchEvent} event
 * @param {string} pathname
 */
async function shared(event, pathname) {
  const client = OWN.test(pathname) ? null : await worker.clients.get(event.clientId);
  const isForGame = client === null || (client && SCREENS.test(new URL(client.url).pathname));
  return answer(event, event.request, isForGame ? PATIENCE : Infinity);
}

/**
 * @param {FetchEvent} event
 * @param {string | Request} key
 * @param {number} patience
 */
async function answer(event, key, patience) {
  const kept = await caches.match(key, { cacheName: CACHE, ignoreVary: true });
  const fresh = fetched(event, key);
  if (!kept) return fresh;
  const wait = patience === Infinity ? null : pause(restUntil > Date.now() ? 0 : patience).then(() => null);
  const response = await Promise.race([fresh.catch(() => null), wait].filter(Boolean));
  if (response) return response;
  restUntil = Date.now() + REST;
  return kept;
}

/**
 * Fetches from the server. Treats a status of 500 or more as no response, because a proxy answers 502 if the server is down.
 * @param {FetchEvent} event
 * @param {string | Request} key
 */
async function fetched(event, key) {
  const response = await fetch(event.request);
  if (response.status >= 500) throw new TypeError(`status ${response.status}`);
  restUntil = 0;
  if (response.ok) event.waitUntil(keep(key, response.clone()));
  return response;
}

/** @param {string} path */
async function refresh(path) {
  const response = await fetch(path, { cache: "no-cache" });
  if (response.ok) await keep(path, response);
}

/**
 * @param {string | Request} key
 * @param {Response} response
 */
async function keep(key, response) {
  const cache = await caches.open(CACHE);
  await cache.put(key, response);
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}
