/**
 * The SHA-256 of bytes in hexadecimal digits.
 * NB: browsers offer no hash functions to pages that come over plain HTTP from another machine. Nothing is returned then.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export async function sha256(bytes) {
  if (!globalThis.crypto?.subtle) return null;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
