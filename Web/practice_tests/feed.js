import { button, h } from "../dom.js";
import { t } from "../words.js";

/**
 * The address at which a calendar program finds the planned tests.
 * @param {string} path
 */
export function feedSection(path) {
  const field = h("input", {
    type: "text",
    readonly: true,
    value: new URL(path, location.origin).href,
    dir: "ltr",
    "aria-labelledby": "feed",
    testid: "feed",
    onfocus: () => field.select(),
  });
  const said = h("p", { class: "small", role: "status" });
  const copy = button(t("practice.feed.copy"), {
    testid: "copy-feed",
    onclick: async () => {
      field.select();
      const copied = await navigator.clipboard?.writeText(field.value).then(() => true, () => false);
      said.textContent = t(copied ? "practice.feed.copied" : "practice.feed.select");
    },
  });
  return h(
    "section",
    { class: "panel", "aria-labelledby": "feed" },
    h("h2", { id: "feed" }, t("practice.feed")),
    h("p", { class: "quiet small" }, t("practice.feed.what")),
    h("div", { class: "one-line" }, field, copy),
    said,
  );
}
