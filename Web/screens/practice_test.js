import { focusHeading } from "../dom.js";
import { practice } from "../practice_tests/api.js";
import { showFailed } from "../practice_tests/failed.js";
import { followProgress } from "../practice_tests/progress.js";
import { showReady } from "../practice_tests/ready.js";
import { showOutcome } from "../practice_tests/outcome.js";
import { Taking } from "../practice_tests/taking.js";
import { t } from "../words.js";
import { missingTest } from "../practice_tests/missing.js";

/** @import { Screen, ScreenContext } from "../types/page.d.ts" */
/** @import { Test } from "../types/practice.d.ts" */
/** @typedef {Pick<ScreenContext, "main" | "signal" | "go" | "id"> & { redraw: () => void }} TestScreen */

/**
 * One test, in the view for its state: being written, failed, ready, being taken, or submitted.
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, id, signal, go }) {
  const test = await practice.test(id).catch(missingTest);
  if (signal.aborted) return null;
  const screen = { main, signal, go, id, redraw: () => {} };
  show(screen, test);
  return { redraw: () => screen.redraw() };
}

/**
 * @param {TestScreen} screen
 * @param {Test} test
 */
function show(screen, test) {
  document.title = t("page.title", { page: test.course });
  screen.main.removeAttribute("aria-busy");
  screen.redraw = shown(screen, test);
}

/**
 * Shows a test whose state has changed while the page was open.
 * @param {TestScreen} screen
 * @param {Test} test
 */
function change(screen, test) {
  if (screen.signal.aborted) return;
  show(screen, test);
  focusHeading(screen.main);
}

/**
 * Shows a test. Returns a function that draws it again.
 * @param {TestScreen} screen
 * @param {Test} test
 * @returns {() => void}
 */
function shown(screen, test) {
  switch (test.status) {
    case "generating":
      return followProgress(screen, test, (next) => change(screen, next));
    case "failed":
      return showFailed(screen, test);
    case "ready":
      return showReady(screen, test);
    case "in_progress": {
      const taking = new Taking(screen, test, (next) => change(screen, next));
      return () => taking.draw();
    }
    case "submitted":
      return showOutcome(screen, test);
  }
}
