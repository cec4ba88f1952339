import { button, h, icon } from "../dom.js";
import { date, number, plural, t } from "../words.js";
import { screens } from "./api.js";
import { isOffline } from "../offline.js";
import { forgetRefusals, refusals } from "./refusals.js";

/** @import { HardWords } from "../types/game.d.ts" */

/**
 * Shows a notice while the server cannot be reached.
 * @param {AbortSignal} signal
 */
export function offlineNotice(signal) {
  const notice = h("p", { class: "notice", role: "status", hidden: true, testid: "offline" }, t("play.offline"));
  const look = async () => {
    notice.hidden = !await isOffline();
  };
  for (const change of ["online", "offline"]) window.addEventListener(change, look, { signal });
  look();
  return notice;
}

/** Lists the games that the server refused, until the player has read the reasons. */
export function refusalNotices() {
  const refused = refusals();
  if (refused.length === 0) return null;
  const notice = h(
    "div",
    { class: "notice refused", role: "status", testid: "refusals" },
    refused.map(({ points, played_at, reason }) =>
      h(
        "p",
        {},
        t("play.refused.game", { points: number(points), date: date(played_at) }),
        " ",
        h("span", { lang: "en", dir: "ltr" }, reason ?? ""),
      )
    ),
    h(
      "p",
      {},
      button(t("play.refused.read"), {
        testid: "refusals-read",
        onclick: () => {
          forgetRefusals();
          notice.remove();
        },
      }),
    ),
  );
  return notice;
}

/**
 * The link to the hard words, with the number of due words if it is known.
 * @param {HardWords | null} hard
 */
export function hardWordsLink(hard) {
  const count = hard === null
    ? ""
    : hard.due
    ? plural("play.review.due", hard.due)
    : t(hard.hard_words.length ? "play.review.none_due" : "play.review.empty_short");
  return h(
    "a",
    { class: "panel hard-link", href: screens.review, testid: "to-review" },
    h(
      "span",
      { class: "card-text" },
      h("span", { class: "choice-name" }, t("play.review.title")),
      h("span", { class: "small quiet" }, count),
    ),
    icon("next"),
  );
}
