import { button, foreign, h, icon } from "../dom.js";
import { confirmDialog } from "../widgets/confirm_dialog.js";
import { vialDrawing } from "../widgets/drawing.js";
import { languageName, number, plural, t } from "../words.js";
import { game } from "./api.js";
import { bestOf } from "./scores.js";
import { targetOf } from "./texts.js";

/** @import { MenuScreen, WordList } from "../types/game.d.ts" */

/**
 * The lists to choose from, each with its best score in the chosen mode.
 * @param {MenuScreen} screen
 * @param {() => void} changed
 */
export function listCards(screen, changed) {
  /** @param {WordList} list */
  const item = (list) => h("li", {}, card(list, screen), list.is_own ? remover(list, screen, changed) : null);
  return h(
    "fieldset",
    { class: "field" },
    h("legend", { class: "field-legend" }, t("play.lists")),
    screen.lists.length
      ? h("ul", { class: "lists", testid: "lists" }, screen.lists.map(item))
      : h("div", { class: "empty-place", testid: "no-lists" }, vialDrawing("upright"), h("p", {}, t("play.lists.none"))),
  );
}

/**
 * @param {WordList} list
 * @param {MenuScreen} screen
 */
function card(list, screen) {
  const input = h("input", {
    type: "radio",
    name: "list",
    value: list.list_id,
    checked: list.list_id === screen.list,
    testid: `list-${list.list_id}`,
    onchange: () => {
      screen.list = list.list_id;
      screen.listChanged?.();
    },
  });
  const best = bestOf(screen.scores, list.list_id, screen.mode);
  return h(
    "label",
    { class: "game-card list-card" },
    input,
    h(
      "span",
      { class: "card-text" },
      name(list),
      h(
        "span",
        { class: "small quiet" },
        nameHere(list) ? `${nameHere(list)} · ` : null,
        h("span", { class: "whole" }, plural("play.words", list.entries)),
      ),
    ),
    best
      ? h(
        "span",
        { class: "best-tag", testid: `best-${list.list_id}` },
        h("span", { class: "small quiet" }, t("play.best_short")),
        " ",
        h("strong", {}, number(best.points)),
      )
      : null,
  );
}

/** @param {WordList} list */
function name(list) {
  return list.is_own ? h("bdi", { class: "own-name" }, list.name) : foreign("span", targetOf(list), { class: "own-name" }, list.name);
}

/**
 * The name of the language in the language of the interface.
 * @param {WordList} list
 */
function nameHere(list) {
  return languageName(list.language_id) ?? (list.is_own ? null : list.english_name);
}

/**
 * @param {WordList} list
 * @param {MenuScreen} screen
 * @param {() => void} changed
 */
function remover(list, screen, changed) {
  const ask = () =>
    confirmDialog({
      title: t("play.own.delete.title", { name: list.name }),
      text: t("play.own.delete.text"),
      confirm: t("play.own.delete"),
      action: async () => {
        await game.deleteList(list.list_id);
        screen.lists = screen.lists.filter((other) => other !== list);
        if (screen.list === list.list_id) screen.list = screen.lists[0]?.list_id ?? null;
        screen.listChanged?.();
        changed();
      },
    });
  return button(icon("remove"), {
    class: "plain",
    "aria-label": t("play.own.delete.label", { name: list.name }),
    testid: `delete-${list.list_id}`,
    onclick: ask,
  });
}
