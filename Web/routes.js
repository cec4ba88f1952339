/** @import { Route, Section } from "./types/page.d.ts" */

/** @type {Section[]} */
const SECTIONS = ["/practice", "/play"];

/**
 * The first route that an address belongs to, with the id in it or an empty text; null when there is none. A slash at the end does not matter.
 * @param {Route[]} routes
 * @param {string} pathname
 */
export function routeOf(routes, pathname) {
  const parts = partsOf(pathname);
  for (const route of routes) {
    const pattern = partsOf(route.path);
    if (pattern.length !== parts.length || !pattern.every((part, index) => part.startsWith(":") || part === parts[index])) continue;
    const place = pattern.findIndex((part) => part.startsWith(":"));
    return { screen: route.screen, id: place < 0 ? "" : decoded(parts[place]) };
  }
  return null;
}

/**
 * The section of the app that an address belongs to, by the address where that section begins.
 * @param {string} pathname
 * @returns {Section}
 */
export function sectionOf(pathname) {
  return SECTIONS.find((start) => pathname === start || pathname.startsWith(`${start}/`)) ?? "/";
}

/**
 * Nothing may follow the last slash, and nothing may be missing between two.
 * @param {string} pathname
 */
function partsOf(pathname) {
  return pathname.replace(/\/$/, "").split("/");
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
