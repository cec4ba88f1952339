import { find, h } from "../dom.js";
import { areaField, fieldsOf, form, refuse, selectField, textField } from "../widgets/fields.js";
import { filePicker, readAll } from "../widgets/files.js";
import { languageOptions } from "../widgets/language_options.js";
import { attempt, troubleLine } from "../widgets/trouble.js";
import { interfaceLanguage, plural, t } from "../words.js";
import { game } from "./api.js";

/** @import { MenuScreen } from "../types/game.d.ts" */
/** @import { FormFields } from "../types/page.d.ts" */

const FILES = { accept: ".json,.csv,.tsv,.txt,application/json,text/csv,text/tab-separated-values,text/plain", hint: "play.own.kinds" };
const EXAMPLE = "house,casa / hogar\ngood morning,buenos días";

/** The form for the player's own list, pasted or from a file. It reports each error with its line. */
export class OwnListForm {
  /**
   * @param {MenuScreen} screen
   * @param {() => void} changed
   */
  constructor(screen, changed) {
    this.screen = screen;
    this.changed = changed;
    this.trouble = troubleLine();
    this.done = h("p", { role: "status", testid: "own-done" });
    this.language = selectField("language", t("play.own.language"), [], null);
    this.form = this.#form(h("button", { class: "primary", testid: "add-list" }, t("play.own.add")));
    this.node = h(
      "details",
      { class: "panel own-list", testid: "own-list" },
      h("summary", {}, h("h2", {}, t("play.own.title"))),
      this.form,
      this.done,
    );
    this.offer(screen.languages);
  }

  /** @param {HTMLButtonElement} submit */
  #form(submit) {
    return form(
      { class: "fields", testid: "own-list-form" },
      (elements) => attempt(submit, this.trouble, () => this.#add(elements)),
      h("p", { class: "quiet" }, t("play.own.what")),
      textField("name", t("play.own.name"), { dir: "auto", maxlength: 100 }),
      this.language,
      filePicker((files) => this.#take(files), FILES),
      areaField("text", t("play.own.text"), { placeholder: EXAMPLE }),
      this.trouble,
      h("div", { class: "actions" }, submit),
    );
  }

  /**
   * Offers the languages for translations, as soon as they are known.
   * @param {string[]} languages
   */
  offer(languages) {
    const first = interfaceLanguage().lang === "es" ? "de" : "es";
    find(this.language, "select").replaceChildren(
      ...languageOptions(languages).map(([value, label]) => h("option", { value, selected: value === first }, label)),
    );
  }

  /** @param {File[]} files */
  async #take(files) {
    const { notes: [file], problems } = await readAll(files);
    this.trouble.textContent = problems.join(" ");
    if (!file) return;
    const { text, name } = fieldsOf(this.form);
    text.value = file.text;
    name.value ||= file.name.replace(/\.[^.]+$/, "");
  }

  /** @param {FormFields} elements */
  async #add({ name, text, language }) {
    this.done.textContent = "";
    if (!name.value.trim()) return refuse(name, this.trouble, t("play.own.name_missing"));
    if (!text.value.trim()) return refuse(text, this.trouble, t("play.own.text_missing"));
    const list = await game.addList({ name: name.value.trim(), language_id: language.value, text: text.value });
    this.screen.lists.push(list);
    this.screen.list = list.list_id;
    this.screen.listChanged?.();
    this.form.reset();
    this.changed();
    this.done.append(plural("play.own.added", list.entries, { name: list.name }), list.borrows ? ` ${t("play.own.borrows")}` : "");
  }
}
