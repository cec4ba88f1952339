/** Pixels that a question reaches behind the buttons, because heights are rounded, and the text must not show between the two. */
const OVERLAP = 2;
/** The least height, in lines of the page's text, that shows a part of a text and its question one below the other. */
const LEAST = 20;

/**
 * Measures the room that a text to read may take, whenever the page changes its size. The styles use the measures, so that the question
 * stays in view while the learner scrolls the text. A text that scrolls in its own box can have the focus, for the keyboard.
 * @param {{ root: HTMLElement, form: HTMLElement, bar: HTMLElement, section: HTMLElement }} parts
 */
export function watchTextRoom(parts) {
  const observer = new ResizeObserver(() => requestAnimationFrame(() => measure(parts)));
  for (const part of [parts.root, parts.bar, parts.section]) observer.observe(part);
  // NB: a new text can leave every size as it was.
  new MutationObserver(() => requestAnimationFrame(() => measure(parts))).observe(parts.section, { childList: true, subtree: true });
}

/** @param {Parameters<typeof watchTextRoom>[0]} parts */
function measure({ root, form, bar }) {
  const unit = root.querySelector(".side-by-side");
  if (!unit) root.classList.remove("docked", "cramped");
  if (!unit || !root.isConnected) return;
  const line = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const above = unit.getBoundingClientRect().top + scrollY;
  const below = root.getBoundingClientRect().bottom - form.getBoundingClientRect().bottom;
  const isDocked = (innerHeight - bar.offsetHeight) / line >= LEAST;
  root.classList.toggle("docked", isDocked);
  root.classList.toggle("cramped", !isDocked);
  for (const [name, value] of Object.entries({ "--above": above, "--below": below, "--bar": bar.offsetHeight - OVERLAP })) {
    root.style.setProperty(name, `${Math.floor(value)}px`);
  }
  for (const part of unit.children) markScrolling(/** @type {HTMLElement} */ (part));
}

/** What can have the focus, so that the keyboard can scroll the part around it. */
const FOCUSABLE = "a[href], :is(button, input, textarea):enabled, [tabindex='0']";

/**
 * Lets a text, or a question whose answer can no longer change, have the focus while it scrolls.
 * @param {HTMLElement} part
 */
function markScrolling(part) {
  if (part.scrollHeight > part.clientHeight + 1 && !part.querySelector(FOCUSABLE)) part.tabIndex = 0;
  else part.removeAttribute("tabindex");
}
