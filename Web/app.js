import { ApiError } from "./api.js";
import { focusHeading } from "./dom.js";
import { keepRefusals } from "./game/refusals.js";
import { drawHeader, markPlace } from "./header.js";
import { outbox } from "./outbox.js";
import { followLinks, go, onNavigate } from "./router.js";
import { showProblem } from "./screens/problem.js";
import { loadWords, onWordsChanged } from "./words.js";

const SCREENS = [
  [/^\/$/, () => import("./screens/languages.js")],
  [/^\/test\/([^/]+)\/?$/, () => import("./screens/runner.js")],
  [/^\/playground\/?$/, () => import("./screens/playground.js")],
  [/^\/authors\/?$/, () => import("./screens/authors.js")],
  [/^\/result\/([^/]+)\/?$/, () => import("./screens/result.js")],
  [/^\/play\/?$/, () => import("./screens/play.js")],
  [/^\/play\/menu\/?$/, () => import("./screens/play_menu.js")],
  [/^\/play\/review\/?$/, () => import("./screens/play_review.js")],
  [/^\/practice\/?$/, () => import("./screens/practice.js")],
  [/^\/practice\/new\/?$/, () => import("./screens/practice_new.js")],
  [/^\/practice\/schedule\/?$/, () => import("./screens/practice_schedule.js")],
  [/^\/practice\/courses\/new\/?$/, () => import("./screens/practice_new_course.js")],
  [/^\/practice\/courses\/([^/]+)\/?$/, () => import("./screens/practice_course.js")],
  [/^\/practice\/tests\/([^/]+)\/?$/, () => import("./screens/practice_test.js")],
  [/^\/practice\/tests\/([^/]+)\/print\/?$/, () => import("./screens/practice_paper.js")],
];

const main = document.getElementById("main");
let leaving = new AbortController();
let redraw = null;

function route() {
  for (const [pattern, load] of SCREENS) {
    const match = location.pathname.match(pattern);
    if (match) return { load, id: match[1] ? decoded(match[1]) : null };
  }
  return null;
}

/** A part of the app that cannot be fetched is a missing connection, not a fault. */
function loaded(found) {
  return found.load().catch(() => {
    throw new ApiError(0);
  });
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The old screen stays until the new one is ready, so nothing flashes. */
async function open({ note = null, first = false } = {}) {
  leaving.abort();
  leaving = new AbortController();
  const { signal } = leaving;
  redraw = null;
  main.setAttribute("aria-busy", "true");
  markPlace();
  try {
    const found = route();
    if (!found) throw Object.assign(new Error("unknown path"), { kind: "path" });
    const screen = await (await loaded(found)).open({ main, id: found.id, query: new URLSearchParams(location.search), signal, go, note });
    if (signal.aborted) return;
    redraw = screen?.redraw ?? null;
  } catch (error) {
    if (signal.aborted) return;
    redraw = () => showProblem(main, error, () => open());
    redraw();
  }
  main.removeAttribute("aria-busy");
  if (!first) focusHeading(main);
}

async function start() {
  try {
    await loadWords();
  } catch {
    main.querySelector(".loading").remove();
    main.removeAttribute("aria-busy");
    document.getElementById("no-words").hidden = false;
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
