import { ApiError } from "../api.js";
import { button, h } from "../dom.js";
import { t } from "../words.js";
import { openDialog } from "../widgets/dialog.js";
import { attempt, troubleLine } from "../widgets/trouble.js";
import { changeCalendarAddress } from "./api.js";

/** Asks before the calendar gets a new address, and then shows the new address. */
export function openCalendarDialog() {
  const trouble = troubleLine();
  const content = h("div", { class: "fields" }, h("p", {}, t("privacy.calendar.warning")));
  const change = button(t("privacy.calendar.confirm"), { class: "primary", testid: "confirm-calendar" });
  const close = button(t("dialog.cancel"), { testid: "cancel", onclick: () => dialog.close() });
  const dialog = openDialog(t("privacy.calendar.title"), { testid: "calendar-dialog" }, content, trouble);
  dialog.append(h("div", { class: "actions" }, change, close));
  change.addEventListener("click", () =>
    attempt(change, trouble, async () => {
      content.replaceChildren(...await outcome());
      change.remove();
      close.textContent = t("privacy.close");
      close.focus();
    }));
}

/** The new address, or the reason why there is none. */
async function outcome() {
  try {
    const path = await changeCalendarAddress();
    const field = h("input", {
      type: "text",
      readonly: true,
      value: new URL(path, location.origin).href,
      dir: "ltr",
      "aria-labelledby": "new-calendar-address",
      testid: "new-calendar-address",
      onfocus: () => field.select(),
    });
    return [h("p", { id: "new-calendar-address", role: "status" }, t("privacy.calendar.changed")), field];
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return [h("p", { role: "status", testid: "no-calendar" }, t("privacy.calendar.none"))];
  }
}
