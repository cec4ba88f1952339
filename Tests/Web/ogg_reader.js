import assert from "node:assert/strict";

/*
 * Reads an Ogg file with one Opus stream, written after RFC 3533 and RFC 7845 without a look at the writer. It fails for every page that is
 * not as they say.
 */

/** @typedef {{ flags: number, position: number, number: number, segments: Uint8Array[] }} Page */

/** @param {Uint8Array} file */
export function opusStream(file) {
  const pages = pagesOf(file);
  assert.deepEqual(pages.map(({ number }) => number), pages.map((_, index) => index));
  assert.deepEqual(pages.map(({ flags }) => flags), pages.map((_, index) => index === 0 ? 2 : index === pages.length - 1 ? 4 : 0));
  const [head, tags, ...packets] = pages.flatMap(({ segments }) => packetsOf(segments));
  assert.equal(pages[0].segments.length, 1);
  assert.equal(text(head.subarray(0, 8)), "OpusHead");
  assert.deepEqual([head.length, head[8], head[16], head[17], head[18]], [19, 1, 0, 0, 0]);
  assert.equal(text(tags.subarray(0, 8)), "OpusTags");
  const length = numberAt(tags, 8, 4);
  assert.equal(tags.length, 16 + length);
  assert.equal(numberAt(tags, 12 + length, 4), 0);
  return {
    packets,
    channels: head[9],
    preSkip: numberAt(head, 10, 2),
    rate: numberAt(head, 12, 4),
    vendor: text(tags.subarray(12, 12 + length)),
    positions: pages.map(({ position }) => position),
  };
}

/**
 * @param {Uint8Array} file
 * @returns {Page[]}
 */
function pagesOf(file) {
  const pages = [];
  for (let at = 0; at < file.length;) {
    const count = file[at + 26];
    const sizes = [...file.subarray(at + 27, at + 27 + count)];
    const end = at + 27 + count + sizes.reduce((sum, size) => sum + size, 0);
    pages.push(pageOf(file.slice(at, end), sizes));
    at = end;
  }
  return pages;
}

/**
 * @param {Uint8Array} bytes
 * @param {number[]} sizes
 * @returns {Page}
 */
function pageOf(bytes, sizes) {
  assert.equal(text(bytes.subarray(0, 4)), "OggS");
  assert.equal(bytes[4], 0);
  const sum = numberAt(bytes, 22, 4);
  bytes.fill(0, 22, 26);
  assert.equal(sum, remainder(bytes));
  let at = 27 + sizes.length;
  const segments = sizes.map((size) => bytes.subarray(at, at += size));
  return { flags: bytes[5], position: numberAt(bytes, 6, 8), number: numberAt(bytes, 18, 4), segments };
}

/**
 * Joins segments to packets. A segment of 255 bytes continues in the next one.
 * @param {Uint8Array[]} segments
 */
function packetsOf(segments) {
  /** @type {number[][]} */
  const packets = [[]];
  for (const segment of segments) {
    packets[packets.length - 1].push(...segment);
    if (segment.length < 255) packets.push([]);
  }
  assert.equal(packets.pop()?.length, 0);
  return packets.map((packet) => Uint8Array.from(packet));
}

/**
 * The remainder of a division of polynomials, bit by bit.
 * @param {Uint8Array} bytes
 */
function remainder(bytes) {
  let rest = 0n;
  for (const byte of [...bytes, 0, 0, 0, 0]) {
    for (let bit = 7; bit >= 0; bit -= 1) {
      rest = (rest << 1n) | BigInt((byte >> bit) & 1);
      if (rest >> 32n) rest ^= 0x104c11db7n;
    }
  }
  return Number(rest);
}

/**
 * @param {Uint8Array} bytes
 * @param {number} at
 * @param {number} length
 */
function numberAt(bytes, at, length) {
  return [...bytes.subarray(at, at + length)].reduceRight((sum, byte) => sum * 256 + byte, 0);
}

/** @param {Uint8Array} bytes */
function text(bytes) {
  return new TextDecoder().decode(bytes);
}
