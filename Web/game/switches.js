import { h } from "../dom.js";
import { setShortcuts, shortcutsOn } from "../widgets/keys.js";
import { t } from "../words.js";
import { canVibrate, sound, vibration } from "./settings.js";

/** Switches for sound, vibration, and keyboard shortcuts. */
export function switches() {
  return h(
    "div",
    { class: "switches" },
    toggle("sound", sound.isOn(), sound.set),
    canVibrate() ? toggle("vibration", vibration.isOn(), vibration.set) : null,
    matchMedia("(hover: hover)").matches ? toggle("letters", shortcutsOn(), setShortcuts) : null,
  );
}

/**
 * @param {string} name
 * @param {boolean} isOn
 * @param {(on: boolean) => void} changed
 */
function toggle(name, isOn, changed) {
  const box = h("input", {
    type: "checkbox",
    role: "switch",
    checked: isOn,
    testid: `switch-${name}`,
    onchange: () => changed(box.checked),
  });
  return h("label", { class: "check" }, box, t(`play.switch.${name}`));
}
