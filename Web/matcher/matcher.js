// The answer matcher in this page: the same code as on the server, as WebAssembly. See Docs/matcher-module.md.

import { instantiate, MessageModule } from "./messages.js";

/** @import { Nearest, MatchingRules } from "../types/placement.d.ts" */
/** @typedef {{ language: string, format?: string, profile?: string | number, matching?: MatchingRules }} Settings */

const MESSAGE_VERSION = 1;

/**
 * Loads the module from an address, or from bytes that are already here.
 * @param {URL | Uint8Array<ArrayBuffer> | ArrayBuffer} [source]
 */
export async function loadMatcher(source = new URL("./nivel-matcher.wasm", import.meta.url)) {
  return new Matcher(new MessageModule(await instantiate(source), MESSAGE_VERSION));
}

/** The matcher. Throws a ModuleError if the module refuses a request. */
export class Matcher {
  #module;

  /** @param {MessageModule} module */
  constructor(module) {
    this.#module = module;
  }

  /**
   * Returns the normalized form of a text, which is what the matcher compares.
   * @param {string} text
   * @param {Settings} settings
   */
  normalize(text, settings) {
    return this.#module.call("nivel_normalize", [...head(settings), text])[0];
  }

  /**
   * Returns the verdict on an answer, with the fields that `nivel match --trace` prints.
   * @param {string} answer
   * @param {string[]} accept
   * @param {Settings} settings
   */
  match(answer, accept, settings) {
    const near = settings.matching?.near_misses ?? [];
    return verdict(this.#module.call("nivel_match", [...head(settings), String(near.length), ...near, answer, ...accept]));
  }
}

/** @param {Settings} settings */
function head({ language, format = "", profile = "", matching = {} }) {
  return [language, format, String(profile), matching.case ?? "", matching.marks ?? "", matching.spaces ?? ""];
}

/** @param {string[]} fields */
function verdict([outcome, tier, entry, profile, normalized, remark, note, known, nearEntry, kind, count, ...rest]) {
  const pieces = rest.splice(0, 2 * Number(count));
  const trace = [];
  for (let at = 0; at < rest.length; at += 3) trace.push({ step: rest[at], before: rest[at + 1], after: rest[at + 2] });
  /** @type {Nearest} */
  const nearest = { entry: nearEntry, kind: kind || null, difference: [] };
  for (let at = 0; at < pieces.length; at += 2) nearest.difference.push({ [pieces[at]]: pieces[at + 1] });
  const correct = outcome !== "wrong";
  return {
    correct,
    tier: tier ? Number(tier) : null,
    entry: correct ? entry : null,
    profile: Number(profile),
    normalized,
    remark: remark || null,
    note: note || null,
    known_language: known === "1",
    nearest: nearEntry ? nearest : null,
    trace,
  };
}
