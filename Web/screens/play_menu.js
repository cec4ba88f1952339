import { api } from "../api.js";
import { game as server, screens } from "../game/api.js";
import { chosenList, lastMode, remember } from "../game/choice.js";
import { howToPlay } from "../game/how_to_play.js";
import { listCards } from "../game/list_cards.js";
import { modeCards } from "../game/mode_cards.js";
import { hardWordsLink, offlineNotice, refusalNotices } from "../game/notices.js";
import { keepForOffline } from "../game/offline.js";
import { OwnListForm } from "../game/own_list.js";
import { loadBest } from "../game/scores.js";
import { switches } from "../game/switches.js";
import { button, h, icon } from "../dom.js";
import { t } from "../words.js";

/** @import { MenuScreen } from "../types/game.d.ts" */
/** @import { Screen, ScreenContext } from "../types/page.d.ts" */

/**
 * The menu of the game: the modes and the lists, with the best scores so far.
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, signal, go }) {
  const [lists, scores, hard] = await Promise.all([server.lists(), loadBest(), server.hardWords().catch(() => null)]);
  if (signal.aborted) return null;
  /** @type {MenuScreen} */
  const screen = { main, signal, go, lists, scores, hard, mode: lastMode(), list: chosenList(lists)?.list_id ?? null, languages: [] };
  draw(screen);
  keepForOffline();
  // The languages are needed only for the player's own lists. Without a connection, none can be added.
  api.matching().then(({ languages }) => {
    screen.languages = languages;
    screen.own?.offer(languages);
  }, () => {});
  return { redraw: () => draw(screen) };
}

/** @param {MenuScreen} screen */
function draw(screen) {
  document.title = t("page.title", { page: t("play.menu") });
  const cards = h("div", { class: "list-place" });
  const show = () => cards.replaceChildren(listCards(screen, show));
  const own = new OwnListForm(screen, show);
  screen.own = own;
  show();
  const start = button([icon("play"), t("play.start")], { class: "primary large", testid: "start", onclick: () => play(screen) });
  screen.main.replaceChildren(
    h(
      "div",
      { class: "page play-menu" },
      h("section", { class: "welcome" }, h("h1", { tabindex: "-1" }, t("play.title")), h("p", {}, t("play.what"))),
      offlineNotice(screen.signal),
      refusalNotices(),
      h(
        "div",
        { class: "generate" },
        h("div", { class: "fields" }, modeCards(screen, show), cards, own.node),
        h(
          "aside",
          { class: "generate-side", "aria-label": t("play.aside") },
          h("div", { class: "generate-go" }, start),
          hardWordsLink(screen.hard),
          howToPlay(),
          h("section", { class: "panel", "aria-labelledby": "switches" }, h("h2", { id: "switches" }, t("play.switches")), switches()),
        ),
      ),
    ),
  );
}

/** @param {MenuScreen} screen */
function play({ mode, list, go }) {
  if (list === null) return;
  remember({ mode, list });
  go(screens.play(mode, list));
}
