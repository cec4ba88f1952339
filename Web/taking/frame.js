import { button, foreign, h, icon } from "../dom.js";
import { setShortcuts, shortcutsOn } from "../widgets/keys.js";
import { t } from "../words.js";
import { watchTextRoom } from "./text_room.js";

/** @import { Target } from "../types/page.d.ts" */
/** @import { FrameActions, FrameOptions } from "../types/questions.d.ts" */

/**
 * The parts of the page that stay while questions change: the top bar, the progress, the place for the question, the bottom bar.
 * Each kind of test adds its own parts: `head` beside the title, `notice` above the question, `foot` below it, `buttons` in the bar.
 * @param {FrameOptions} options
 * @param {FrameActions} actions
 */
export function makeFrame({ name, target, max, progressLabel, finish, keys, head, notice, foot, buttons, kind = "" }, actions) {
  const parts = {
    title: h("h1", { tabindex: "-1", id: "question-title" }),
    status: h("p", { class: "save-status", role: "status", testid: "save-status" }),
    progress: h("progress", { max, "aria-labelledby": progressLabel }),
    bubble: h("span", { class: "bubble", "aria-hidden": "true" }),
    body: h("div", { class: "question-body" }),
    back: button([icon("back"), h("span", {}, t("runner.back"))], { class: "back", testid: "back", onclick: actions.back }),
    primary: h("button", { class: "primary", type: "submit", form: "question-form", testid: "primary" }),
  };
  const section = h(
    "section",
    { class: "question", testid: "question", "aria-labelledby": "question-title" },
    h("div", { class: "question-head" }, parts.title, head, parts.status),
    parts.body,
    foot,
  );
  const form = questionForm(section, actions.primary);
  const bar = h(
    "div",
    { class: "bar", role: "group", "aria-label": t("runner.actions") },
    h("div", { class: "bar-inside" }, parts.back, buttons, parts.primary),
  );
  const root = h(
    "div",
    { class: `runner ${kind}`.trim() },
    topBar(name, target, finish, actions),
    h("div", { class: "vial", testid: "progress" }, parts.progress, parts.bubble),
    notice,
    form,
    keyboardHelp(keys, actions.shortcuts),
    bar,
  );
  watchTextRoom({ root, form, bar, section });
  return { ...parts, section, root };
}

/**
 * Shows the progress: the bubble in the vial is at a share from 0 to 1.
 * @param {{ title: HTMLElement, progress: HTMLProgressElement, bubble: HTMLElement }} parts
 * @param {string} title
 * @param {number} done
 * @param {number} share
 */
export function showPlace(parts, title, done, share) {
  parts.title.textContent = title;
  parts.progress.value = done;
  parts.bubble.style.insetInlineStart = `${100 * share}%`;
}

/**
 * @param {HTMLElement} section
 * @param {() => void} submitted
 */
function questionForm(section, submitted) {
  return h("form", {
    id: "question-form",
    novalidate: true,
    onsubmit: (event) => {
      event.preventDefault();
      submitted();
    },
  }, section);
}

/**
 * @param {string} name
 * @param {Target} target
 * @param {FrameOptions["finish"]} finish
 * @param {FrameActions} actions
 */
function topBar(name, target, finish, actions) {
  return h(
    "div",
    { class: "runner-top" },
    button([icon("back"), t("runner.leave")], { class: "plain", testid: "leave", onclick: actions.leave }),
    foreign("p", target, { class: "runner-language" }, name),
    button(finish.label, { class: "plain", testid: finish.testid, onclick: actions.finish }),
  );
}

/**
 * @param {string[]} rows
 * @param {(() => void) | undefined} changed
 */
function keyboardHelp(rows, changed) {
  const box = h("input", {
    type: "checkbox",
    checked: shortcutsOn(),
    testid: "shortcuts",
    onchange: () => {
      setShortcuts(box.checked);
      changed?.();
    },
  });
  return h(
    "details",
    { class: "keyboard-help" },
    h("summary", {}, icon("keyboard"), t("keys.title")),
    h("ul", {}, rows.map((row) => h("li", {}, row))),
    h("label", { class: "check" }, box, t("keys.switch")),
  );
}
