import { h } from "../dom.js";
import { setShortcuts, shortcutsOn } from "../widgets/keys.js";
import { t } from "../words.js";
import { canVibrate, sound, vibration, voice } from "./settings.js";
import { canSpeak } from "./voice.js";

/**
 * Switches for sound, spoken words, vibration, and keyboard shortcuts. Words are spoken only in a language for which the device has a voice.
 * @param {string | null} language
 */
export function switches(language) {
  const hasVoice = canSpeak(language);
  return h(
    "div",
    { class: "switches" },
    toggle("sound", sound.isOn(), sound.set),
    toggle("voice", hasVoice && voice.isOn(), voice.set, hasVoice ? null : "play.switch.voice.none"),
    canVibrate() ? toggle("vibration", vibration.isOn(), vibration.set) : null,
    matchMedia("(hover: hover)").matches ? toggle("letters", shortcutsOn(), setShortcuts) : null,
  );
}

/**
 * @param {string} name
 * @param {boolean} isOn
 * @param {(on: boolean) => void} changed
 * @param {string | null} [obstacle] the key of the reason why the switch cannot be used
 */
function toggle(name, isOn, changed, obstacle = null) {
  const box = h("input", {
    type: "checkbox",
    role: "switch",
    checked: isOn,
    disabled: obstacle !== null,
    testid: `switch-${name}`,
    onchange: () => changed(box.checked),
  });
  return h(
    "label",
    { class: "check" },
    box,
    h("span", {}, t(`play.switch.${name}`), obstacle ? h("span", { class: "small quiet switch-obstacle" }, t(obstacle)) : null),
  );
}
