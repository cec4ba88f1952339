import { h } from "../dom.js";

/**
 * Offers a text as a download. The page makes the file itself, without a request.
 * @param {string} name
 * @param {string} type
 * @param {string} text
 */
export function download(name, type, text) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  h("a", { href: address, download: name }).click();
  // NB: the browser reads the bytes when it handles the click, so the address can be revoked afterwards.
  setTimeout(() => URL.revokeObjectURL(address));
}
