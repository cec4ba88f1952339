/**
 * Returns the beginning of a text, because a text in a file may have any length.
 * @param {string} text
 * @param {number} [most]
 */
export function clipped(text, most = 2_000) {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
