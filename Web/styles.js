import { asset, build, loadedBy } from "./build.js";
import { h } from "./dom.js";

/**
 * Adds the styles that a screen of a part of the app needs. Resolves when the browser has them, so that no screen is shown without its styles.
 * @param {string} part
 */
export async function loadStyles(part) {
  await Promise.all(loadedBy(part).map(addStyles));
}

/**
 * @param {string} part
 * @returns {Promise<void>}
 */
function addStyles(part) {
  const order = build().styles;
  if (!order.includes(part) || document.querySelector(`link[href="${address(part)}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = h("link", {
      rel: "stylesheet",
      href: address(part),
      onload: () => resolve(),
      onerror: () => {
        link.remove();
        reject(new Error(`no styles for ${part}`));
      },
    });
    // The cascade is the same for every order of visits.
    const later = order.slice(order.indexOf(part) + 1).map((one) => document.querySelector(`link[href="${address(one)}"]`));
    document.head.insertBefore(link, later.find((one) => one !== null) ?? null);
  });
}

/** @param {string} part */
function address(part) {
  return asset(`css/part.${part}.css`);
}
