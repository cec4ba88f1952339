import { canVibrate, sound as soundSetting, vibration } from "./settings.js";
import { sound } from "./synthesiser.js";

/** @import { Note } from "../types/game.d.ts" */

/**
 * @param {number} pitch
 * @param {number} [at]
 * @param {number} [lasts]
 * @param {number} [volume]
 * @returns {Note}
 */
const bubble = (pitch, at = 0, lasts = 0.12, volume = 0.2) => ({ from: pitch * 0.6, to: pitch, at, lasts, volume });
/**
 * @param {number} pitch
 * @param {number} [at]
 * @param {number} [lasts]
 * @returns {Note}
 */
const wood = (pitch, at = 0, lasts = 0.18) => ({ from: pitch, to: pitch * 0.6, at, lasts, volume: 0.24, wave: "triangle" });

/** Sounds and vibrations by event. Vibrations are in milliseconds: on, off, on … */
const FEEDBACK = {
  right: { notes: [bubble(880), bubble(1320, 0.06, 0.14, 0.14)], pulse: [12] },
  streak: { notes: [bubble(784), bubble(988, 0.07), bubble(1175, 0.14), bubble(1568, 0.21, 0.2)], pulse: [12, 40, 12, 40, 24] },
  wrong: { notes: [wood(196), wood(147, 0.09, 0.26)], pulse: [60] },
  late: { notes: [wood(165, 0, 0.3)], pulse: [60] },
  user_won: { notes: [523, 659, 784, 1047, 1319].map((pitch, index) => bubble(pitch, 0.1 * index, 0.26)), pulse: [20, 50, 20, 50, 80] },
  user_lost: { notes: [392, 330, 262, 196].map((pitch, index) => wood(pitch, 0.15 * index, 0.3)), pulse: [120, 60, 120] },
};

/** @param {keyof typeof FEEDBACK} event */
export function give(event) {
  const { notes, pulse } = FEEDBACK[event];
  if (soundSetting.isOn()) sound(notes);
  if (canVibrate() && vibration.isOn() && navigator.userActivation?.hasBeenActive) navigator.vibrate(pulse);
}
