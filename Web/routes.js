/** @import { FoundRoute, Route, Section } from "./types/page.d.ts" */

/** @type {Section[]} */
const SECTIONS = ["/practice", "/play"];

/**
 * Returns the first route that matches an address, with its id or an empty text, or null. Ignores a slash at the end.
 * @param {Route[]} routes
 * @param {string} pathname
 * @returns {FoundRoute | null}
 */
export function routeOf(routes, pathname) {
  const parts = partsOf(pathname);
  for (const route of routes) {
    const pattern = partsOf(route.path);
    if (pattern.length !== parts.length || !pattern.every((part, index) => part.startsWith(":") || part === parts[index])) continue;
    const place = pattern.findIndex((part) => part.startsWith(":"));
    return { screen: route.screen, part: route.part, id: place < 0 ? "" : decoded(parts[place]) };
  }
  return null;
}

/**
 * Returns the section of the app that an address belongs to: the address at which the section begins.
 * @param {string} pathname
 * @returns {Section}
 */
export function sectionOf(pathname) {
  return SECTIONS.find((start) => pathname === start || pathname.startsWith(`${start}/`)) ?? "/";
}

/**
 * Returns the parts of an address. No part may be empty, except after the last slash.
 * @param {string} pathname
 */
function partsOf(pathname) {
  return pathname.replace(/\/$/, "").split("/");
}

/**
 * A part of an address without its escapes. A malformed text stays as it is.
 * @param {string} text
 */
export function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
