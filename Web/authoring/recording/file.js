import { sha256 } from "../sha256.js";

/** @import { Recordings } from "./recordings.js" */

/**
 * Returns the file that `nivel recordings add` reads: all recordings in the order of the blueprint.
 * @param {unknown} language
 * @param {Recordings} recordings
 */
export async function recordingsFile(language, { speaker, licence, entries, kept }) {
  const found = entries.flatMap((entry) => {
    const recording = kept.get(entry);
    return recording ? [{ entry, recording }] : [];
  });
  const recordings = await Promise.all(found.map(async ({ entry, recording }) => ({
    item_id: entry.id,
    spoken_sha256: await sha256(new TextEncoder().encode(entry.transcript)),
    recorded_at: recording.recordedAt.toISOString().replace(/\.\d+Z$/, "Z"),
    seconds: Math.round(recording.seconds * 100) / 100,
    opus: base64(recording.file),
  })));
  const file = { format: "nivel-recordings", version: 1, language_id: language, speaker: speaker.trim(), licence, recordings };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/**
 * NB: in parts, because a function takes only so many arguments.
 * @param {Uint8Array} bytes
 */
function base64(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
