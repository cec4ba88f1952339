/** @import { Tile } from "../types/placement.d.ts" */

/** The placed tiles in their order, the tiles in the bank, and the place of the next tile. Knows nothing of the page. */
export class Arrangement {
  /**
   * @param {Tile[]} tiles
   * @param {string[]} placed
   */
  constructor(tiles, placed) {
    this.tiles = tiles;
    const known = new Set(tiles.map((tile) => tile.tile_id));
    this.placed = placed.filter((id, index) => known.has(id) && placed.indexOf(id) === index);
    this.caret = this.placed.length;
  }

  get bank() {
    return this.tiles.filter((tile) => !this.placed.includes(tile.tile_id));
  }

  get complete() {
    return this.placed.length === this.tiles.length;
  }

  /** @param {string} id */
  text(id) {
    return this.tiles.find((tile) => tile.tile_id === id)?.text ?? "";
  }

  /** @param {string} separator */
  reads(separator) {
    return this.placed.map((id) => this.text(id)).join(separator);
  }

  /** @param {string[] | undefined} ids */
  equals(ids) {
    return ids?.length === this.placed.length && ids.every((id, index) => id === this.placed[index]);
  }

  /** @param {string} id */
  place(id) {
    this.placed.splice(this.caret, 0, id);
    this.caret += 1;
  }

  /**
   * The next tile goes to the place that becomes free.
   * @param {string} id
   */
  takeBack(id) {
    const index = this.placed.indexOf(id);
    this.placed.splice(index, 1);
    this.caret = index;
    return index;
  }

  /**
   * Moves a placed tile by one place. Returns false at the ends.
   * @param {string} id
   * @param {number} step
   */
  shift(id, step) {
    const from = this.placed.indexOf(id);
    const to = from + step;
    if (from < 0 || to < 0 || to >= this.placed.length) return false;
    this.placed.splice(from, 1);
    this.placed.splice(to, 0, id);
    return true;
  }

  /** @param {number} index */
  putCaret(index) {
    this.caret = Math.min(Math.max(index, 0), this.placed.length);
  }
}
