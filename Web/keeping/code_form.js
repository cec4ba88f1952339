import { ApiError } from "../api.js";
import { button, h } from "../dom.js";
import { outbox } from "../outbox.js";
import { openDialog } from "../widgets/dialog.js";
import { textField } from "../widgets/fields.js";
import { explain, troubleLine } from "../widgets/trouble.js";
import { t } from "../words.js";
import { keeping } from "./api.js";
import { forgetOwn } from "./forget_own.js";

/** @import { AdoptRequest } from "../types/keeping.d.ts" */

/**
 * Takes a code in the browser that shall get the results.
 * @param {string} code a code to begin with, or an empty text
 * @param {() => void} adopted
 */
export function codeForm(code, adopted) {
  const trouble = troubleLine();
  const field = textField("code", t("transfer.code"), {
    value: code,
    required: true,
    dir: "ltr",
    maxlength: 40,
    autocapitalize: "characters",
    spellcheck: "false",
    "aria-describedby": "code-hint",
  });
  const go = button(t("transfer.use"), { class: "primary", type: "submit", testid: "use-code" });
  const form = h(
    "form",
    { class: "code-form", testid: "code-form" },
    field,
    h("p", { id: "code-hint", class: "small quiet" }, t("transfer.hint")),
    trouble,
    h("div", { class: "actions" }, go),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const typed = /** @type {HTMLInputElement} */ (form.elements.namedItem("code")).value;
    send({ code: typed }, { go, trouble, adopted });
  });
  return h(
    "section",
    { class: "keep-panel", "aria-labelledby": "use-title" },
    h("h2", { id: "use-title" }, t("transfer.use.title")),
    h("p", {}, t("transfer.use.text")),
    form,
  );
}

/** @typedef {{ go: HTMLButtonElement, trouble: HTMLElement, adopted: () => void }} Form */

/**
 * @param {AdoptRequest} body
 * @param {Form} form
 */
async function send(body, form) {
  if (form.go.disabled) return;
  form.go.disabled = true;
  form.trouble.replaceChildren();
  try {
    // NB: answers that wait in this browser belong to its own results. They are stored first, so that the server knows of them.
    await outbox.flush();
    if (outbox.waiting().length > 0 && body.own_results !== "erase") {
      form.trouble.replaceChildren(t("transfer.waiting"));
      return;
    }
    await keeping.adopt(body);
    await forgetOwn();
    form.adopted();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === "own-results") askAboutOwnResults(body, form);
    else form.trouble.replaceChildren(reasonOf(error));
  } finally {
    form.go.disabled = false;
  }
}

/** @param {ApiError} error */
function reasonOf(error) {
  if (error.kind === "no-such-code") return t("transfer.no_such_code");
  return error.kind === "already-here" ? t("transfer.already_here") : explain(error);
}

/**
 * The results of this browser would be lost, so the learner decides.
 * @param {AdoptRequest} body
 * @param {Form} form
 */
function askAboutOwnResults(body, form) {
  const dialog = openDialog(
    t("transfer.own.title"),
    { testid: "own-results", firm: true },
    h("p", {}, t("transfer.own.text")),
    h("p", {}, h("a", { href: "/api/v1/me/export", download: "nivel-data.json", testid: "export" }, t("transfer.own.export"))),
  );
  const erase = button(t("transfer.own.erase"), { testid: "erase-own" });
  erase.addEventListener("click", () => {
    dialog.close();
    send({ ...body, own_results: "erase" }, form);
  });
  const cancel = button(t("dialog.cancel"), { class: "primary", testid: "cancel", onclick: () => dialog.close() });
  dialog.append(h("div", { class: "actions" }, cancel, erase));
  cancel.focus();
}
