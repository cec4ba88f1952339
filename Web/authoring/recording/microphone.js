import { canEncode } from "./encoder.js";
import { RecordingProblem } from "./problem.js";
import { Take } from "./take.js";

/** NB: without these, the browser would change the voice: calls want it understood, but a recording should sound as it was spoken. */
const SOUND = { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false };

/** The microphone of the speaker, which is on until it is closed. */
export class Microphone {
  /** @param {MediaStream} stream */
  constructor(stream) {
    this.stream = stream;
    this.context = new AudioContext();
    this.analyser = new AnalyserNode(this.context, { fftSize: 2048 });
    this.context.createMediaStreamSource(stream).connect(this.analyser);
    this.samples = new Float32Array(this.analyser.fftSize);
  }

  /** Asks the browser for the microphone. Throws a RecordingProblem if there is none. */
  static async open() {
    if (!navigator.mediaDevices?.getUserMedia || !("MediaRecorder" in window) || !await canEncode()) {
      throw new RecordingProblem("unsupported");
    }
    /** @type {MediaStream | null} */
    let stream = null;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: SOUND });
      return new Microphone(stream);
    } catch (error) {
      if (stream) stop(stream);
      throw new RecordingProblem(reasonOf(error));
    }
  }

  /** The last few samples, for the meter. */
  heard() {
    this.analyser.getFloatTimeDomainData(this.samples);
    return this.samples;
  }

  /**
   * Calls a function if the microphone goes away, for instance because its cable is pulled out.
   * @param {() => void} listener
   */
  onLost(listener) {
    for (const track of this.stream.getTracks()) track.addEventListener("ended", listener);
  }

  /** Starts a take. Throws a RecordingProblem if the browser cannot. */
  record() {
    try {
      return new Take(this.stream);
    } catch {
      throw new RecordingProblem("broken");
    }
  }

  close() {
    stop(this.stream);
    if (this.context.state !== "closed") this.context.close();
  }
}

/** @param {MediaStream} stream */
function stop(stream) {
  for (const track of stream.getTracks()) track.stop();
}

/** @param {unknown} error */
function reasonOf(error) {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "missing" : "busy";
}
