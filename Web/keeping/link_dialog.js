import { button, find, h } from "../dom.js";
import { openDialog } from "../widgets/dialog.js";
import { attempt, troubleLine } from "../widgets/trouble.js";
import { dayOfMoment, t } from "../words.js";
import { keeping } from "./api.js";
import { copyField } from "./copy_field.js";

/** @import { ResultLink } from "../types/keeping.d.ts" */

/**
 * Makes a link to a result, and stops sharing it.
 * @param {string} id the id of the attempt
 */
export async function openLinkDialog(id) {
  const trouble = troubleLine();
  const place = h("div", { class: "dialog-part", testid: "link-place" });
  const dialog = openDialog(t("card.link.title"), { testid: "link-dialog" }, h("p", {}, t("card.link.what")), place, trouble);
  const close = button(t("card.close"), { testid: "close", onclick: () => dialog.close() });
  dialog.append(h("div", { class: "actions" }, close));
  const links = await keeping.links().catch(() => []);
  showExisting({ id, place, trouble, links: links.filter((link) => link.attempt_id === id) });
}

/** @typedef {{ id: string, place: HTMLElement, trouble: HTMLElement, links: ResultLink[] }} Sharing */

/** @param {Sharing} sharing */
function showExisting(sharing) {
  const [newest] = sharing.links;
  sharing.place.replaceChildren(
    newest ? h("p", { testid: "link-exists" }, t("card.link.exists", { date: dayOfMoment(newest.created_at) })) : "",
    h("div", { class: "actions" }, maker(sharing, Boolean(newest)), newest ? stopper(sharing) : null),
  );
}

/**
 * @param {Sharing} sharing
 * @param {boolean} isAnother
 */
function maker(sharing, isAnother) {
  const make = button(t(isAnother ? "card.link.another" : "card.link.make"), { class: "primary", testid: "make-link" });
  make.addEventListener("click", () =>
    attempt(make, sharing.trouble, async () => {
      const link = await keeping.share(sharing.id);
      showNew(sharing, location.origin + link.path, dayOfMoment(link.expires_at));
    }));
  return make;
}

/**
 * @param {Sharing} sharing
 * @param {string} address
 * @param {string} end
 */
function showNew(sharing, address, end) {
  const field = copyField(t("card.link.address"), address, "link-address");
  const actions = h("div", { class: "actions" }, sendButton(address), stopper(sharing));
  sharing.place.replaceChildren(field, h("p", { class: "small quiet" }, t("card.link.once", { date: end })), actions);
  field.querySelector("input")?.focus();
}

/** @param {string} address */
function sendButton(address) {
  if (!navigator.share) return null;
  return button(t("card.send"), { testid: "send-link", onclick: () => navigator.share({ url: address }).catch(() => {}) });
}

/** @param {Sharing} sharing */
function stopper(sharing) {
  const stop = button(t("card.link.stop"), { testid: "stop-sharing" });
  stop.addEventListener("click", () =>
    attempt(stop, sharing.trouble, async () => {
      await keeping.stopSharing(sharing.id);
      sharing.links = [];
      showExisting(sharing);
      sharing.place.prepend(h("p", { role: "status", testid: "stopped" }, t("card.link.stopped")));
      find(sharing.place, "[data-testid=make-link]").focus();
    }));
  return stop;
}
