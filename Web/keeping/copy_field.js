import { button, h } from "../dom.js";
import { t } from "../words.js";

/**
 * A text to take elsewhere, with a button that copies it. Without access to the clipboard, the text is selected instead.
 * @param {string} label
 * @param {string} text
 * @param {string} name
 */
export function copyField(label, text, name) {
  const field = h("input", { type: "text", readonly: true, dir: "ltr", value: text, testid: name, onfocus: () => field.select() });
  const done = h("span", { role: "status", class: "small quiet" });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      done.textContent = t("card.copied");
    } catch {
      field.focus();
      field.select();
    }
  };
  return h(
    "div",
    { class: "copy-field" },
    h("label", { class: "field" }, h("span", {}, label), field),
    button(t("card.copy"), { class: "primary", testid: `${name}-copy`, onclick: copy }),
    done,
  );
}
