import { button, h } from "../dom.js";
import { bubbleOf } from "../report/bubble.js";
import { openDialog } from "../widgets/dialog.js";
import { interfaceLanguage, t } from "../words.js";
import { drawPicture } from "./picture.js";
import { pictureName, pictureTexts } from "./picture_texts.js";

/** @import { PictureTexts } from "../types/keeping.d.ts" */
/** @import { Result } from "../types/placement.d.ts" */

/**
 * Shows the picture of a result, with buttons that save it or send it to another app. The browser draws it, without a request.
 * @param {Result} result
 */
export function openPictureDialog(result) {
  const texts = pictureTexts(result);
  const canvas = h("canvas", { class: "picture", role: "img", "aria-label": described(texts), testid: "picture-canvas" });
  const actions = h("div", { class: "actions" });
  const dialog = openDialog(t("card.picture.title"), { testid: "picture-dialog", class: "wide" }, canvas, actions);
  drawPicture(canvas, texts, bubbleOf(result), interfaceLanguage());
  canvas.toBlob((blob) => {
    if (blob) offer(actions, new File([blob], pictureName(result), { type: "image/png" }));
    actions.append(button(t("card.close"), { testid: "close", onclick: () => dialog.close() }));
  });
}

/** @param {PictureTexts} texts */
function described({ language, level, certainty, date }) {
  return [`${language}: ${level}`, certainty, date].filter(Boolean).join(". ");
}

/**
 * @param {HTMLElement} actions
 * @param {File} file
 */
function offer(actions, file) {
  // NB: the address lasts as long as the page, because a download can begin long after the click.
  const address = URL.createObjectURL(file);
  actions.append(h("a", { class: "button primary", href: address, download: file.name, testid: "save-picture" }, t("card.picture.save")));
  const data = { files: [file] };
  if (!navigator.canShare?.(data)) return;
  actions.append(button(t("card.send"), { testid: "send-picture", onclick: () => navigator.share(data).catch(() => {}) }));
}
