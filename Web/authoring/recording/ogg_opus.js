/*
 * Writes Opus packets as an Ogg file (RFC 3533 for the pages, RFC 7845 for Opus in them). Browsers encode packets, but write no such file.
 */

import { RATE } from "./loudness.js";

/** Samples of one packet: 20 ms at 48 kHz. */
export const FRAME = 960;
const VENDOR = "nivel";
/** RFC 7845 advises against pages of more than one second. */
const PACKETS_OF_PAGE = 50;
/** The maximum number of segments of a page. */
const SEGMENTS = 255;
/** A file has one stream, so any number identifies it. */
const SERIAL = 1;
/** Kinds of pages. */
const FIRST = 2;
const LAST = 4;

/** The checksum of RFC 3533: the polynomial 0x04c11db7, from the highest bit, without a start value. */
const CHECKSUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value;
});

/**
 * Returns the file of a recording. Players skip `preSkip` samples, which the encoder adds at the beginning, and play `length` samples.
 * @param {{ packets: Uint8Array[], preSkip: number, length: number }} stream
 */
export function oggOpus({ packets, preSkip, length }) {
  const groups = pagesOf(packets);
  let played = 0;
  const sound = groups.map((group, index) => {
    played += group.length * FRAME;
    const isLast = index === groups.length - 1;
    // NB: a last position before the end of the last packet cuts off the samples that only fill this packet.
    return page(group, { kind: isLast ? LAST : 0, number: index + 2, position: isLast ? preSkip + length : played });
  });
  return joined([
    page([head(preSkip)], { kind: FIRST, number: 0, position: 0 }),
    page([tags()], { kind: 0, number: 1, position: 0 }),
    ...sound,
  ]);
}

/** @param {Uint8Array[]} packets */
function pagesOf(packets) {
  /** @type {Uint8Array[][]} */
  const groups = [];
  let segments = Infinity;
  for (const packet of packets) {
    const own = lacing(packet).length;
    if (segments + own > SEGMENTS || groups[groups.length - 1].length === PACKETS_OF_PAGE) {
      groups.push([]);
      segments = 0;
    }
    groups[groups.length - 1].push(packet);
    segments += own;
  }
  return groups;
}

/** @param {number} preSkip */
function head(preSkip) {
  const bytes = new Uint8Array(19);
  const view = new DataView(bytes.buffer);
  bytes.set(ascii("OpusHead"));
  view.setUint8(8, 1); // version
  view.setUint8(9, 1); // channels
  view.setUint16(10, preSkip, true);
  view.setUint32(12, RATE, true);
  return bytes; // gain 0, channel mapping 0
}

function tags() {
  const vendor = ascii(VENDOR);
  const bytes = new Uint8Array(8 + 4 + vendor.length + 4);
  bytes.set(ascii("OpusTags"));
  new DataView(bytes.buffer).setUint32(8, vendor.length, true);
  bytes.set(vendor, 12);
  return bytes; // no comments
}

/**
 * @param {Uint8Array[]} packets
 * @param {{ kind: number, number: number, position: number }} place
 */
function page(packets, { kind, number, position }) {
  const sizes = packets.flatMap(lacing);
  const bytes = joined([new Uint8Array(27), Uint8Array.from(sizes), ...packets]);
  const view = new DataView(bytes.buffer);
  bytes.set(ascii("OggS"));
  view.setUint8(5, kind);
  view.setBigUint64(6, BigInt(position), true);
  view.setUint32(14, SERIAL, true);
  view.setUint32(18, number, true);
  view.setUint8(26, sizes.length);
  view.setUint32(22, checksum(bytes), true);
  return bytes;
}

/**
 * The sizes of the segments of a packet. The last one is smaller than 255, and says that the packet ends.
 * @param {Uint8Array} packet
 */
function lacing({ length }) {
  return [...Array(Math.floor(length / 255)).fill(255), length % 255];
}

/** @param {Uint8Array} bytes */
function checksum(bytes) {
  let value = 0;
  for (const byte of bytes) value = (value << 8) ^ CHECKSUMS[((value >>> 24) ^ byte) & 0xff];
  return value >>> 0;
}

/** @param {string} text */
function ascii(text) {
  return new TextEncoder().encode(text);
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
