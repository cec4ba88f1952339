import { button, foreign, h, hiddenText, icon } from "../dom.js";
import { number, t } from "../words.js";
import { setShortcuts, shortcutsOn } from "./keys.js";

/** What stays while questions change: the bar on top, the progress, the place for the question, the bar below. */
export function makeFrame(session, actions) {
  const parts = {
    title: h("h1", { tabindex: "-1", id: "question-title" }),
    status: h("p", { class: "save-status", role: "status", testid: "save-status" }),
    progress: h("progress", { max: session.items.length, "aria-labelledby": "question-title" }),
    bubble: h("span", { class: "bubble", "aria-hidden": "true" }),
    notice: h("div", { class: "listening-notice" }),
    body: h("div", { class: "question-body" }),
    back: button([icon("back"), h("span", {}, t("runner.back"))], { class: "back", testid: "back", onclick: actions.back }),
    unknown: button(t("runner.unknown"), { testid: "dont-know", onclick: actions.unknown }),
    primary: h("button", { class: "primary", type: "submit", form: "question-form", testid: "primary" }),
  };
  parts.section = h(
    "section",
    { class: "question", testid: "question", "aria-labelledby": "question-title" },
    h("div", { class: "question-head" }, parts.title, parts.status),
    parts.body,
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
    { class: "runner" },
    topBar(session, actions),
    vial(parts),
    parts.notice,
    parts.form,
    keyboardHelp(actions),
    h(
      "div",
      { class: "bar", role: "group", "aria-label": t("runner.actions") },
      h("div", { class: "bar-inside" }, parts.back, parts.unknown, parts.primary),
    ),
  );
  return parts;
}

function topBar(session, actions) {
  return h(
    "div",
    { class: "runner-top" },
    button([icon("back"), t("runner.leave")], { class: "plain", testid: "leave", onclick: actions.leave }),
    foreign("p", session.target, { class: "runner-language" }, session.attempt.language_name),
    button(t("runner.finish"), { class: "plain", testid: "finish", onclick: actions.finish }),
  );
}

function vial(parts) {
  return h("div", { class: "vial", testid: "progress" }, parts.progress, parts.bubble);
}

function keyboardHelp(actions) {
  const box = h("input", {
    type: "checkbox",
    checked: shortcutsOn(),
    testid: "shortcuts",
    onchange: () => {
      setShortcuts(box.checked);
      actions.shortcuts();
    },
  });
  const rows = ["choose", "tiles", "enter"].map((row) => h("li", {}, t(`keys.${row}`)));
  return h(
    "details",
    { class: "keyboard-help" },
    h("summary", {}, icon("keyboard"), t("keys.title")),
    h("ul", {}, rows),
    h("label", { class: "check" }, box, t("keys.switch")),
  );
}

export function showProgress(parts, session) {
  const { number: now } = session.item;
  const all = session.items.length;
  parts.title.textContent = t("runner.question", { number: number(now), count: number(all) });
  parts.progress.value = now;
  parts.bubble.style.insetInlineStart = `${(100 * now) / all}%`;
  parts.section.dataset.format = session.item.format;
  parts.section.dataset.number = now;
}

/** Which of the four states the learner's changes are in, in a quiet line. */
export function showSaving(parts, state) {
  const texts = { idle: "", saving: t("save.saving"), saved: t("save.saved"), waiting: t("save.waiting"), refused: t("save.refused") };
  if (parts.status.textContent === texts[state]) return;
  parts.status.dataset.state = state;
  parts.status.textContent = texts[state];
}

export function showListeningNotice(parts, session, undo) {
  parts.notice.replaceChildren();
  if (!session.listeningSkipped || session.isSkipped(session.item)) return;
  const numbers = session.listeningItems().map((item) => number(item.number)).join(" · ");
  parts.notice.append(
    h("p", {}, t("listening.left_out"), hiddenText(" "), h("span", { class: "quiet" }, t("listening.numbers", { numbers }))),
    button(t("listening.undo"), { class: "plain", testid: "can-listen", onclick: undo }),
  );
}
