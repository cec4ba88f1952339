import { asset, build } from "./build.js";
import { byID, find, focusHeading } from "./dom.js";
import { drawFooter } from "./footer.js";
import { keepRefusals } from "./game/refusals.js";
import { drawHeader, markPlace } from "./header.js";
import { loaded, LoadError } from "./loading.js";
import { isOffline, keepForOffline, whenIdle } from "./offline.js";
import { outbox } from "./outbox.js";
import { showEnd } from "./own_data/end_page.js";
import { endOfVisit, endWithOtherPages, isAfterEnd, onEndOfVisit, settleEarlierEnd } from "./own_data/visit.js";
import { followLinks, go, onNavigate } from "./router.js";
import { routeOf } from "./routes.js";
import { followUpdates, updated } from "./update.js";
import { removeDialogs } from "./widgets/dialog.js";
import { PageError, problemOf, showProblem } from "./widgets/problem.js";
import { redrawKeepingTexts } from "./widgets/typed_texts.js";
import { interfaceLanguage, loadWords, onWordsChanged, wantedInterface } from "./words.js";

/** @import { ScreenModule } from "./types/page.d.ts" */
/** @import { Outcome } from "./types/privacy.d.ts" */

const main = byID("main");
let leaving = new AbortController();
/** @type {(() => void) | null} */
let redraw = null;

function currentRoute() {
  return routeOf(build().routes, location.pathname);
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
  // NB: reading aids of one test must not count in the next one.
  delete document.documentElement.dataset.readings;
  removeDialogs();
  const end = endOfVisit();
  if (end) return showVisitEnd(end);
  main.setAttribute("aria-busy", "true");
  markPlace();
  try {
    const found = currentRoute();
    if (!found) throw new PageError("path");
    /** @type {ScreenModule} */
    const module = await loaded(() => import(`./screens/${found.screen}.js`), found.part);
    const screen = await module.open({
      main,
      id: found.id,
      query: new URLSearchParams(location.search),
      signal,
      // A reply can come after the learner has left the screen. It must not pull them away from the next one.
      go: (path, options) => signal.aborted ? undefined : go(path, options),
      note,
    });
    if (signal.aborted) return;
    redraw = screen?.redraw ?? null;
  } catch (error) {
    if (signal.aborted) return;
    const problem = problemOf(error);
    const retry = error instanceof LoadError ? reloadOnline : () => open();
    redraw = () => showProblem(main, problem, retry);
    redraw();
    if (problem.kind === "unreachable") addEventListener("online", retry, { once: true, signal });
  }
  main.removeAttribute("aria-busy");
  if (!first) focusHeading(main);
}

/** Loads the page again if the server can be reached. Otherwise, the page stays and says so again. */
async function reloadOnline() {
  if (await isOffline()) await open();
  else location.reload();
}

/**
 * After the end of a visit, every address shows that end.
 * @param {Outcome} end
 */
function showVisitEnd(end) {
  redraw = () => showEnd(main, end);
  redraw();
  main.removeAttribute("aria-busy");
  focusHeading(main);
}

/**
 * Says that the app could not be loaded, in the language of the interface. The page has this text in each of them.
 * @param {HTMLElement} place
 */
function sayWithoutWords(place) {
  const wanted = place.querySelector(`[lang="${wantedInterface()}"]`) ?? place.firstElementChild;
  for (const text of [...place.children]) if (text !== wanted) text.remove();
  place.hidden = false;
}

/** Names the manifest in the language of the interface. A browser that installs the app shows its texts. */
function chooseManifest() {
  const { lang } = interfaceLanguage();
  const file = lang === "en" ? "manifest.webmanifest" : `icons/${lang}.webmanifest`;
  find(document.head, "link[rel=manifest]").setAttribute("href", asset(file));
}

async function start() {
  followUpdates(() => !isAfterEnd());
  await settleEarlierEnd();
  endWithOtherPages();
  try {
    await loadWords(currentRoute()?.part);
  } catch {
    if (await updated()) return;
    find(main, ".loading").remove();
    main.removeAttribute("aria-busy");
    sayWithoutWords(byID("no-words"));
    return;
  }
  drawHeader();
  drawFooter();
  chooseManifest();
  followLinks();
  onNavigate(open);
  onEndOfVisit(open);
  onWordsChanged(() => {
    drawHeader();
    drawFooter();
    chooseManifest();
    keepApp();
    if (redraw) redrawKeepingTexts(main, redraw);
    else open({ first: true });
  });
  keepRefusals();
  outbox.flush();
  await open({ first: true });
  keepApp();
}

/** Caches the app for visits without a connection. A page that shows the end of a visit leaves nothing in the browser. */
function keepApp() {
  if (!isAfterEnd()) whenIdle(keepEverything);
}

async function keepEverything() {
  if (!await keepForOffline()) return;
  const { keepLikelyDeck } = await import("./game/likely_deck.js");
  if (!isAfterEnd()) await keepLikelyDeck();
}

start();
