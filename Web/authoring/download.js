import { h } from "../dom.js";

/**
 * Hands a text to the browser as a file to keep. It is made in the page and goes over no network.
 * @param {string} name
 * @param {string} type
 * @param {string} text
 */
export function download(name, type, text) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  h("a", { href: address, download: name }).click();
  // NB: the browser takes the bytes when the click is handled, so the address may go afterwards.
  setTimeout(() => URL.revokeObjectURL(address));
}
