import { button, foreign, h, icon } from "../dom.js";
import { setShortcuts, shortcutsOn } from "../runner/keys.js";
import { number, plural, t } from "../words.js";
import { advancesByItself, setAdvancing } from "./pace.js";

/** What stays while questions change. */
export function makeFrame(session, actions) {
  const parts = {
    title: h("h1", { tabindex: "-1", id: "question-title" }),
    answered: h("p", { class: "small quiet", id: "answered", testid: "answered" }),
    status: h("p", { class: "save-status", role: "status", testid: "save-status" }),
    progress: h("progress", { max: session.questions.length, "aria-labelledby": "answered" }),
    bubble: h("span", { class: "bubble", "aria-hidden": "true" }),
    body: h("div", { class: "question-body" }),
    back: button([icon("back"), h("span", {}, t("runner.back"))], { class: "back", testid: "back", onclick: actions.back }),
    flag: button([icon("flag"), h("span", {}, t("practice.flag"))], {
      class: "compact",
      testid: "flag",
      "aria-pressed": "false",
      onclick: actions.flag,
    }),
    sheet: button([icon("sheet"), h("span", {}, t("practice.sheet"))], { class: "compact", testid: "sheet", onclick: actions.sheet }),
    primary: h("button", { class: "primary", type: "submit", form: "question-form", testid: "primary" }),
  };
  parts.section = h(
    "section",
    { class: "question", testid: "question", "aria-labelledby": "question-title" },
    h("div", { class: "question-head" }, parts.title, parts.answered, parts.status),
    parts.body,
    pace(),
  );
  parts.form = h("form", {
    id: "question-form",
    novalidate: true,
    onsubmit: (event) => {
      event.preventDefault();
      actions.primary();
    },
  }, parts.section);
  parts.root = h(
    "div",
    { class: "runner taking" },
    topBar(session, actions),
    h("div", { class: "vial", testid: "progress" }, parts.progress, parts.bubble),
    parts.form,
    keyboardHelp(),
    h(
      "div",
      { class: "bar", role: "group", "aria-label": t("runner.actions") },
      h("div", { class: "bar-inside" }, parts.back, parts.flag, parts.sheet, parts.primary),
    ),
  );
  return parts;
}

function topBar(session, actions) {
  return h(
    "div",
    { class: "runner-top" },
    button([icon("back"), t("runner.leave")], { class: "plain", testid: "leave", onclick: actions.leave }),
    foreign("p", session.target, { class: "runner-language" }, session.test.course),
    button(t("practice.submit"), { class: "plain", testid: "submit", onclick: actions.submit }),
  );
}

function pace() {
  const box = h("input", {
    type: "checkbox",
    checked: advancesByItself(),
    testid: "auto-advance",
    onchange: () => setAdvancing(box.checked),
  });
  return h("label", { class: "check pace small" }, box, t("practice.auto_advance"));
}

function keyboardHelp() {
  const box = h("input", { type: "checkbox", checked: shortcutsOn(), testid: "shortcuts", onchange: () => setShortcuts(box.checked) });
  return h(
    "details",
    { class: "keyboard-help" },
    h("summary", {}, icon("keyboard"), t("keys.title")),
    h("ul", {}, ["choose", "flag", "enter"].map((row) => h("li", {}, t(`practice.keys.${row}`)))),
    h("label", { class: "check" }, box, t("keys.switch")),
  );
}

export function showProgress(parts, session) {
  const { question, questions } = session;
  parts.title.textContent = t("runner.question", { number: number(question.number), count: number(questions.length) });
  parts.answered.textContent = plural("practice.answered", session.answered);
  parts.progress.value = session.answered;
  parts.bubble.style.insetInlineStart = `${(100 * (session.index + 0.5)) / questions.length}%`;
  parts.section.dataset.number = question.number;
  parts.back.disabled = session.index === 0;
  parts.flag.setAttribute("aria-pressed", String(question.flagged));
  parts.primary.textContent = t(session.isLast ? "practice.submit" : "runner.next");
}
