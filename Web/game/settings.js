import * as store from "../store.js";

const SOUND = "play:sound";
const VIBRATION = "play:vibration";
const VOICE = "play:voice";

export const sound = setting(SOUND);
export const vibration = setting(VIBRATION);
export const voice = setting(VOICE);

/**
 * A switch that the browser remembers.
 * @param {string} key
 */
function setting(key) {
  return {
    isOn: () => store.read(key, true),
    /** @param {boolean} on */
    set: (on) => store.write(key, on),
  };
}

export function canVibrate() {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}
