import { button, h, icon } from "../dom.js";
import { t } from "../words.js";
import { openLinkDialog } from "./link_dialog.js";
import { openPictureDialog } from "./picture_dialog.js";

/** @import { Result } from "../types/placement.d.ts" */

/**
 * The card with everything to keep or show a result.
 * @param {Result} result
 */
export function keepCard(result) {
  return h(
    "li",
    { class: "step-card" },
    h("h3", {}, icon("flag"), t("card.keep.title")),
    h(
      "div",
      { class: "keep-buttons" },
      button(t("card.picture"), { testid: "picture", onclick: () => openPictureDialog(result) }),
      button(t("card.link"), { testid: "link", onclick: () => openLinkDialog(result.attempt_id) }),
      button(t("result.print"), { testid: "print", onclick: () => globalThis.print() }),
      h("a", { class: "button", href: "/keep", testid: "to-keep" }, t("card.other_device")),
    ),
  );
}
