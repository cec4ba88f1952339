import { h } from "../dom.js";
import { areaField, form, refuse, selectField, textField } from "../practice_tests/fields.js";
import { filePicker, readAll } from "../practice_tests/files.js";
import { attempt, troubleLine } from "../practice_tests/trouble.js";
import { interfaceLanguage, languageName, plural, t } from "../words.js";
import { game } from "./api.js";

const FILES = { accept: ".json,.csv,.tsv,.txt,application/json,text/csv,text/tab-separated-values,text/plain", hint: "play.own.kinds" };

/** A list of the player's own, pasted or from a file. What is wrong with it is told with its line. */
export function ownListForm(screen, changed) {
  const trouble = troubleLine();
  const done = h("p", { role: "status", testid: "own-done" });
  const submit = h("button", { class: "primary", testid: "add-list" }, t("play.own.add"));
  const language = selectField("language", t("play.own.language"), [], null);
  const offer = (languages) => offerLanguages(language.querySelector("select"), languages);
  const body = form({ class: "fields", testid: "own-list-form" }, (elements) => attempt(submit, trouble, () => add(elements)),
    h("p", { class: "quiet" }, t("play.own.what")),
    textField("name", t("play.own.name"), { dir: "auto", maxlength: 100 }), language,
    filePicker(take, FILES),
    areaField("text", t("play.own.text"), { placeholder: "house,casa / hogar\ngood morning,buenos días", dir: "auto" }),
    trouble, h("div", { class: "actions" }, submit));

  async function take(files) {
    const { notes, problems } = await readAll(files);
    trouble.textContent = problems.join(" ");
    const [file] = notes;
    if (!file) return;
    body.elements.text.value = file.text;
    body.elements.name.value ||= file.name.replace(/\.[^.]+$/, "");
  }

  async function add(elements) {
    done.textContent = "";
    const name = elements.name.value.trim();
    if (!name) return refuse(elements.name, trouble, t("play.own.name_missing"));
    if (!elements.text.value.trim()) return refuse(elements.text, trouble, t("play.own.text_missing"));
    const list = await game.addList({ name, language_id: elements.language.value, text: elements.text.value });
    Object.assign(screen, { lists: [...screen.lists, list], list: list.list_id });
    body.reset();
    changed();
    done.textContent = plural("play.own.added", list.entries, { name: list.name });
  }

  if (screen.languages.length) offer(screen.languages);
  return { offer, node: h("details", { class: "panel own-list", testid: "own-list" }, h("summary", {}, h("h2", {}, t("play.own.title"))), body, done) };
}

function offerLanguages(select, languages) {
  const names = languages.map((id) => [id, languageName(id) ?? id]).sort((one, other) => one[1].localeCompare(other[1]));
  const first = interfaceLanguage().lang === "es" ? "de" : "es";
  select.replaceChildren(...names.map(([value, label]) => h("option", { value, selected: value === first }, label)));
}
