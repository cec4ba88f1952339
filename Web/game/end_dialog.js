import { button, h, icon } from "../dom.js";
import { outbox } from "../outbox.js";
import { number, plural, t } from "../words.js";
import { isWaiting } from "./hand_in.js";
import { mistakesList } from "./mistakes.js";
import { refusalOf } from "./refusals.js";
import { bestOf, isBetter } from "./scores.js";
import { openDialog } from "../widgets/dialog.js";

/** @import { GameSettings, PairAttempt, View } from "../types/game.d.ts" */

/** A tap within this number of milliseconds was meant for the game. */
const SETTLING = 400;

/**
 * Shows how the game ended: the score, the mistakes, and what to do next. Escape quits.
 * @param {{ game: GameSettings, view: View, attempts: PairAttempt[], path: string }} end
 * @param {{ restart: () => void, quit: () => void }} actions
 */
export function openEndDialog({ game, view, attempts, path }, { restart, quit }) {
  let then = quit;
  const closing = new AbortController();
  const dialog = openDialog(
    t(`play.end.${view.state}`),
    { firm: true, class: "game-dialog end", testid: "end-dialog", "aria-describedby": "end-score" },
    h(
      "div",
      { class: view.state === "user_won" ? "vial tilted upright" : "vial tilted", "aria-hidden": "true" },
      h("span", { class: "bubble" }),
    ),
    scoreLine(view),
    bestLine(game, view),
    handedIn(path, closing.signal),
    mistakesSection(attempts, game),
    choices((action) => {
      then = action;
      dialog.close();
    }, { restart, quit }),
  );
  dialog.addEventListener("close", () => {
    closing.abort();
    then();
  });
  return dialog;
}

/**
 * @param {(action: () => void) => void} choose
 * @param {{ restart: () => void, quit: () => void }} actions
 */
function choices(choose, { restart, quit }) {
  const openedAt = performance.now();
  /**
   * @param {() => void} action
   * @returns {(event: MouseEvent) => void}
   */
  const settled = (action) => ({ detail }) => {
    if (detail === 0 || performance.now() - openedAt > SETTLING) choose(action);
  };
  return h(
    "div",
    { class: "actions" },
    button([icon("replay"), t("play.restart")], { class: "primary large", testid: "restart", autofocus: true, onclick: settled(restart) }),
    button(t("play.quit"), { class: "large", testid: "quit", onclick: settled(quit) }),
  );
}

/**
 * @param {PairAttempt[]} attempts
 * @param {GameSettings} game
 */
function mistakesSection(attempts, { deck, target }) {
  const mistakes = attempts.filter((attempt) => !attempt.isCorrect);
  return mistakes.length
    ? h("section", { "aria-labelledby": "mistakes" }, h("h3", { id: "mistakes" }, t("play.mistakes")), mistakesList(mistakes, deck, target))
    : null;
}

/** @param {View} view */
function scoreLine(view) {
  return h(
    "p",
    { class: "end-score", id: "end-score", testid: "end-score" },
    h("strong", {}, plural("play.points", view.points)),
    " ",
    h("span", { class: "quiet" }, t("play.right_and_wrong", { right: number(view.right), wrong: number(view.wrong) })),
  );
}

/**
 * Shows the best game when the scores have loaded, and then adds this game to the scores.
 * @param {GameSettings} game
 * @param {View} view
 */
function bestLine({ scores, list, mode }, view) {
  const line = h("p", { class: "best", testid: "best" });
  const mine = { list_id: list.list_id, mode, points: view.points, right: view.right, wrong: view.wrong };
  scores.then((games) => {
    const best = bestOf(games, list.list_id, mode);
    const isBest = isBetter(mine, best);
    line.classList.toggle("is-best", isBest);
    line.replaceChildren(...(isBest ? [icon("flag"), t("play.new_best")] : best ? [t("play.best", { points: number(best.points) })] : []));
    games.push(mine);
  });
  return line;
}

/**
 * Shows a notice if the score is not on the server.
 * @param {string} path
 * @param {AbortSignal} signal
 */
function handedIn(path, signal) {
  const line = h("p", { class: "handed-in", role: "status", testid: "handed-in" });
  const show = () => {
    const refusal = refusalOf(path);
    line.classList.toggle("trouble", refusal !== null);
    if (refusal) line.replaceChildren(t("play.refused"), " ", h("span", { lang: "en", dir: "ltr" }, refusal.reason ?? ""));
    else line.textContent = isWaiting(path) && outbox.state === "waiting" ? t(outbox.isReached ? "save.delayed" : "play.waiting") : "";
  };
  outbox.onChange(show, signal);
  show();
  return line;
}
