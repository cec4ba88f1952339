import { h } from "../dom.js";
import { t } from "../words.js";

/** The page of a learner who has nothing on it yet: the vial at rest, one sentence and one button. */
export function emptyPage() {
  return h(
    "div",
    { class: "page empty-page", testid: "empty" },
    h("div", { class: "vial resting", "aria-hidden": "true" }, h("span", { class: "bubble" })),
    h("h1", { tabindex: "-1" }, t("me.title")),
    h("p", {}, t("me.empty")),
    h("p", { class: "actions" }, h("a", { class: "button primary large", href: "/", testid: "first-test" }, t("languages.title"))),
  );
}
