/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field */

/**
 * Draws a page again, and keeps what a learner has typed or chosen in its forms, and which parts are open.
 *
 * Fields are the same if they have the same name in the form with the same test id. A screen whose fields are drawn with these values already
 * loses nothing.
 * @param {HTMLElement} root
 * @param {() => void} redraw
 */
export function redrawKeepingTexts(root, redraw) {
  const kept = new Map(fields(root).filter(([, field]) => isTyped(field)).map(([key, field]) => [key, field.value]));
  const open = details(root).filter((part) => part.open).map((part) => part.dataset.testid);
  redraw();
  for (const part of details(root)) if (open.includes(part.dataset.testid)) part.open = true;
  for (const [key, field] of fields(root)) {
    const value = kept.get(key);
    if (value === undefined || field.value === value) continue;
    field.value = value;
    for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
  }
}

/**
 * @param {HTMLElement} root
 * @returns {[string, Field][]}
 */
function fields(root) {
  /** @type {NodeListOf<Field>} */
  const found = root.querySelectorAll("form[data-testid] :is(input[type=text], textarea, select)[name]");
  return [...found].map((field) => [`${field.form?.dataset.testid} ${field.name}`, field]);
}

/** @param {HTMLElement} root */
function details(root) {
  /** @type {NodeListOf<HTMLDetailsElement>} */
  const found = root.querySelectorAll("details[data-testid]");
  return [...found];
}

/** @param {Field} field */
function isTyped(field) {
  if ("options" in field) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return field.value !== field.defaultValue;
}
