const SVG = "http://www.w3.org/2000/svg";

/** @import { Attributes, Child, PictureAttributes, Target } from "./types/page.d.ts" */
/** @typedef {keyof typeof ICONS} IconName */

const ICONS = {
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  right: "M5 12.5l4.5 4.5L19 7.5",
  wrong: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  unknown: "M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2.2M12 17.5v.1",
  none: "M6 12h12",
  play: "M8 5.5v13l11-6.5z",
  pause: "M8.5 6v12M15.5 6v12",
  replay: "M5 5v5h5M5.6 10a7.5 7.5 0 1 1-.6 5",
  search: "M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5",
  globe: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17",
  keyboard: "M3.5 7h17v10h-17zM7 10.5v.1M11 10.5v.1M15 10.5v.1M8 14h8",
  erase: "M9 6.5h11v11H9L3.5 12zM12 10l4 4M16 10l-4 4",
  flag: "M6 21V4M6 5h11l-2.5 4L17 13H6",
  sheet: "M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z",
  plus: "M12 5v14M5 12h14",
  remove: "M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7",
  file: "M7 3.5h7l4 4v13H7zM14 3.5v4h4",
  calendar: "M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2.5",
  left: "M19 12H5M11 6l-6 6 6 6",
  ahead: "M5 12h14M13 6l6 6-6 6",
  sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  microphone: "M12 3.5a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3zM6 11.5a6 6 0 0 0 12 0M12 17.5v3",
  stop: "M7 7h10v10H7z",
  person: "M12 4.5a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5zM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5",
  quote: "M10 7H5v6h4c0 2-1 3.5-3 4M19 7h-5v6h4c0 2-1 3.5-3 4",
};

/**
 * Makes an element: h("p", { class: "quiet", onclick }, "text", otherElement). Text never becomes markup.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} tag
 * @param {Attributes} attributes
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) set(element, name, value);
  element.append(...present(children));
  return element;
}

/**
 * Returns the children as one flat list, without empty ones.
 * @param {Child[]} children
 * @returns {(Node | string)[]}
 */
export function present(children) {
  return children.flatMap((child) => {
    if (Array.isArray(child)) return present(child);
    return child === null || child === undefined || child === false ? [] : [child];
  });
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {Attributes[string]} value
 */
function set(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (typeof value === "function") element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
  else if (name === "testid") element.dataset.testid = String(value);
  else element.setAttribute(name, value === true ? "" : String(value));
}

/** @param {IconName} name */
export function icon(name) {
  return svg("svg", { viewBox: "0 0 24 24", class: `icon icon-${name}`, "aria-hidden": "true" }, svg("path", { d: ICONS[name] }));
}

/**
 * Makes an element of a picture.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} tag
 * @param {PictureAttributes} attributes
 * @param {...(SVGElement | SVGElement[])} children
 * @returns {SVGElementTagNameMap[Name]}
 */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children.flat());
  return element;
}

/**
 * @param {Child} label
 * @param {Attributes} [attributes]
 */
export function button(label, attributes = {}) {
  return h("button", { type: "button", ...attributes }, label);
}

/**
 * Makes an element for text in the tested language, with its language and direction, isolated from its surroundings.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} tag
 * @param {Target} target
 * @param {Attributes} attributes
 * @param {...Child} children
 */
export function foreign(tag, target, attributes = {}, ...children) {
  const { class: extra = "", ...others } = attributes;
  return h(tag, { lang: target.lang, dir: target.dir, class: `foreign ${extra}`.trim(), ...others }, ...children);
}

/**
 * @param {string} text
 * @param {Attributes} [attributes]
 */
export function hiddenText(text, attributes = {}) {
  return h("span", { class: "visually-hidden", ...attributes }, text);
}

/**
 * Announces something to screen readers politely: texts, and elements for parts in another language.
 * @param {...(Node | string)} parts
 */
export function announce(...parts) {
  const live = byID("live");
  live.textContent = "";
  requestAnimationFrame(() => live.replaceChildren(...parts));
}

/** @param {ParentNode} root */
export function focusHeading(root) {
  const heading = root.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

/**
 * Returns the element of the page that has an id.
 * @param {string} id
 */
export function byID(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/**
 * Returns the first element that a selector finds. It must exist.
 * @template {HTMLElement} [Found=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {Found}
 */
export function find(root, selector) {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return /** @type {Found} */ (found);
}
