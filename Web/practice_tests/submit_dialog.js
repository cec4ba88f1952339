import { button, h, openDialog } from "../dom.js";
import { outbox } from "../outbox.js";
import { plural, t } from "../words.js";
import { practice } from "./api.js";

/** Asks before the end, counts what is open and flagged, and hands in only when every answer is with the server. */
export function openSubmitDialog(session, { goTo, submitted, refused }) {
  const open = session.unanswered();
  const flagged = session.flagged();
  const trouble = h("p", { class: "trouble", role: "alert" });
  const dialog = openDialog(
    t("practice.submit.title"),
    { class: "finish-dialog", testid: "submit-dialog" },
    h("p", { testid: "open-count" }, open.length ? plural("finish.open", open.length) : t("practice.submit.complete")),
    flagged.length ? h("p", { testid: "flagged-count" }, plural("practice.submit.flagged", flagged.length)) : null,
    h("p", { class: "quiet" }, t("practice.submit.final")),
    trouble,
  );
  const confirm = button(t("practice.submit.confirm"), { class: "primary", testid: "confirm-submit" });
  confirm.addEventListener("click", () => submit(session, { dialog, confirm, trouble, submitted, refused }));
  const jump = (name, questions) =>
    questions[0] && button(t(`practice.submit.first_${name}`), {
      testid: `first-${name}`,
      onclick: () => {
        dialog.close();
        goTo(session.questions.indexOf(questions[0]));
      },
    });
  dialog.append(
    h(
      "div",
      { class: "actions" },
      confirm,
      jump("open", open) ?? null,
      jump("flagged", flagged) ?? null,
      button(t("finish.back"), { testid: "cancel", onclick: () => dialog.close() }),
    ),
  );
  return dialog;
}

async function submit(session, { dialog, confirm, trouble, submitted, refused }) {
  if (confirm.disabled) return;
  confirm.disabled = true;
  trouble.textContent = "";
  try {
    if (!await allSaved(session)) throw new Error("answers are still waiting");
    if (!dialog.open) return;
    const test = await practice.submit(session.id);
    dialog.close();
    submitted(test);
  } catch (error) {
    if (!dialog.open) return;
    if (error.status && !error.worthRetrying) {
      dialog.close();
      refused();
      return;
    }
    confirm.disabled = false;
    trouble.textContent = t("finish.not_saved");
  }
}

async function allSaved(session) {
  await outbox.flush();
  // What was put while the last pass ended needs one more.
  if (session.unsaved()) await outbox.flush();
  return session.unsaved() === 0;
}
