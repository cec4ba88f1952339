/** @import { Note } from "../types/game.d.ts" */

/**
 * Makes every sound of the game. Most are rising sine tones, which sound like bubbles in water.
 * @type {AudioContext | null}
 */
let context = null;

/**
 * Enables sound after the first touch or key press, because browsers forbid it before.
 * @param {AbortSignal} signal
 */
export function wakeOnFirstGesture(signal) {
  const wake = () => {
    context ??= "AudioContext" in window ? new AudioContext() : null;
    context?.resume();
  };
  for (const gesture of ["pointerdown", "keydown"]) document.addEventListener(gesture, wake, { signal, capture: true });
  signal.addEventListener("abort", () => context?.suspend(), { once: true });
}

/**
 * Plays notes. Each has two pitches (Hz), a start and a duration (s), a volume (0 to 1), and the shape of its wave.
 * @param {Note[]} notes
 */
export function sound(notes) {
  if (context?.state !== "running") return;
  for (const note of notes) blow(context, note);
}

/**
 * @param {AudioContext} context
 * @param {Note} note
 */
function blow(context, { from, to = from, at = 0, lasts = 0.12, volume = 0.2, wave = "sine" }) {
  const begin = context.currentTime + at;
  const end = begin + lasts;
  const tone = new OscillatorNode(context, { type: wave, frequency: from });
  const loudness = new GainNode(context, { gain: 0 });
  tone.frequency.setValueAtTime(from, begin);
  tone.frequency.exponentialRampToValueAtTime(to, begin + lasts * 0.7);
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(volume, begin + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0005, end);
  tone.connect(loudness).connect(context.destination);
  tone.start(begin);
  tone.stop(end + 0.02);
}
