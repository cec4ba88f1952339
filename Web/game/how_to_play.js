import { h } from "../dom.js";
import { t } from "../words.js";

/** The rules in three lines. */
export function howToPlay() {
  return h(
    "section",
    { class: "panel", "aria-labelledby": "how" },
    h("h2", { id: "how" }, t("play.how")),
    h("ul", { class: "facts" }, ["judge", "time", "end"].map((line) => h("li", {}, h("span", {}, t(`play.how.${line}`))))),
  );
}
