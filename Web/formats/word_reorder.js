import { announce, button, find, foreign, h } from "../dom.js";
import { number, t } from "../words.js";
import { Arrangement } from "./arrangement.js";
import { worded } from "./reading_aids.js";

/** @import { ReorderItem, Tile } from "../types/placement.d.ts" */
/** @import { FormatParts, QuestionContext } from "../types/questions.d.ts" */

/**
 * Builds a sentence from tiles. A tap moves a tile; a mark in the answer shows the place of the next tile.
 * @param {QuestionContext<ReorderItem>} context
 * @returns {FormatParts}
 */
export function wordReorder(context) {
  const { item, draft } = context;
  const board = new Board(context, new Arrangement(item.tiles, draft?.tiles ?? item.answer?.tiles ?? []));
  board.draw();
  const submitted = () => board.order.equals(item.answer?.tiles);
  const untouched = () => item.answer?.dont_know && board.order.placed.length === 0;
  return {
    nodes: [h("p", { class: "quiet small", id: "tiles-help" }, t("tiles.help")), ...board.nodes],
    action: () => (submitted() || untouched() ? "next" : "submit"),
    ready: () => board.order.complete,
    commit: () => {
      if (board.order.complete && !submitted()) context.give({ tiles: [...board.order.placed] });
    },
    key: (event, symbol) => board.key(event, symbol),
  };
}

class Board {
  /**
   * @param {QuestionContext<ReorderItem>} context
   * @param {Arrangement} order
   */
  constructor(context, order) {
    this.context = context;
    this.order = order;
    const { target, item } = context;
    this.buttons = new Map(item.tiles.map((tile) => [tile.tile_id, this.makeTile(tile)]));
    this.line = foreign("div", target, {
      class: "answer-line",
      role: "group",
      "aria-label": t("tiles.answer"),
      "aria-describedby": "tiles-help",
      testid: "answer-line",
    });
    this.preview = foreign("span", target, { class: "reads", testid: "reads-as" });
    this.bank = foreign("div", target, { class: "bank", role: "group", "aria-label": t("tiles.bank"), testid: "bank" });
    this.nodes = [
      this.line,
      h("p", { class: "reads-as" }, h("span", { class: "quiet small" }, t("tiles.reads")), " ", this.preview),
      this.bank,
    ];
  }

  /** @param {Tile} tile */
  makeTile(tile) {
    const made = foreign(
      "button",
      this.context.target,
      { class: "tile", type: "button", testid: `tile-${tile.tile_id}` },
      h("span", {}, worded(tile.text, tile.reading)),
    );
    made.addEventListener("click", () => this.press(tile.tile_id));
    return made;
  }

  /**
   * The button of a tile.
   * @param {string} id
   */
  tile(id) {
    const found = this.buttons.get(id);
    if (!found) throw new Error(`there is no tile ${id}`);
    return found;
  }

  draw() {
    const { order } = this;
    const focused = document.activeElement;
    const placed = order.placed.flatMap((id, index) => [this.makeGap(index), this.tile(id)]);
    this.line.replaceChildren(...placed, this.makeGap(order.placed.length));
    this.line.classList.toggle("complete", order.complete);
    this.bank.replaceChildren(...order.bank.map((tile) => this.tile(tile.tile_id)));
    this.preview.textContent = order.reads(this.context.item.tile_separator ?? " ");
    this.preview.parentElement?.classList.toggle("empty", order.placed.length === 0);
    this.label();
    // Moving a button in the page takes the focus from it.
    [...this.buttons.values()].find((tile) => tile === focused)?.focus({ preventScroll: true });
  }

  /** Tiles in the bank show their keyboard shortcut. The label of a placed tile says its position. */
  label() {
    const { order } = this;
    order.bank.forEach((tile, index) => {
      const made = this.tile(tile.tile_id);
      made.removeAttribute("aria-description");
      made.dataset.key = index < 9 ? number(index + 1) : "";
    });
    order.placed.forEach((id, index) => this.tile(id).setAttribute("aria-description", this.position(index)));
  }

  /** @param {number} index */
  position(index) {
    return t("tiles.position", { place: number(index + 1), count: number(this.order.tiles.length) });
  }

  /** @param {number} index */
  makeGap(index) {
    const { order } = this;
    const here = order.caret === index;
    const name = index === 0 ? t("tiles.gap_start") : t("tiles.gap_after", { word: order.text(order.placed[index - 1]) });
    return button("", {
      class: "tile-gap",
      testid: `gap-${index}`,
      "aria-label": name,
      "aria-pressed": String(here),
      tabindex: here ? "0" : "-1",
      hidden: order.complete,
      onclick: () => this.putCaret(index),
    });
  }

  /** @param {string} message */
  changed(message) {
    this.context.saveDraft({ tiles: [...this.order.placed] });
    this.draw();
    this.context.changed();
    announce(message);
  }

  /** @param {string} id */
  press(id) {
    if (this.order.placed.includes(id)) this.takeBack(id);
    else this.place(id);
  }

  /**
   * @param {string} id
   * @param {{ keepFocus?: boolean }} [options]
   */
  place(id, { keepFocus = false } = {}) {
    const { order } = this;
    const from = order.bank.findIndex((tile) => tile.tile_id === id);
    const place = order.caret;
    order.place(id);
    this.changed(t("tiles.placed", { word: order.text(id), position: this.position(place) }));
    if (!keepFocus) this.focusBank(from);
  }

  /**
   * @param {string} id
   * @param {{ keepFocus?: boolean }} [options]
   */
  takeBack(id, { keepFocus = false } = {}) {
    const index = this.order.takeBack(id);
    this.changed(t("tiles.returned", { word: this.order.text(id) }));
    if (!keepFocus) this.focusPlaced(index);
  }

  /**
   * @param {string} id
   * @param {number} step
   */
  shift(id, step) {
    if (!this.order.shift(id, step)) return;
    this.changed(t("tiles.moved", { word: this.order.text(id), position: this.position(this.order.placed.indexOf(id)) }));
    this.tile(id).focus();
  }

  /** @param {number} index */
  putCaret(index) {
    this.order.putCaret(index);
    const inLine = this.line.contains(document.activeElement);
    this.draw();
    const gap = find(this.line, "[aria-pressed=true]");
    if (inLine) gap.focus();
    else announce(gap.getAttribute("aria-label") ?? "");
  }

  /** @param {number} index */
  focusBank(index) {
    const { bank } = this.order;
    const next = bank[Math.min(index, bank.length - 1)];
    if (next) this.tile(next.tile_id).focus();
    else this.context.completed();
  }

  /** @param {number} index */
  focusPlaced(index) {
    const id = this.order.placed[Math.min(index, this.order.placed.length - 1)];
    const next = id ? this.tile(id) : find(this.line, ".tile-gap");
    next.focus();
  }

  /**
   * @param {KeyboardEvent} event
   * @param {string | null} symbol
   */
  key(event, symbol) {
    const placed = this.order.placed.find((id) => this.buttons.get(id) === event.target);
    const forward = this.context.target.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") return this.arrow(placed, event.key === forward ? 1 : -1);
    if (event.key === "Backspace" || event.key === "Delete") return this.erase(placed);
    const tile = /^[1-9]$/.test(symbol ?? "") ? this.order.bank[Number(symbol) - 1] : null;
    if (!tile) return false;
    this.place(tile.tile_id, { keepFocus: this.buttons.get(tile.tile_id) !== document.activeElement });
    return true;
  }

  /**
   * @param {string | undefined} placed
   * @param {number} step
   */
  arrow(placed, step) {
    if (placed) this.shift(placed, step);
    else this.putCaret(this.order.caret + step);
    return true;
  }

  /** @param {string | undefined} placed */
  erase(placed) {
    const id = placed ?? this.order.placed[this.order.caret - 1];
    if (id) this.takeBack(id, { keepFocus: !placed && !this.line.contains(document.activeElement) });
    return true;
  }
}
