import { encoded } from "./encoder.js";
import { levelled, RATE } from "./loudness.js";
import { oggOpus } from "./ogg_opus.js";
import { RecordingProblem } from "./problem.js";

/** @import { Recording } from "../../types/authoring.d.ts" */
/** @import { Entry } from "../entries.js" */
/** @import { Recorder } from "./recorder.js" */

/** The licences that a speaker can choose, and the keys of their words. */
export const LICENCES = { "CC0-1.0": "cc0", "CC-BY-4.0": "by", "CC-BY-SA-4.0": "by_sa" };

/** The recordings of one blueprint, who spoke them, and under which licence. They exist on this page only, until they are downloaded. */
export class Recordings {
  speaker = "";
  licence = "CC0-1.0";
  /**
   * The one recorder that is open on the page.
   * @type {Recorder | null}
   */
  open = null;
  /** @type {Map<Entry, Recording>} */
  kept = new Map();
  isDownloaded = true;

  /** @param {Entry[]} entries */
  constructor(entries) {
    this.entries = entries.filter(isSpoken);
  }

  /** Whether something would be lost with the page. */
  get isUnsaved() {
    return !this.isDownloaded || this.open?.hasTake === true;
  }

  /** @param {Entry} entry */
  of(entry) {
    return this.kept.get(entry) ?? null;
  }

  /**
   * @param {Entry} entry
   * @param {Recording} recording
   */
  keep(entry, recording) {
    this.forget(entry);
    this.kept.set(entry, recording);
    this.outdate();
  }

  /** @param {Entry} entry */
  remove(entry) {
    this.forget(entry);
    this.kept.delete(entry);
    this.outdate();
  }

  /** @param {{ speaker?: string, licence?: string }} facts that the file says of all recordings */
  describe(facts) {
    Object.assign(this, facts);
    this.outdate();
  }

  /** A file that was downloaded before is not the same as a new one. NB: without any recording, nothing can be lost. */
  outdate() {
    this.isDownloaded = this.kept.size === 0;
  }

  /** @param {Entry} entry */
  forget(entry) {
    const old = this.of(entry);
    if (old) URL.revokeObjectURL(old.url);
  }

  /** Closes the microphone and gives the memory of all recordings back. */
  close() {
    this.open?.stop();
    this.open = null;
    for (const entry of this.kept.keys()) this.forget(entry);
  }
}

/**
 * Whether an item can be recorded. Without an id, nobody could say which item a recording belongs to.
 * @param {Entry} entry
 */
export function isSpoken(entry) {
  return entry.isListening && entry.id !== "" && entry.transcript.trim() !== "";
}

/**
 * Makes the recording of samples: at the loudness of all recordings, as an Ogg Opus file.
 * @param {Float32Array<ArrayBuffer>} samples
 * @param {Date} recordedAt
 * @returns {Promise<Recording>}
 */
export async function recordingOf(samples, recordedAt) {
  await drawn();
  let file;
  try {
    file = oggOpus(await encoded(levelled(samples)));
  } catch {
    throw new RecordingProblem("broken");
  }
  const url = URL.createObjectURL(new Blob([file], { type: "audio/ogg; codecs=opus" }));
  return { file, url, seconds: samples.length / RATE, recordedAt };
}

/** Resolves when the browser has drawn the page. A long take needs seconds of work, and the page should say so before. */
function drawn() {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
