import { h } from "../dom.js";
import { t } from "../words.js";
import { languageOptions } from "./language_options.js";

/** @import { Attributes, Child, FormFields } from "../types/page.d.ts" */
/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

/**
 * @param {string} name
 * @param {string} label
 * @param {Attributes} [attributes]
 */
export function textField(name, label, attributes = {}) {
  return h(
    "label",
    { class: "field" },
    h("span", {}, label),
    h("input", { type: "text", name, autocomplete: "off", testid: name, ...attributes }),
  );
}

/**
 * @param {string} name
 * @param {string} label
 * @param {Attributes & { value?: string }} [attributes]
 */
export function areaField(name, label, { value = "", ...attributes } = {}) {
  const area = h("textarea", { name, rows: 8, dir: "auto", spellcheck: "false", testid: name, ...attributes });
  area.value = value;
  return h("label", { class: "field" }, h("span", {}, label), area);
}

/**
 * @param {string} name
 * @param {string} label
 * @param {string[][]} options
 * @param {string | null | undefined} chosen
 * @param {Attributes} [attributes]
 */
export function selectField(name, label, options, chosen, attributes = {}) {
  return h(
    "label",
    { class: "field" },
    h("span", {}, label),
    h(
      "select",
      { name, testid: name, ...attributes },
      options.map(([value, text]) => h("option", { value, selected: value === chosen }, text)),
    ),
  );
}

/**
 * A picker for the language of the notes. The names are in the language of the interface.
 * @param {string[]} languages
 * @param {string} chosen
 * @param {string | null} [none] the words for no language, as the first choice
 */
export function languageField(languages, chosen, none = null) {
  /** @type {string[][]} */
  const options = languageOptions(languages);
  return selectField("language", t("practice.course.language"), none === null ? options : [["", none], ...options], chosen);
}

/**
 * Radio buttons drawn as one row of surfaces.
 * @param {string} name
 * @param {string} legend
 * @param {string[][]} choices
 * @param {string} chosen
 * @param {(value: string) => void} [changed]
 */
export function segments(name, legend, choices, chosen, changed = () => {}) {
  return h(
    "fieldset",
    { class: "field" },
    h("legend", { class: "field-legend" }, legend),
    h(
      "div",
      { class: "segments" },
      choices.map(([value, label]) =>
        h(
          "label",
          { class: "segment" },
          h("input", {
            type: "radio",
            name,
            value,
            checked: value === chosen,
            testid: `${name}-${value}`,
            onchange: () => changed(value),
          }),
          h("span", {}, label),
        )
      ),
    ),
  );
}

/**
 * A form whose fields go to a function. The browser does not send it.
 * @param {Attributes} attributes
 * @param {(elements: FormFields) => void} submitted
 * @param {...Child} children
 */
export function form(attributes, submitted, ...children) {
  const made = h("form", {
    novalidate: true,
    ...attributes,
    onsubmit: (event) => {
      event.preventDefault();
      submitted(fieldsOf(made));
    },
  }, ...children);
  return made;
}

/**
 * The fields of a form by name.
 * @param {HTMLFormElement} made
 * @returns {FormFields}
 */
export function fieldsOf(made) {
  return /** @type {FormFields} */ (/** @type {unknown} */ (made.elements));
}

/**
 * The value of the field that an event came from.
 * @param {EventTarget | null} target
 */
export function valueOf(target) {
  return /** @type {HTMLInputElement} */ (target).value;
}

/**
 * Marks a field as wrong, shows the reason below it, and focuses it.
 * @param {Field} field
 * @param {HTMLElement} line
 * @param {string} sentence
 */
export function refuse(field, line, sentence) {
  line.textContent = sentence;
  field.setAttribute("aria-invalid", "true");
  field.addEventListener("input", () => {
    field.removeAttribute("aria-invalid");
    line.replaceChildren();
  }, { once: true });
  field.focus();
}
