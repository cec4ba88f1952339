import { FILES, PAGE } from "./game/offline_files.js";

/** @import { FetchEvent, WorkerScope } from "./types/worker.d.ts" */

/*
 * Keeps the game playable without the server, and nothing else: placement and practice are never kept.
 * The network is asked first; what is kept answers when the network does not.
 */
const CACHE = "nivel-game";
/** Milliseconds that the server may take before a kept copy is used. */
const PATIENCE = 2_500;
/** Milliseconds after a silence in which nobody is kept waiting for the server again. */
const REST = 10_000;

/** Milliseconds in which the files are not asked for once more. */
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

/** The page names what it has opened and may want again. Screens that nobody has opened lately are brought up to date with the others. */
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
 * What other parts of the app use too is taken from the cache for them only when there is no network at all: a slow answer must not mix old
 * modules with new ones.
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
 * An answer that is not the server's own is none, so that a kept copy is used: a proxy says 502 where the server is gone.
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
