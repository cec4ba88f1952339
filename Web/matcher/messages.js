// Messages to a WebAssembly module and back: rows of fields of text. Docs/matcher-module.md describes them.

/**
 * The exports of every module, besides the functions that receive a message and return one.
 * @typedef {WebAssembly.Exports & {
 *   memory: WebAssembly.Memory,
 *   nivel_message_version(): number,
 *   nivel_allocate(length: number): number,
 *   nivel_release(at: number): void,
 * }} ModuleExports
 */

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** A request that a module refused. */
export class ModuleError extends Error {}

/**
 * Loads a module from an address or from bytes. Returns its exports.
 * @param {URL | Uint8Array<ArrayBuffer> | ArrayBuffer} source
 * @returns {Promise<ModuleExports>}
 */
export async function instantiate(source) {
  const bytes = source instanceof Uint8Array || source instanceof ArrayBuffer ? source : await fetched(source);
  const { instance } = await WebAssembly.instantiate(bytes, {});
  return /** @type {ModuleExports} */ (instance.exports);
}

/** @param {URL} address */
async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new ModuleError(`${address} could not be loaded: ${response.status}`);
  return response.arrayBuffer();
}

/** A module that uses one version of the messages. */
export class MessageModule {
  /** @type {ModuleExports} */
  #module;

  /**
   * @param {ModuleExports} module
   * @param {number} version
   */
  constructor(module, version) {
    this.#module = module;
    const found = module.nivel_message_version();
    if (found !== version) throw new ModuleError(`the module speaks version ${found} of the messages, this file ${version}`);
  }

  /**
   * The fields of the reply to a function.
   * @param {string} name
   * @param {string[]} fields
   */
  call(name, fields) {
    const request = message(fields);
    const module = this.#module;
    const at = module.nivel_allocate(request.length);
    if (!at) throw new ModuleError("there is no memory for a request of this length");
    new Uint8Array(module.memory.buffer).set(request, at);
    const run = /** @type {(at: number, length: number) => number} */ (module[name]);
    const reply = run(at, request.length);
    // NB: the memory may have grown during the call, so this reads the buffer again.
    const length = new DataView(module.memory.buffer).getUint32(reply, true);
    const bytes = new Uint8Array(module.memory.buffer, reply + 4, length).slice();
    module.nivel_release(at);
    module.nivel_release(reply);
    const [status, ...rest] = fieldsOf(bytes);
    if (status !== "ok") throw new ModuleError(rest[0]);
    return rest;
  }
}

/** @param {string[]} fields */
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

/** @param {Uint8Array} bytes */
function fieldsOf(bytes) {
  const view = new DataView(bytes.buffer);
  const fields = [];
  for (let at = 0; at < bytes.length;) {
    const length = view.getUint32(at, true);
    fields.push(decoder.decode(bytes.subarray(at + 4, at + 4 + length)));
    at += 4 + length;
  }
  return fields;
}
