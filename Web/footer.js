import { byID, h } from "./dom.js";
import { finishButton } from "./own_data/offer.js";
import { t } from "./words.js";

/** The end of every page: the way to the learner's data, and the button for shared computers. Drawn again whenever the interface language changes. */
export function drawFooter() {
  byID("foot").replaceChildren(
    h("a", { href: "/privacy", testid: "to-privacy" }, t("privacy.link")),
    finishButton(),
  );
}
