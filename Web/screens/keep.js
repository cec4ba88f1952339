import { keeping } from "../keeping/api.js";
import { codeForm } from "../keeping/code_form.js";
import { codeSection } from "../keeping/code_section.js";
import { linksSection } from "../keeping/links_section.js";
import { focusHeading, h } from "../dom.js";
import { decoded } from "../routes.js";
import { t } from "../words.js";

/** @import { ResultLink } from "../types/keeping.d.ts" */
/** @import { Screen, ScreenContext } from "../types/page.d.ts" */

/**
 * Keeps the results of a learner: moves them to another browser, and lists the shared ones.
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, signal, go }) {
  let [known, links] = await Promise.all([keeping.known(), keeping.links()]);
  if (signal.aborted) return null;
  const code = decoded(location.hash.slice(1));
  // NB: a code works once, and must not stay in the history.
  if (code) history.replaceState({}, "", location.pathname);
  const adopted = () => go("/", { note: t("transfer.done") });
  const redraw = () => draw(main, { known, links, code, adopted, changed });
  /** @param {ResultLink[]} rest */
  const changed = (rest) => {
    links = rest;
    redraw();
    // The button that had the focus is gone.
    const heading = /** @type {HTMLElement | null} */ (main.querySelector("#links-title"));
    if (heading) heading.focus();
    else focusHeading(main);
  };
  redraw();
  return { redraw };
}

/**
 * @param {HTMLElement} main
 * @param {{ known: boolean, links: ResultLink[], code: string, adopted: () => void, changed: (rest: ResultLink[]) => void }} page
 */
function draw(main, { known, links, code, adopted, changed }) {
  document.title = t("page.title", { page: t("transfer.title") });
  const use = codeForm(code, adopted);
  const make = known ? codeSection() : null;
  main.replaceChildren(
    h(
      "div",
      { class: "page keep" },
      h("section", { class: "welcome" }, h("h1", { tabindex: "-1" }, t("transfer.title")), h("p", {}, t("transfer.what"))),
      h("div", { class: "keep-ways" }, code ? [use, make] : [make, use]),
      linksSection(links, changed),
    ),
  );
}
