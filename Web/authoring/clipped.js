/**
 * The beginning of a text that may be of any length, for showing.
 * @param {string} text
 * @param {number} [most]
 */
export function clipped(text, most = 2_000) {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
