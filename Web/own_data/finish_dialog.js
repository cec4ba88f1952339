import { button, h } from "../dom.js";
import { outbox } from "../outbox.js";
import { plural, t } from "../words.js";
import { openDialog } from "../widgets/dialog.js";
import { EXPORT } from "./api.js";
import { countUnsent, isComplete, UNSENT_KINDS } from "./unsent.js";
import { finishVisit } from "./visit.js";

/** @import { Unsent } from "../types/privacy.d.ts" */

/** Milliseconds that waiting answers have to reach the server. */
const PATIENCE = 6_000;

/** Asks whether the learner wants to finish on this computer, and says what goes and what stays. */
export function openFinishDialog() {
  const warning = h("div", { class: "notice", role: "alert", testid: "unsent", hidden: true });
  const state = h("p", { class: "quiet", role: "status" });
  const finish = button(t("privacy.finish.confirm"), { class: "primary", testid: "confirm-finish" });
  const lose = button(t("privacy.finish.lose"), { testid: "lose-and-finish", hidden: true });
  const dialog = openDialog(
    t("privacy.finish.title"),
    { testid: "finish-dialog" },
    h("p", {}, t("privacy.finish.goes")),
    h("p", {}, t("privacy.finish.stays")),
    h("p", {}, h("a", { href: EXPORT, download: "nivel-data.json", testid: "download-first" }, t("privacy.download"))),
    warning,
    state,
  );
  const cancel = button(t("dialog.cancel"), { testid: "cancel", onclick: () => dialog.close() });
  const all = [finish, lose, cancel];
  dialog.append(h("div", { class: "actions" }, all));

  finish.addEventListener("click", async () => {
    begin("privacy.finish.sending");
    const unsent = await send();
    if (!dialog.open) return;
    if (isComplete(unsent)) return end();
    for (const one of all) one.disabled = false;
    state.textContent = "";
    warning.replaceChildren(...unsentFacts(unsent));
    warning.hidden = lose.hidden = false;
    finish.textContent = t("privacy.finish.again");
    finish.focus();
  });
  lose.addEventListener("click", end);

  function end() {
    begin("privacy.finish.ending");
    return finishVisit();
  }

  /** @param {string} key */
  function begin(key) {
    for (const one of all) one.disabled = true;
    state.textContent = t(key);
  }
}

/** Sends the answers that wait, and returns those that could not be sent. */
async function send() {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const pause = new Promise((resume) => timer = setTimeout(resume, PATIENCE));
  await Promise.race([outbox.flush(), pause]);
  clearTimeout(timer);
  return countUnsent(outbox.waiting());
}

/** @param {Unsent} unsent */
function unsentFacts(unsent) {
  const kinds = UNSENT_KINDS.filter((kind) => unsent[kind] > 0);
  return [
    h("p", {}, t("privacy.unsent")),
    h("ul", { class: "facts" }, kinds.map((kind) => h("li", { testid: `unsent-${kind}` }, plural(`privacy.unsent.${kind}`, unsent[kind])))),
  ];
}
