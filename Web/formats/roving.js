/**
 * Makes a group of buttons one stop for the Tab key. The arrow keys move inside the group, mirrored in right-to-left text.
 * @param {HTMLElement} group
 * @param {string} dir
 */
export function roving(group, dir) {
  const buttons = [...group.querySelectorAll("button")];
  /** @param {EventTarget | null} chosen */
  const rest = (chosen) => {
    for (const one of buttons) one.tabIndex = one === chosen ? 0 : -1;
  };
  rest(buttons[0]);
  group.addEventListener("focusin", (event) => rest(event.target));
  group.addEventListener("keydown", (event) => {
    const step = stepOf(event.key, dir);
    if (step === null) return;
    const now = buttons.findIndex((one) => one === event.target);
    const next = event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : now + step;
    buttons[(next + buttons.length) % buttons.length].focus();
    event.preventDefault();
  });
}

/**
 * @param {string} key
 * @param {string} dir
 * @returns {number | null}
 */
function stepOf(key, dir) {
  const forward = dir === "rtl" ? -1 : 1;
  return { ArrowRight: forward, ArrowLeft: -forward, ArrowDown: 1, ArrowUp: -1, Home: 0, End: 0 }[key] ?? null;
}
