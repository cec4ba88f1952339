import { button, h } from "../dom.js";
import { sectionOf } from "../routes.js";
import { t } from "../words.js";

/** Where each section of the app begins again, by name. */
const HOMES = { "/": ["/", "problem.home"], "/practice": ["/practice", "practice.to_home"], "/play": ["/play/menu", "play.to_menu"] };

function kind(error) {
  if (error.kind) return error.kind;
  if (error.unreachable) return "unreachable";
  if (error.status === 404 || error.status === 401 || error.status === 403) return "attempt";
  return "server";
}

/** A full-page explanation of what went wrong and what can be done about it. */
export function showProblem(main, error, retry) {
  const name = kind(error);
  const [home, homeName] = HOMES[sectionOf(location.pathname)];
  const canRetry = name === "unreachable" || name === "server";
  document.title = t("page.title", { page: t(`problem.${name}.title`) });
  main.replaceChildren(
    h(
      "div",
      { class: "page problem", testid: "problem" },
      h("div", { class: "vial tilted", "aria-hidden": "true" }, h("span", { class: "bubble" })),
      h("h1", { tabindex: "-1" }, t(`problem.${name}.title`)),
      h(
        "p",
        { role: "alert" },
        t(`problem.${name}.text`),
        error.reason ? [" ", h("span", { lang: "en", dir: "ltr" }, error.reason)] : null,
      ),
      h(
        "p",
        { class: "actions" },
        canRetry ? button(t("problem.retry"), { class: "primary", onclick: retry, testid: "retry" }) : null,
        error.result ? h("a", { class: "button primary", href: error.result }, t("attempts.result")) : null,
        h("a", { class: "button", href: home }, t(homeName)),
      ),
    ),
  );
}
