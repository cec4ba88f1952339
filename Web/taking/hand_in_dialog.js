import { ApiError } from "../api.js";
import { button, h } from "../dom.js";
import { outbox } from "../outbox.js";
import { t } from "../words.js";
import { openDialog } from "../widgets/dialog.js";

/** @import { HandInOptions } from "../types/questions.d.ts" */
/** @typedef {HTMLDialogElement} Dialog */

/**
 * Asks for confirmation before a test ends, and ends it only when the server has every answer under `path`.
 * `facts` are paragraphs. `confirm` and each of `jumps` are buttons with a label, a test id and an action. `back` is the label of the last one.
 * `handIn` ends the test on the server. Then `done` receives its value, or `refused` receives an error that a second try cannot mend.
 * @template Given
 * @param {HandInOptions<Given>} options
 */
export function openHandInDialog({ title, testid, facts, path, confirm, back = t("finish.back"), jumps, handIn, done, refused }) {
  const trouble = h("p", { class: "trouble", role: "alert" });
  const dialog = openDialog(title, { class: "finish-dialog", testid }, facts, trouble);
  const yes = button(confirm.label, { class: "primary", testid: confirm.testid });
  yes.addEventListener("click", () => submit({ dialog, yes, trouble, path, handIn, done, refused }));
  const others = jumps.map((jump) =>
    button(jump.label, {
      testid: jump.testid,
      onclick: () => {
        dialog.close();
        jump.go();
      },
    })
  );
  dialog.append(h("div", { class: "actions" }, yes, others, button(back, { testid: "cancel", onclick: () => dialog.close() })));
  return dialog;
}

/**
 * @template Given
 * @param {Pick<HandInOptions<Given>, "path" | "handIn" | "done" | "refused"> & { dialog: Dialog, yes: HTMLButtonElement, trouble: HTMLElement }} step
 */
async function submit({ dialog, yes, trouble, path, handIn, done, refused }) {
  if (yes.disabled) return;
  yes.disabled = true;
  trouble.textContent = "";
  try {
    if (!await allSaved(path)) throw new Error("answers are still waiting");
    if (!dialog.open) return;
    const given = await handIn();
    dialog.close();
    done(given);
  } catch (error) {
    if (!dialog.open) return;
    if (error instanceof ApiError && !error.worthRetrying) {
      dialog.close();
      refused(error);
      return;
    }
    yes.disabled = false;
    trouble.textContent = t("finish.not_saved");
  }
}

/** @param {string} path */
async function allSaved(path) {
  await outbox.flush();
  // A change that was added at the end of the last pass needs one more pass.
  if (outbox.waiting(path).length) await outbox.flush();
  return outbox.waiting(path).length === 0;
}
