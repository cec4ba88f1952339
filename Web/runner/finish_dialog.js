import { api, paths } from "../api.js";
import { button, h, openDialog } from "../dom.js";
import { outbox } from "../outbox.js";
import { plural, t } from "../words.js";

/** Asks before the end, counts what is still open, and ends the test only when every answer is with the server. */
export function openFinishDialog(session, { goTo, finished, failed }) {
  const open = session.unanswered();
  const trouble = h("p", { class: "trouble", role: "alert" });
  const dialog = openDialog(
    t(open.length ? "finish.early" : "finish.title"),
    { class: "finish-dialog", testid: "finish-dialog" },
    h("p", {}, open.length ? plural("finish.open", open.length) : t("finish.complete")),
    session.listeningSkipped ? h("p", { class: "quiet" }, t("finish.no_listening")) : null,
    trouble,
  );
  const confirm = button(t("finish.confirm"), { class: "primary", testid: "confirm-finish" });
  confirm.addEventListener("click", () => finish(session, { dialog, confirm, trouble, finished, failed }));
  const first = open[0] && button(t("finish.first_open"), {
    testid: "first-open",
    onclick: () => {
      dialog.close();
      goTo(session.items.indexOf(open[0]));
    },
  });
  dialog.append(
    h("div", { class: "actions" }, confirm, first, button(t("finish.back"), { testid: "cancel", onclick: () => dialog.close() })),
  );
}

async function finish(session, { dialog, confirm, trouble, finished, failed }) {
  confirm.disabled = true;
  trouble.textContent = "";
  try {
    if (!await allSaved(session)) throw new Error("answers are still waiting");
    if (!dialog.open) return;
    await api.finish(session.id);
    dialog.close();
    finished();
  } catch (error) {
    if (!dialog.open) return;
    if (error.status && !error.worthRetrying) {
      dialog.close();
      failed(error);
      return;
    }
    confirm.disabled = false;
    trouble.textContent = t("finish.not_saved");
  }
}

async function allSaved(session) {
  await outbox.flush();
  // What was put while the last pass ended needs one more.
  if (outbox.waiting(paths.attempt(session.id)).length) await outbox.flush();
  return session.unsaved() === 0;
}
