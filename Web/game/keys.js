import { shortcutsOn } from "../widgets/keys.js";
import { interfaceLanguage } from "../words.js";

/** @import { Judgement } from "../types/game.d.ts" */

/** The side of the screen for each key. The letter keys are those under the two index fingers on any keyboard layout. */
/** @type {Record<string, "left" | "right" | undefined>} */
const SIDES = { ArrowLeft: "left", ArrowRight: "right", KeyF: "left", KeyJ: "right" };

/**
 * Handles the keys of a game. The judgement of a side depends on the button there: right-to-left interfaces swap the two.
 * Enter and Space continue after a correction, also when no button has the focus.
 * @param {{ signal: AbortSignal, say: (judgement: Judgement, at: number) => void, pause: () => void, goOn: () => void }} game
 */
export function watchKeys({ signal, say, pause, goOn }) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (["Enter", " "].includes(event.key) && event.target === document.body && !event.repeat) goOn();
    const judgement = judgementOf(event);
    if (!judgement && event.key !== "Escape") return;
    event.preventDefault();
    if (event.repeat) return;
    if (judgement) say(judgement, event.timeStamp);
    else pause();
  }, { signal });
}

/**
 * @param {KeyboardEvent} event
 * @returns {Judgement | null}
 */
function judgementOf({ code, key, target }) {
  const side = SIDES[key] ?? (shortcutsOn() ? SIDES[code] : undefined);
  if (!side || (target instanceof Element && target.matches("select"))) return null;
  return (side === "right") === (interfaceLanguage().dir === "ltr") ? "right" : "wrong";
}
