/** Returns a random seed for the dealer: a 64-bit number as decimal text. */
export function newSeed() {
  return String(crypto.getRandomValues(new BigUint64Array(1))[0]);
}

/**
 * Returns the seed in the address, which deals the same game every time.
 * @param {URLSearchParams} query
 */
export function seedOf(query) {
  const seed = query.get("seed") ?? "";
  return /^\d{1,20}$/.test(seed) && BigInt(seed) < 2n ** 64n ? seed : null;
}
