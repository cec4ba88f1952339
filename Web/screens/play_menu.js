import { api } from "../api.js";
import { game as server, screens } from "../game/api.js";
import { findList, inLikelyBase } from "../game/base.js";
import { baseField } from "../game/base_field.js";
import { chosenList, lastMode, likelyLanguages, remember } from "../game/choice.js";
import { howToPlay } from "../game/how_to_play.js";
import { levelField } from "../game/level.js";
import { listCards } from "../game/list_cards.js";
import { modeCards } from "../game/mode_cards.js";
import { hardWordsLink, offlineNotice, refusalNotices } from "../game/notices.js";
import { keepGameForOffline } from "../game/offline.js";
import { OwnListForm } from "../game/own_list.js";
import { loadBest } from "../game/scores.js";
import { startLevel } from "../game/start_level.js";
import { switches } from "../game/switches.js";
import { onVoices } from "../game/voice.js";
import { button, h, icon } from "../dom.js";
import { noteReturning } from "../returning.js";
import { interfaceLanguage, t } from "../words.js";

/** @import { MenuScreen, WordList } from "../types/game.d.ts" */
/** @import { AttemptSummary } from "../types/placement.d.ts" */
/** @import { Screen, ScreenContext } from "../types/page.d.ts" */

/** Milliseconds to wait for the results of the player. */
const PATIENCE = 1_500;

/**
 * The menu of the game: the lists and the modes, with the best scores so far. A likely list is chosen already.
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, signal, go }) {
  const [lists, scores, hard, attempts] = await Promise.all([
    server.lists(),
    loadBest(),
    server.hardWords().catch(() => null),
    results(),
  ]);
  if (signal.aborted) return null;
  if (scores.length || hard?.hard_words.length) noteReturning();
  const likely = likelyLanguages({ attempts, browser: navigator.languages, interfaceLanguage: interfaceLanguage().lang });
  const chosen = chosenList(lists, null, likely);
  /** @param {WordList} list */
  const isChosen = (list) => chosen !== null && findList([list], chosen.list_id) !== null;
  // The chosen list comes first, so that it is visible on a phone.
  const ordered = lists.toSorted((one, other) => Number(isChosen(other)) - Number(isChosen(one)));
  /** @type {MenuScreen} */
  const screen = {
    main,
    signal,
    go,
    lists: ordered.map((list) => (chosen && isChosen(list) ? chosen : inLikelyBase(list))),
    scores,
    hard,
    mode: lastMode(),
    list: chosen?.list_id ?? null,
    attempts,
    languages: [],
  };
  draw(screen);
  onVoices(() => screen.listChanged?.(), signal);
  keepGameForOffline();
  // The languages are needed only for the player's own lists. Without a connection, none can be added.
  api.matching().then(({ languages }) => {
    screen.languages = languages;
    screen.own?.offer(languages);
  }, () => {});
  return { redraw: () => draw(screen) };
}

/** The results of the player's placement tests; none if the server does not respond soon. */
async function results() {
  /** @type {Promise<AttemptSummary[]>} */
  const nothing = new Promise((resolve) => setTimeout(resolve, PATIENCE, []));
  return await Promise.race([api.attempts().catch(() => []), nothing]);
}

/** @param {MenuScreen} screen */
function draw(screen) {
  document.title = t("page.title", { page: t("play.menu") });
  const cards = h("div", { class: "list-place" });
  const start = button([icon("play"), t("play.start")], { class: "primary large", testid: "start", onclick: () => play(screen) });
  const bar = h("div", { class: "generate-go" }, start);
  const show = () => {
    cards.replaceChildren(listCards(screen, show));
    bar.hidden = screen.lists.length === 0;
  };
  const own = new OwnListForm(screen, show);
  own.node.open = screen.lists.length === 0;
  screen.own = own;
  show();
  const switchPlace = h("div");
  const levelPlace = h("div");
  const basePlace = h("div");
  screen.listChanged = () => {
    const list = listOf(screen);
    switchPlace.replaceChildren(switches(list?.language_id ?? null));
    levelPlace.replaceChildren(levelField(list, screen.attempts));
    basePlace.replaceChildren(baseField(list, () => changeBase(screen, show)));
  };
  screen.listChanged();
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
        h("div", { class: "fields" }, cards, basePlace, own.node, modeCards(screen, show), levelPlace),
        h(
          "aside",
          { class: "generate-side", "aria-label": t("play.aside") },
          bar,
          hardWordsLink(screen.hard),
          howToPlay(),
          h("section", { class: "panel", "aria-labelledby": "switches" }, h("h2", { id: "switches" }, t("play.switches")), switchPlace),
        ),
      ),
    ),
  );
}

/**
 * Asks the words of all lists in the chosen base language. The same list stays chosen.
 * @param {MenuScreen} screen
 * @param {() => void} show
 */
function changeBase(screen, show) {
  const place = screen.lists.findIndex(({ list_id }) => list_id === screen.list);
  screen.lists = screen.lists.map(inLikelyBase);
  screen.list = screen.lists[place]?.list_id ?? null;
  show();
}

/** @param {MenuScreen} screen */
function listOf({ lists, list }) {
  return lists.find(({ list_id }) => list_id === list);
}

/** @param {MenuScreen} screen */
function play(screen) {
  const [list, { mode, go, attempts }] = [listOf(screen), screen];
  if (!list) return;
  const level = list.is_own ? null : startLevel(list.language_id, attempts);
  remember({ mode, list: list.list_id, level });
  go(screens.play(mode, list.list_id, level));
}
