// The answer matcher in this page: the same code as on the server, as WebAssembly. See Docs/matcher-module.md.

const MESSAGE_VERSION = 1;
const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Something the matcher was asked that it has no answer to. */
export class MatcherError extends Error {}

/** Loads the module from an address, or from bytes that are already here. */
export async function loadMatcher(source = new URL("./nivel-matcher.wasm", import.meta.url)) {
  const bytes = source instanceof Uint8Array || source instanceof ArrayBuffer ? source : await fetched(source);
  const { instance } = await WebAssembly.instantiate(bytes, {});
  return new Matcher(instance.exports);
}

async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new MatcherError(`${address} could not be loaded: ${response.status}`);
  return response.arrayBuffer();
}

export class Matcher {
  #module;

  constructor(module) {
    this.#module = module;
    const version = module.nivel_message_version();
    if (version !== MESSAGE_VERSION) throw new MatcherError(`the module speaks version ${version} of the messages, this file ${MESSAGE_VERSION}`);
  }

  /** The form of a text: what is compared. */
  normalize(text, settings) {
    return this.#call("nivel_normalize", [...head(settings), text])[0];
  }

  /** The verdict on an answer: the fields that `nivel match --trace` prints. */
  match(answer, accept, settings) {
    const near = settings.matching?.near_misses ?? [];
    return verdict(this.#call("nivel_match", [...head(settings), String(near.length), ...near, answer, ...accept]));
  }

  #call(name, fields) {
    const request = message(fields);
    const module = this.#module;
    const at = module.nivel_allocate(request.length);
    if (!at) throw new MatcherError("there is no memory for an answer of this length");
    new Uint8Array(module.memory.buffer).set(request, at);
    const reply = module[name](at, request.length);
    // NB: memory may have grown in the call, so it is looked at anew.
    const length = new DataView(module.memory.buffer).getUint32(reply, true);
    const bytes = new Uint8Array(module.memory.buffer, reply + 4, length).slice();
    module.nivel_release(at);
    module.nivel_release(reply);
    const [status, ...rest] = fieldsOf(bytes);
    if (status !== "ok") throw new MatcherError(rest[0]);
    return rest;
  }
}

function head({ language, format = "", profile = "", matching = {} }) {
  return [language, format, String(profile), matching.case ?? "", matching.marks ?? "", matching.spaces ?? ""];
}

function message(fields) {
  const parts = fields.map((field) => encoder.encode(field));
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const part of parts) {
    view.setUint32(at, part.length, true);
    bytes.set(part, at + 4);
    at += 4 + part.length;
  }
  return bytes;
}

function fieldsOf(bytes) {
  const view = new DataView(bytes.buffer);
  const fields = [];
  for (let at = 0; at < bytes.length; ) {
    const length = view.getUint32(at, true);
    fields.push(decoder.decode(bytes.subarray(at + 4, at + 4 + length)));
    at += 4 + length;
  }
  return fields;
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
