import { api } from "../api.js";
import { h } from "../dom.js";
import { t } from "../words.js";

/**
 * Why there is no practice while a test in the language is unfinished, and the way to this test.
 * @param {string} language
 */
export function runningTest(language) {
  const link = h("a", { class: "button", hidden: true, testid: "running-test" }, t("attempts.resume"));
  api.attempts().then((attempts) => {
    const running = attempts.find((one) => one.status === "in_progress" && one.language_id === language);
    if (!running) return;
    link.setAttribute("href", `/test/${encodeURIComponent(running.attempt_id)}`);
    link.hidden = false;
  }, () => {});
  return [t("drill.test-in-progress"), " ", link];
}
