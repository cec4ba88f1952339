import { focusHeading } from "../dom.js";
import { practice } from "../practice_tests/api.js";
import { showFailed } from "../practice_tests/failed.js";
import { followProgress } from "../practice_tests/progress.js";
import { showReady } from "../practice_tests/ready.js";
import { showOutcome } from "../practice_tests/outcome.js";
import { Taking } from "../practice_tests/taking.js";
import { t } from "../words.js";
import { missingTest } from "../practice_tests/missing.js";

/** One test, shown as its state asks: being written, failed, ready, being taken, or handed in. */
export async function open({ main, id, signal, go, note }) {
  const test = await practice.test(id).catch(missingTest);
  if (signal.aborted) return null;
  const screen = { main, signal, go, id, note, redraw: () => {} };
  show(screen, test);
  return { redraw: () => screen.redraw() };
}

function show(screen, test) {
  document.title = t("page.title", { page: test.course });
  screen.main.removeAttribute("aria-busy");
  screen.redraw = states[test.status](screen, test) ?? (() => {});
}

/** Puts a test on the page that has come into another state while it was looked at. */
function change(screen, test) {
  if (screen.signal.aborted) return;
  show(screen, test);
  focusHeading(screen.main);
}

const states = {
  generating: (screen, test) => followProgress(screen, test, (next) => change(screen, next)),
  failed: (screen, test) => showFailed(screen, test, (next) => change(screen, next)),
  ready: (screen, test) => showReady(screen, test, (next) => change(screen, next)),
  in_progress: (screen, test) => {
    const taking = new Taking(screen, test, (next) => change(screen, next));
    return () => taking.draw();
  },
  submitted: (screen, test) => showOutcome(screen, test),
};
