import { button, h } from "../dom.js";
import { t } from "../words.js";
import { attempt, troubleLine } from "./trouble.js";
import { openDialog } from "./dialog.js";

/**
 * Asks for confirmation before an action that cannot be undone.
 * @param {{ title: string, text: string, confirm: string, action: () => Promise<void> }} question
 */
export function confirmDialog({ title, text, confirm, action }) {
  const trouble = troubleLine();
  const dialog = openDialog(title, { testid: "confirm-dialog" }, h("p", {}, text), trouble);
  const yes = button(confirm, { class: "primary", testid: "confirm" });
  yes.addEventListener("click", () =>
    attempt(yes, trouble, async () => {
      await action();
      dialog.close();
    }));
  dialog.append(h("div", { class: "actions" }, yes, button(t("dialog.cancel"), { testid: "cancel", onclick: () => dialog.close() })));
}
