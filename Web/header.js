import { build } from "./build.js";
import { byID, find, h, hiddenText, icon } from "./dom.js";
import { isReturning, onReturning } from "./returning.js";
import { routeOf, sectionOf } from "./routes.js";
import { chooseInterface, interfaceLanguage, interfaces, t } from "./words.js";

/** The navigation and the picker for the interface language. Drawn again whenever the interface language changes. */
export function drawHeader() {
  const top = byID("top");
  find(top, ".brand").setAttribute("aria-label", t("header.home"));
  const old = top.querySelector(".picker");
  const picker = makePicker();
  const hadFocus = old?.contains(document.activeElement);
  top.querySelector(".ways")?.remove();
  find(top, ".brand").after(makeWays());
  drawOwnPage();
  if (old) old.replaceWith(picker);
  else top.append(picker);
  if (hadFocus) find(picker, "select").focus();
  markPlace();
}

/** Screens for authors and the curious, and about the learner, which belong to no part of the navigation. */
const OUTSIDE = new Set(["authors", "playground", "privacy", "me", "keep"]);

/** Marks the open part of the app in the navigation. */
export function markPlace() {
  const route = routeOf(build().routes, location.pathname);
  const part = OUTSIDE.has(route?.screen ?? "") ? null : sectionOf(location.pathname);
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".ways a, .own-page"))) {
    const here = part === null ? link.pathname === location.pathname : !link.matches(".own-page") && sectionOf(link.pathname) === part;
    link.toggleAttribute("data-here", here);
    if (here) link.setAttribute("aria-current", link.pathname === location.pathname ? "page" : "true");
    else link.removeAttribute("aria-current");
  }
}

/** The link to the learner's own page, once there is something to show. */
function drawOwnPage() {
  const top = byID("top");
  top.querySelector(".own-page")?.remove();
  if (!isReturning()) return;
  find(top, ".ways").after(h("a", { class: "own-page", href: "/me", testid: "own-page" }, icon("person"), h("span", {}, t("me.title"))));
}

onReturning(() => {
  drawOwnPage();
  markPlace();
});

function makeWays() {
  return h(
    "nav",
    { class: "ways", "aria-label": t("header.ways") },
    h("a", { href: "/", testid: "way-level" }, t("header.level")),
    h("a", { href: "/practice", testid: "way-practice" }, t("header.practice")),
    h("a", { href: "/play/menu", testid: "way-play" }, t("header.play")),
  );
}

function makePicker() {
  const now = interfaceLanguage().lang;
  const choices = [...interfaces()].sort((one, other) => one.name.localeCompare(other.name)).map((language) =>
    h("option", {
      value: language.language_id,
      lang: language.language_id,
      dir: language.direction,
      selected: language.language_id === now,
    }, language.name)
  );
  const select = h("select", { testid: "interface-picker", onchange: () => change(select, now) }, choices);
  return h("label", { class: "picker" }, icon("globe"), hiddenText(t("header.interface")), select);
}

/**
 * @param {HTMLSelectElement} select
 * @param {string} before
 */
async function change(select, before) {
  try {
    await chooseInterface(select.value);
  } catch {
    select.value = before;
    byID("live").textContent = t("header.unavailable");
  }
}
