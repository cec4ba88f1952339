import { button, h } from "../dom.js";
import { t } from "../words.js";
import { openDialog } from "../widgets/dialog.js";
import { attempt, troubleLine } from "../widgets/trouble.js";
import { EXPORT } from "./api.js";
import { eraseVisit } from "./visit.js";

/** Asks twice before everything is erased: with a box to tick, and with a button that works only then. */
export function openEraseDialog() {
  const trouble = troubleLine();
  const erase = button(t("privacy.erase.confirm"), { class: "primary", testid: "confirm-erase", disabled: true });
  const sure = h("input", { type: "checkbox", testid: "erase-sure", onchange: () => erase.disabled = !sure.checked });
  const dialog = openDialog(
    t("privacy.erase.title"),
    { testid: "erase-dialog", firm: true },
    h("p", {}, t("privacy.erase.goes")),
    h("p", {}, t("privacy.erase.final")),
    h("p", {}, h("a", { href: EXPORT, download: "nivel-data.json", testid: "download-first" }, t("privacy.download"))),
    h("label", { class: "check" }, sure, t("privacy.erase.sure")),
    trouble,
  );
  erase.addEventListener("click", () => attempt(erase, trouble, eraseVisit));
  dialog.append(h("div", { class: "actions" }, erase, button(t("dialog.cancel"), { testid: "cancel", onclick: () => dialog.close() })));
}
