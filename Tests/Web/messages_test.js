import assert from "node:assert/strict";
import { test } from "node:test";
import { MessageModule, ModuleError } from "../../Web/matcher/messages.js";

/** @import { ModuleExports } from "../../Web/matcher/messages.js" */

/**
 * Makes a module that returns its request after a status, from its own memory.
 * @param {string} status
 */
function echo(status) {
  const memory = new WebAssembly.Memory({ initial: 1 });
  /** @type {number[]} */
  const released = [];
  let top = 8;
  /** @param {number} length */
  const allocate = (length) => {
    const at = top;
    top += length + 8;
    return at;
  };
  /**
   * @param {number} at
   * @param {number} length
   */
  const reply = (at, length) => {
    const field = new TextEncoder().encode(status);
    const place = allocate(8 + field.length + length);
    const view = new DataView(memory.buffer);
    view.setUint32(place, 4 + field.length + length, true);
    view.setUint32(place + 4, field.length, true);
    new Uint8Array(memory.buffer).set(field, place + 8);
    new Uint8Array(memory.buffer).copyWithin(place + 8 + field.length, at, at + length);
    return place;
  };
  const exports = {
    memory,
    nivel_message_version: () => 1,
    nivel_allocate: allocate,
    nivel_release: (/** @type {number} */ at) => released.push(at),
    echo: reply,
  };
  return { exports: /** @type {ModuleExports} */ (/** @type {unknown} */ (exports)), released };
}

test("Fields arrive unchanged, including empty fields and every script", () => {
  const fields = ["", "naïve", "食べます", "😀", "\ufeffmark", "a\u0000b"];
  assert.deepEqual(new MessageModule(echo("ok").exports, 1).call("echo", fields), fields);
});

test("The memory of a request and of its reply is released", () => {
  const { exports, released } = echo("ok");
  new MessageModule(exports, 1).call("echo", ["x"]);
  assert.equal(released.length, 2);
});

test("A request that the module refuses throws an error with the reason", () => {
  assert.throws(() => new MessageModule(echo("error").exports, 1).call("echo", ["unknown profile"]), new ModuleError("unknown profile"));
});

test("A module with another message version is refused", () => {
  assert.throws(() => new MessageModule(echo("ok").exports, 2), ModuleError);
});

test("A request that does not fit into memory is refused", () => {
  const { exports } = echo("ok");
  exports.nivel_allocate = () => 0;
  assert.throws(() => new MessageModule(exports, 1).call("echo", ["x"]), ModuleError);
});
