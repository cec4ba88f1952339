import { ApiError } from "./api.js";
import { byID, find, focusHeading } from "./dom.js";
import { keepRefusals } from "./game/refusals.js";
import { drawHeader, markPlace } from "./header.js";
import { outbox } from "./outbox.js";
import { followLinks, go, onNavigate } from "./router.js";
import { routeOf } from "./routes.js";
import { PageError, problemOf, showProblem } from "./widgets/problem.js";
import { loadWords, onWordsChanged } from "./words.js";

/** @import { Route, ScreenModule } from "./types/page.d.ts" */

/** @type {Route[]} */
let routes = [];
const main = byID("main");
let leaving = new AbortController();
/** @type {(() => void) | null} */
let redraw = null;

async function loadRoutes() {
  const response = await fetch("/routes.json");
  if (!response.ok) throw new ApiError(response.status);
  routes = await response.json();
}

/**
 * If a module of the app cannot be fetched, the connection is missing. The app is not faulty.
 * @param {string} screen
 * @returns {Promise<ScreenModule>}
 */
async function loaded(screen) {
  try {
    return await import(`./screens/${screen}.js`);
  } catch {
    throw new ApiError(0);
  }
}

/**
 * The old screen stays until the new one is ready, so nothing flashes.
 * @param {{ note?: string | null, first?: boolean }} [options]
 */
async function open({ note = null, first = false } = {}) {
  leaving.abort();
  leaving = new AbortController();
  const { signal } = leaving;
  redraw = null;
  main.setAttribute("aria-busy", "true");
  markPlace();
  try {
    const found = routeOf(routes, location.pathname);
    if (!found) throw new PageError("path");
    const screen = await (await loaded(found.screen)).open({
      main,
      id: found.id,
      query: new URLSearchParams(location.search),
      signal,
      go,
      note,
    });
    if (signal.aborted) return;
    redraw = screen?.redraw ?? null;
  } catch (error) {
    if (signal.aborted) return;
    const problem = problemOf(error);
    redraw = () => showProblem(main, problem, () => open());
    redraw();
  }
  main.removeAttribute("aria-busy");
  if (!first) focusHeading(main);
}

async function start() {
  try {
    await Promise.all([loadRoutes(), loadWords()]);
  } catch {
    find(main, ".loading").remove();
    main.removeAttribute("aria-busy");
    byID("no-words").hidden = false;
    return;
  }
  drawHeader();
  followLinks();
  onNavigate(open);
  onWordsChanged(() => {
    drawHeader();
    if (redraw) redraw();
    else open({ first: true });
  });
  keepRefusals();
  outbox.flush();
  await open({ first: true });
}

start();
