import { RATE } from "./loudness.js";
import { FRAME } from "./ogg_opus.js";

/** Enough for speech in one channel. */
const BITRATE = 32_000;
/** The samples that the reference encoder adds at the beginning. */
const USUAL_PRE_SKIP = 312;
/** Silence after the end, because the last sounds leave the encoder late. No encoder adds more at the beginning. */
const REST = 4 * FRAME;

const CONFIG = { codec: "opus", sampleRate: RATE, numberOfChannels: 1, bitrate: BITRATE, opus: { frameDuration: 20_000 } };

/** Whether this browser can encode recordings. */
export async function canEncode() {
  try {
    return (await AudioEncoder.isConfigSupported(CONFIG)).supported === true;
  } catch {
    return false; // there is no AudioEncoder, or none that knows Opus
  }
}

/**
 * Encodes samples at 48 kHz as Opus packets of 20 ms.
 * @param {Float32Array<ArrayBuffer>} samples
 */
export async function encoded(samples) {
  /** @type {Uint8Array[]} */
  const packets = [];
  let preSkip = USUAL_PRE_SKIP;
  /** @type {Error | null} */
  let problem = null;
  const encoder = new AudioEncoder({
    output: (chunk, metadata) => {
      const packet = new Uint8Array(chunk.byteLength);
      chunk.copyTo(packet);
      packets.push(packet);
      preSkip = preSkipOf(metadata?.decoderConfig?.description) ?? preSkip;
    },
    error: (error) => problem = error,
  });
  encoder.configure(CONFIG);
  for (const data of pieces(padded(samples))) {
    encoder.encode(data);
    data.close();
  }
  await encoder.flush();
  encoder.close();
  if (problem) throw problem;
  return { packets: packets.slice(0, Math.ceil((preSkip + samples.length) / FRAME)), preSkip, length: samples.length };
}

/**
 * Adds the rest, and fills the last packet.
 * @param {Float32Array} samples
 */
function padded(samples) {
  const whole = new Float32Array(Math.ceil((samples.length + REST) / FRAME) * FRAME);
  whole.set(samples);
  return whole;
}

/** @param {Float32Array<ArrayBuffer>} samples */
function* pieces(samples) {
  for (let at = 0; at < samples.length; at += RATE) {
    const data = samples.subarray(at, at + RATE);
    const timestamp = Math.round(at / RATE * 1_000_000);
    yield new AudioData({ format: "f32", sampleRate: RATE, numberOfChannels: 1, numberOfFrames: data.length, timestamp, data });
  }
}

/**
 * The number of added samples that an encoder names in its OpusHead, or null if it gives none.
 * @param {AllowSharedBufferSource | undefined} description
 */
export function preSkipOf(description) {
  if (!description) return null;
  const view = ArrayBuffer.isView(description)
    ? new DataView(description.buffer, description.byteOffset, description.byteLength)
    : new DataView(description);
  const isHead = view.byteLength >= 12 && view.getUint32(0) === 0x4f707573 && view.getUint32(4) === 0x48656164;
  return isHead ? view.getUint16(10, true) : null;
}
