import { h } from "../dom.js";
import { languageName, t } from "../words.js";

export function textField(name, label, attributes = {}) {
  return h(
    "label",
    { class: "field" },
    h("span", {}, label),
    h("input", { type: "text", name, autocomplete: "off", testid: name, ...attributes }),
  );
}

export function areaField(name, label, { value = "", ...attributes } = {}) {
  const area = h("textarea", { name, rows: 8, dir: "auto", spellcheck: "false", testid: name, ...attributes });
  area.value = value;
  return h("label", { class: "field" }, h("span", {}, label), area);
}

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

/** The language that notes are written in, named in the language of the interface. */
export function languageField(languages, chosen) {
  const options = languages.map((id) => [id, languageName(id) ?? id]).sort((one, other) => one[1].localeCompare(other[1]));
  return selectField("language", t("practice.course.language"), options, chosen);
}

/** Radio buttons drawn as one row of surfaces. */
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

/** A form that is handed to code instead of being sent by the browser. */
export function form(attributes, submitted, ...children) {
  return h("form", {
    novalidate: true,
    ...attributes,
    onsubmit: (event) => {
      event.preventDefault();
      submitted(event.currentTarget.elements);
    },
  }, ...children);
}

/** Marks a field as wrong, says why below it, and goes there. */
export function refuse(field, line, sentence) {
  line.textContent = sentence;
  field.setAttribute("aria-invalid", "true");
  field.addEventListener("input", () => {
    field.removeAttribute("aria-invalid");
    line.replaceChildren();
  }, { once: true });
  field.focus();
}
