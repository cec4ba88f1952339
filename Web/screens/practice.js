import { h } from "../dom.js";
import { practice } from "../practice_tests/api.js";
import { coursesSection } from "../practice_tests/courses.js";
import { currentCard } from "../practice_tests/current_card.js";
import { recentSection } from "../practice_tests/recent.js";
import { samplesSection } from "../practice_tests/samples.js";
import { scheduledCard } from "../practice_tests/scheduled_card.js";
import { statisticsSection } from "../practice_tests/statistics.js";
import { noteReturning } from "../returning.js";
import { t } from "../words.js";

/** @import { Screen, ScreenContext } from "../types/page.d.ts" */
/** @import { PracticeHome } from "../types/practice.d.ts" */
/** @typedef {Pick<ScreenContext, "main" | "signal" | "go"> & { home: PracticeHome }} PracticeScreen */

const PAUSE = 2_000;

/**
 * The start page of practice: the current test, earlier results, and links to begin something new.
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, signal, go, note }) {
  const home = await practice.home();
  if (signal.aborted) return null;
  const screen = { main, signal, go, home };
  draw(screen, note);
  followGeneration(screen);
  return { redraw: () => draw(screen, null) };
}

/**
 * @param {PracticeScreen} screen
 * @param {string | null} note
 */
function draw(screen, note) {
  const { main, home } = screen;
  document.title = t("page.title", { page: t("practice.title") });
  const isNew = home.courses.length === 0 && home.recent.length === 0 && !home.current;
  if (!isNew) noteReturning();
  main.replaceChildren(
    h(
      "div",
      { class: "page practice" },
      h("section", { class: "welcome" }, h("h1", { tabindex: "-1" }, t("practice.title")), h("p", {}, t("practice.what"))),
      note ? h("p", { class: "notice", role: "status" }, note) : null,
      isNew ? samplesSection(screen) : everything(screen),
    ),
  );
}

/** @param {PracticeScreen} screen */
function everything(screen) {
  const { home } = screen;
  const done = home.recent.filter((test) => test.test_id !== home.current?.test_id);
  return [
    h("div", { class: "practice-top" }, currentCard(screen), scheduledCard(home.scheduled)),
    coursesSection(home.courses),
    done.length ? recentSection(done) : null,
    home.statistics.tests ? statisticsSection(home.statistics) : null,
    home.courses.length ? null : samplesSection(screen),
  ];
}

/**
 * Updates the card while a test is being written.
 * @param {PracticeScreen} screen
 */
function followGeneration(screen) {
  if (screen.home.current?.status !== "generating") return;
  const timer = setTimeout(async () => {
    const home = await practice.home().catch(() => screen.home);
    if (screen.signal.aborted) return;
    const before = screen.home.current;
    screen.home = home;
    const changed = JSON.stringify(before) !== JSON.stringify(home.current);
    if (
      changed && !document.querySelector("dialog[open]") &&
      !screen.main.contains(document.activeElement?.closest("a, button, summary") ?? null)
    ) draw(screen, null);
    followGeneration(screen);
  }, PAUSE);
  screen.signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
}
