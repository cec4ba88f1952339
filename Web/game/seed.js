/** A seed for the dealer: any number of 64 bits, written in decimal. */
export function newSeed() {
  return String(crypto.getRandomValues(new BigUint64Array(1))[0]);
}

/**
 * A seed in the address deals the same game again, every time.
 * @param {URLSearchParams} query
 */
export function seedOf(query) {
  const seed = query.get("seed") ?? "";
  return /^\d{1,20}$/.test(seed) && BigInt(seed) < 2n ** 64n ? seed : null;
}
