// The answer matcher in this page: the same code as on the server, as WebAssembly. See Docs/matcher-module.md.

import { instantiate, MessageModule } from "./messages.js";

const MESSAGE_VERSION = 1;

/** Loads the module from an address, or from bytes that are already here. */
export async function loadMatcher(source = new URL("./nivel-matcher.wasm", import.meta.url)) {
  return new Matcher(new MessageModule(await instantiate(source), MESSAGE_VERSION));
}

/** What it has no answer to, it throws as a ModuleError. */
export class Matcher {
  #module;

  constructor(module) {
    this.#module = module;
  }

  /** The form of a text: what is compared. */
  normalize(text, settings) {
    return this.#module.call("nivel_normalize", [...head(settings), text])[0];
  }

  /** The verdict on an answer: the fields that `nivel match --trace` prints. */
  match(answer, accept, settings) {
    const near = settings.matching?.near_misses ?? [];
    return verdict(this.#module.call("nivel_match", [...head(settings), String(near.length), ...near, answer, ...accept]));
  }
}

function head({ language, format = "", profile = "", matching = {} }) {
  return [language, format, String(profile), matching.case ?? "", matching.marks ?? "", matching.spaces ?? ""];
}

function verdict([outcome, tier, entry, profile, normalized, remark, note, known, nearEntry, kind, count, ...rest]) {
  const pieces = rest.splice(0, 2 * Number(count));
  const trace = [];
  for (let at = 0; at < rest.length; at += 3) trace.push({ step: rest[at], before: rest[at + 1], after: rest[at + 2] });
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
