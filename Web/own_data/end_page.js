import { button, h } from "../dom.js";
import { removeDialogs } from "../widgets/dialog.js";
import { t } from "../words.js";
import { settleEnd } from "./visit.js";

/** @import { Outcome } from "../types/privacy.d.ts" */

/** Milliseconds between two attempts to tell the server of the end. */
const RETRY = 10_000;

/**
 * The page after the end of a visit. While the server does not know of the end, it tries to tell it.
 * @param {HTMLElement} main
 * @param {Outcome} outcome
 */
export function showEnd(main, outcome) {
  document.title = t("page.title", { page: t(`privacy.end.${outcome}`) });
  removeDialogs();
  main.replaceChildren(
    h(
      "div",
      { class: "page problem visit-end", testid: "visit-end", "data-outcome": outcome },
      h("h1", { tabindex: "-1" }, t(`privacy.end.${outcome}`)),
      h("p", {}, t(`privacy.end.${outcome}.text`)),
      outcome === "pending"
        ? waiting()
        : h("p", { class: "actions" }, h("a", { class: "button", href: "/", testid: "home" }, t("privacy.end.home"))),
    ),
  );
}

/** Tells the server as soon as it can be reached. Stops when it is no longer on the page. */
function waiting() {
  const state = h("p", { class: "trouble", role: "status", testid: "end-state" });
  const retry = button(t("privacy.end.retry"), { class: "primary", testid: "retry-end", onclick: () => tell(true) });
  const part = h("div", { class: "end-retry" }, h("p", { class: "actions" }, retry), state);
  const gone = new AbortController();
  const timer = setInterval(() => (part.isConnected ? tell(false) : stop()), RETRY);
  addEventListener("online", () => tell(false), { signal: gone.signal });
  let isTelling = false;

  function stop() {
    clearInterval(timer);
    gone.abort();
  }

  /** @param {boolean} isAsked */
  async function tell(isAsked) {
    if (isTelling || !part.isConnected) return;
    isTelling = true;
    if (isAsked) state.textContent = "";
    await settleEnd().then(stop, () => {
      if (isAsked) state.textContent = t("privacy.end.unreachable");
    });
    isTelling = false;
  }

  return part;
}
