import { RATE } from "./loudness.js";
import { RecordingProblem } from "./problem.js";

/** Far above what the final recording needs, because it is encoded a second time. */
const BITRATE = 256_000;

/** One take: everything that the microphone hears between start and stop. */
export class Take {
  /** @type {Blob[]} */
  parts = [];

  /** @param {MediaStream} stream */
  constructor(stream) {
    this.recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITRATE });
    this.recorder.addEventListener("dataavailable", ({ data }) => this.parts.push(data));
    /** Resolves when the take has ended, also if the microphone went away. */
    this.ended = new Promise((resolve) => this.recorder.addEventListener("stop", resolve));
    this.recorder.start();
  }

  stop() {
    if (this.recorder.state !== "inactive") this.recorder.stop();
  }

  /** The samples of the ended take, at 48 kHz in one channel. */
  async samples() {
    await this.ended;
    const bytes = await new Blob(this.parts, { type: this.recorder.mimeType }).arrayBuffer();
    if (bytes.byteLength === 0) throw new RecordingProblem("silent");
    try {
      // NB: a context that is not played decodes at its own rate, whatever the rate of the loudspeakers is.
      return mixed(await new OfflineAudioContext(1, 1, RATE).decodeAudioData(bytes));
    } catch {
      throw new RecordingProblem("broken");
    }
  }
}

/** @param {AudioBuffer} buffer */
function mixed(buffer) {
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, channel) => buffer.getChannelData(channel));
  if (channels.length === 1) return channels[0];
  return channels[0].map((_, index) => channels.reduce((sum, channel) => sum + channel[index], 0) / channels.length);
}
