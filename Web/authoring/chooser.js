import { h } from "../dom.js";
import { areaField, form } from "../widgets/fields.js";
import { filePicker } from "../widgets/files.js";
import { troubleLine } from "../widgets/trouble.js";
import { t } from "../words.js";
import { Source, SourceProblem } from "./source.js";

const PICKER = { accept: ".json,application/json", label: "authors.choose", hint: "authors.choose.hint", name: "blueprint-file" };

/** The ways to open a blueprint: drop it anywhere on the page, pick a file, or paste the text. */
export class Chooser {
  /**
   * @param {(source: Source) => Promise<void>} taken
   * @param {AbortSignal} signal
   */
  constructor(taken, signal) {
    this.taken = taken;
    this.trouble = troubleLine({ testid: "source-trouble" });
    const paste = form(
      { class: "fields", testid: "paste-form" },
      ({ text }) => this.take(() => Source.ofText(text.value)),
      areaField("text", t("authors.paste.label"), { dir: "ltr", rows: 6 }),
      h("div", { class: "actions" }, h("button", { class: "primary", testid: "check-text" }, t("authors.paste.check"))),
    );
    this.node = h(
      "section",
      { class: "panel drop-zone", testid: "drop-zone" },
      filePicker(([file]) => file && this.take(() => Source.of(file)), PICKER),
      this.trouble,
      h("details", {}, h("summary", {}, t("authors.paste")), paste),
    );
    this.watchDrops(signal);
  }

  /**
   * NB: without this, the browser would open a file that is dropped beside the drop area, and leave the page.
   * @param {AbortSignal} signal
   */
  watchDrops(signal) {
    document.addEventListener("dragover", (event) => {
      event.preventDefault();
      this.node.classList.add("dropping");
    }, { signal });
    document.addEventListener("dragleave", (event) => {
      if (!event.relatedTarget) this.node.classList.remove("dropping");
    }, { signal });
    document.addEventListener("drop", (event) => this.drop(event), { signal });
  }

  /** @param {DragEvent} event */
  drop(event) {
    event.preventDefault();
    this.node.classList.remove("dropping");
    const [file] = event.dataTransfer?.files ?? [];
    if (file) this.take(() => Source.of(file));
  }

  /** @param {() => Source | Promise<Source>} read */
  async take(read) {
    this.trouble.replaceChildren();
    try {
      await this.taken(await read());
    } catch (error) {
      if (!(error instanceof SourceProblem)) throw error;
      this.trouble.textContent = error.message;
    }
  }
}
