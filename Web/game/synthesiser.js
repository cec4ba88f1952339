/** @import { Note } from "../types/game.d.ts" */

/**
 * Makes every sound of the game: bubbles in water, which are sine tones that rise as they come up.
 * @type {AudioContext | null}
 */
let context = null;

/**
 * Browsers allow sound only after the player has touched or pressed something.
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
 * Plays notes: from which pitch to which (Hz), when (s), how long (s), how loud (0 to 1), and the wave's shape.
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
