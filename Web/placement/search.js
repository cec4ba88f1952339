/** How well a name fits a query. The smaller, the better. */
const WHOLE = 0, START = 1, START_OF_WORD = 2, INSIDE = 3;

/**
 * How well the best of the names fits the query, or null if none contains it. Everything fits an empty query equally well.
 * @param {string[]} names
 * @param {string} query
 */
export function rank(names, query) {
  const wanted = plain(query);
  const ranks = names.map((name) => rankOf(plain(name), wanted)).filter((one) => one !== null);
  return ranks.length ? Math.min(...ranks) : null;
}

/**
 * @param {string} name
 * @param {string} wanted
 */
function rankOf(name, wanted) {
  const place = name.indexOf(wanted);
  if (place < 0) return null;
  if (name === wanted) return WHOLE;
  if (place === 0) return START;
  return name.includes(` ${wanted}`) ? START_OF_WORD : INSIDE;
}

/**
 * The things with a name or a word of a name that begins with the query, the best first; if there are none, those with the query inside a
 * name. Equally good ones stay in their order.
 * @template Thing
 * @param {Thing[]} things
 * @param {(thing: Thing) => string[]} names
 * @param {string} query
 * @returns {Thing[]}
 */
export function found(things, names, query) {
  const ranked = things.map((thing) => ({ thing, rank: rank(names(thing), query) ?? Infinity }));
  const good = ranked.filter(({ rank }) => rank < INSIDE).sort((one, other) => one.rank - other.rank);
  return (good.length ? good : ranked.filter(({ rank }) => rank === INSIDE)).map(({ thing }) => thing);
}

/**
 * Removes case, accents and Arabic vowel signs, so that "espanol" finds "Español".
 * @param {string} text
 */
function plain(text) {
  return text.normalize("NFKD").replace(/\p{Mn}/gu, "").toLowerCase().trim();
}
