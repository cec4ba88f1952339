import { button, icon } from "../dom.js";
import { t } from "../words.js";
import { sound, voice as setting } from "./settings.js";

/** @import { Target } from "../types/page.d.ts" */
/** @typedef {Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">} Voice */

/** Regions whose voices of a language read its words as another language: in Hong Kong and Macau, "zh" is Cantonese. */
/** @type {Record<string, string[] | undefined>} */
const OTHER_REGIONS = { zh: ["hk", "mo"] };

/**
 * Returns the best voice for a language, or null. Only voices on the device count: they work offline, and send the words to nobody.
 * @template {Voice} Kind
 * @param {Kind[]} voices
 * @param {string} language
 * @returns {Kind | null}
 */
export function voiceOf(voices, language) {
  const wanted = language.toLowerCase().split("-")[0];
  const suitable = voices.filter((voice) => {
    const [spoken, ...parts] = voice.lang.toLowerCase().split(/[-_]/);
    return voice.localService && spoken === wanted && !parts.some((part) => OTHER_REGIONS[wanted]?.includes(part));
  });
  return suitable.find((voice) => voice.default) ?? suitable[0] ?? null;
}

/** @param {string | null} language */
function voiceFor(language) {
  return language !== null && "speechSynthesis" in globalThis ? voiceOf(speechSynthesis.getVoices(), language) : null;
}

/**
 * Whether this device has a voice for a language.
 * @param {string | null} language
 */
export function canSpeak(language) {
  return voiceFor(language) !== null;
}

/**
 * Calls a function when the browser has loaded its voices. Some browsers load them some time after the page.
 * @param {() => void} changed
 * @param {AbortSignal} signal
 */
export function onVoices(changed, signal) {
  if ("speechSynthesis" in globalThis) speechSynthesis.addEventListener("voiceschanged", changed, { signal });
}

/**
 * Speaks the falling word, if the player has not switched this off.
 * @param {string} text
 * @param {string | null} language
 */
export function speakFalling(text, language) {
  if (setting.isOn()) speak(text, language);
}

/**
 * Speaks a word instead of the one before it. Does nothing without a voice, or while the sounds are off.
 * @param {string} text
 * @param {string | null} language
 */
function speak(text, language) {
  const voice = voiceFor(language);
  if (!voice || !sound.isOn()) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

/** Stops speaking. */
export function hush() {
  if ("speechSynthesis" in globalThis) speechSynthesis.cancel();
}

/**
 * A small button that speaks a word; null if there is no voice for it, or if the sounds are off.
 * @param {string} text
 * @param {Target} target
 */
export function speakButton(text, { lang }) {
  if (!canSpeak(lang) || !sound.isOn()) return null;
  return button(icon("sound"), {
    class: "plain speak",
    "aria-label": t("play.speak", { word: text }),
    testid: "speak",
    onclick: () => speak(text, lang),
  });
}
