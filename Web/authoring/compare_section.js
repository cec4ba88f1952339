import { h, icon } from "../dom.js";
import { filePicker } from "../widgets/files.js";
import { t } from "../words.js";
import { changesList } from "./changes.js";
import { compare } from "./comparison.js";
import { publishedBlueprint, ReleaseProblem } from "./published.js";
import { Source, SourceProblem } from "./source.js";

/** @import { FileState, Published } from "../types/authoring.d.ts" */

const PICKER = { accept: ".json,application/json", label: "authors.compare.choose", hint: "authors.compare.hint", name: "published-file" };

/** The comparison with the published version. That version comes from the server, if it publishes content, or from a second file. */
export class CompareSection {
  /** @param {FileState} state */
  constructor(state) {
    this.state = state;
    this.result = h("div", { class: "compare-result", role: "status" });
    this.node = h("div", { class: "compare", testid: "compare" }, this.result, filePicker(([file]) => this.take(file), PICKER));
    this.draw();
  }

  /** Asks the server once for each file that the author opens. */
  async ask() {
    const { state } = this;
    if (state.published !== undefined) return;
    state.published = null;
    const { source } = state;
    const found = await told(() => publishedBlueprint(source.value?.language_id));
    if (state.source !== source || state.published) return;
    state.published = { isServers: true, ...found };
    this.draw();
  }

  /** @param {File | undefined} file */
  async take(file) {
    if (!file) return;
    this.state.published = { isServers: false, ...await told(() => Source.of(file)) };
    this.draw();
  }

  draw() {
    const { published } = this.state;
    this.result.replaceChildren(...(published ? this.parts(published) : [h("p", { class: "quiet" }, t("authors.compare.asking"))]));
  }

  /** @param {Published} published */
  parts({ isServers, source, problem }) {
    if (problem) return [h("p", { class: "trouble" }, icon("wrong"), problem)];
    if (!source) return [h("p", { testid: "not-published" }, t("authors.compare.not_published"))];
    if (!source.value) return [h("p", { class: "trouble" }, icon("wrong"), t("authors.compare.not_json", { name: source.name }))];
    const mine = this.state.source;
    const value = mine.value ?? {};
    return [
      h(
        "p",
        {},
        t(isServers ? "authors.compare.with_server" : "authors.compare.with_file", { name: source.name, version: versionOf(source) }),
      ),
      source.value.language_id === value.language_id ? null : h("p", { class: "notice" }, t("authors.compare.other_language")),
      changesList(compare(source.value, value), mine.target),
    ].filter((part) => part !== null);
  }
}

/** @param {Source} source */
function versionOf(source) {
  const version = source.value?.version;
  return typeof version === "string" ? version.slice(0, 80) : "?";
}

/**
 * Returns the found blueprint, or a sentence that says why there is none.
 * @param {() => Promise<Source | null>} find
 */
async function told(find) {
  try {
    return { source: await find() };
  } catch (error) {
    if (error instanceof SourceProblem) return { problem: error.message };
    if (error instanceof ReleaseProblem) return { problem: t("authors.compare.trouble", { why: error.message }) };
    throw error;
  }
}
