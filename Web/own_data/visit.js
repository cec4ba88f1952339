import { keepAgain, stopKeeping } from "../offline.js";
import * as store from "../store.js";
import { endSession, eraseEverything } from "./api.js";
import { clearBrowser, holdWorkers } from "./clearing.js";
import { isEndPending, joinVisit, setEndPending, visitMark } from "./marks.js";

/** @import { Outcome } from "../types/privacy.d.ts" */

/** The page that is loaded after the end of a visit, and the parameter of its address that names the outcome. */
const END_PAGE = "/privacy";
const END_PARAMETER = "done";

/** @type {Outcome | null} */
let outcome = null;
const events = new EventTarget();
/** Connects the open pages of this browser. */
const pages = new BroadcastChannel("nivel-end-of-visit");

/** How the visit of this page has ended; null while it goes on. After the end, the page shows nothing of the learner. */
export function endOfVisit() {
  return outcome;
}

/** Whether this page shows the end of a visit: its own, or that of the page before it. */
export function isAfterEnd() {
  return outcome !== null || (location.pathname === END_PAGE && new URLSearchParams(location.search).has(END_PARAMETER));
}

/** @param {() => void} listener */
export function onEndOfVisit(listener) {
  events.addEventListener("end", () => listener());
}

/** Ends the session on the server, if it can be reached, and removes everything from this browser. */
export async function finishVisit() {
  await holdCaching();
  const isEnded = await endSession().then(() => true, () => false);
  await leaveNothing(isEnded ? "finished" : "pending");
}

/** Erases the learner's data on the server, and then removes everything from this browser. Throws an ApiError if nothing was erased. */
export async function eraseVisit() {
  await holdCaching();
  const { overwritten } = await eraseEverything().catch((error) => {
    pages.postMessage("going on");
    keepAgain();
    throw error;
  });
  await leaveNothing(overwritten ? "erased" : "erased_later");
}

/** Stops caching in all pages of this browser, before the server ends the session. */
async function holdCaching() {
  stopKeeping();
  pages.postMessage("ending");
  await holdWorkers();
}

/**
 * Removes everything from this browser, and shows in all pages of it that the visit has ended.
 * @param {Outcome} reason
 */
async function leaveNothing(reason) {
  // NB: before the message, so that the other pages know whether the server must still be told.
  setEndPending(reason === "pending");
  become(reason);
  pages.postMessage("end");
  await clearBrowser();
  if (reason !== "pending") replacePage(reason);
}

/**
 * Tells the server of an end that it does not know yet. Throws while it cannot be reached.
 *
 * NB: another page may have told it, and the next learner may have begun since then. So the mark decides.
 */
export async function settleEnd() {
  if (isEndPending()) {
    await endSession();
    setEndPending(false);
  }
  if (outcome) replacePage("finished");
}

/** Settles an end from before this page was loaded. If the server cannot be reached, this page shows nothing of the learner. */
export async function settleEarlierEnd() {
  await settleEnd().catch(() => become("pending"));
}

/** Ends the visit of this page when it ends in another page of this browser, also while this page is kept for the back button. */
export function endWithOtherPages() {
  const visit = joinVisit();
  const page = document.documentElement;
  pages.addEventListener("message", ({ data }) => hear(data));
  // NB: a page from the back button shows its old content for a moment. It stays invisible until it has checked the mark.
  addEventListener("pagehide", ({ persisted }) => {
    if (persisted) page.style.visibility = "hidden";
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && visitMark() !== visit) endHere();
    page.style.visibility = "";
  });
}

/**
 * Follows another page of this browser, in which the visit ends.
 * @param {"ending" | "going on" | "end"} message
 */
function hear(message) {
  if (message === "end") endHere();
  else if (message === "ending") stopKeeping();
  else if (!outcome) keepAgain();
}

/** Shows the end of a visit that has ended in another page. */
function endHere() {
  if (outcome) return;
  store.close();
  become(isEndPending() ? "pending" : "finished");
  if (outcome !== "pending") replacePage("finished");
}

/** @param {Outcome} reason */
function become(reason) {
  outcome = reason;
  stopKeeping();
  events.dispatchEvent(new Event("end"));
}

/**
 * Loads the page again, so that nothing stays in its memory.
 * @param {Outcome} reason
 */
function replacePage(reason) {
  location.replace(`${END_PAGE}?${new URLSearchParams({ [END_PARAMETER]: reason })}`);
}
