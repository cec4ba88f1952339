import { RATE } from "./loudness.js";

/** Plays a part of samples that are not in a file yet. */
export class Playback {
  /** @type {AudioContext | null} */
  context = null;

  /**
   * Resolves when the part has been played or was stopped.
   * @param {Float32Array<ArrayBuffer>} samples
   * @param {(seconds: number) => void} moved is told the place that is played
   */
  play(samples, moved) {
    this.stop();
    const context = new AudioContext();
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: RATE });
    buffer.copyToChannel(samples, 0);
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(context.destination);
    source.start();
    this.context = context;
    const follow = () => {
      if (this.context !== context) return;
      moved(Math.min(context.currentTime, buffer.duration));
      requestAnimationFrame(follow);
    };
    follow();
    /** @type {Promise<void>} */
    const ended = new Promise((resolve) => {
      source.addEventListener("ended", () => resolve());
      context.addEventListener("statechange", () => context.state === "closed" && resolve());
    });
    return ended.then(() => this.context === context && this.stop());
  }

  get isPlaying() {
    return this.context !== null;
  }

  stop() {
    this.context?.close();
    this.context = null;
  }
}
