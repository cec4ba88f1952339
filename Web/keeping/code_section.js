import { button, h } from "../dom.js";
import { attempt, troubleLine } from "../widgets/trouble.js";
import { clockTime, t } from "../words.js";
import { codeAddress, keeping } from "./api.js";
import { copyField } from "./copy_field.js";

/** Makes a code in the browser that has the results. */
export function codeSection() {
  const trouble = troubleLine();
  const place = h("div", { class: "code-place" });
  const make = button(t("transfer.make"), { class: "primary", testid: "make-code" });
  make.addEventListener("click", () =>
    attempt(make, trouble, async () => {
      const { code, expires_at: end } = await keeping.makeCode();
      place.replaceChildren(
        h("p", { class: "transfer-code", dir: "ltr", translate: "no", testid: "made-code" }, code),
        h("p", {}, t("transfer.until", { time: clockTime(end) })),
        copyField(t("transfer.address"), codeAddress(code), "code-address"),
      );
      make.textContent = t("transfer.again");
      make.classList.remove("primary");
    }));
  return h(
    "section",
    { class: "keep-panel", "aria-labelledby": "make-title" },
    h("h2", { id: "make-title" }, t("transfer.make.title")),
    h("p", {}, t("transfer.make.text")),
    h("div", { "aria-live": "polite" }, place),
    trouble,
    h("div", { class: "actions" }, make),
  );
}
