/**
 * Whether one of the names contains the query.
 * @param {string[]} names
 * @param {string} query
 */
export function fits(names, query) {
  const wanted = plain(query);
  return names.some((name) => plain(name).includes(wanted));
}

/**
 * Removes case, accents and Arabic vowel signs, so that "espanol" finds "Español".
 * @param {string} text
 */
function plain(text) {
  return text.normalize("NFKD").replace(/\p{Mn}/gu, "").toLowerCase().trim();
}
