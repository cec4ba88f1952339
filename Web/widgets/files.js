import { h, icon } from "../dom.js";
import { number, t } from "../words.js";

/** @import { FileKinds } from "../types/page.d.ts" */
/** @import { Notes } from "../types/practice.d.ts" */

/** The maximum number of bytes of a request with notes that the server accepts. */
const LARGEST = 4 * 1024 * 1024;

export class FileProblem extends Error {
  /**
   * @param {string} name
   * @param {string} reason
   */
  constructor(name, reason) {
    super(t(`practice.file.${reason}`, { name, most: number(LARGEST / 1024 / 1024) }));
  }
}

/**
 * The problem of notes that the server would refuse for their size; null for all others. A text takes more room in a request than in its file.
 * @param {Notes} notes
 */
export function sizeProblem(notes) {
  return new Blob([JSON.stringify(notes)]).size > LARGEST ? new FileProblem(notes.name, "too_large") : null;
}

/**
 * Returns the name and text of a text file. Throws a FileProblem if it is not a text, or too large.
 * @param {File} file
 * @returns {Promise<Notes>}
 */
export async function readNotes(file) {
  if (file.size > LARGEST) throw new FileProblem(file.name, "too_large");
  let bytes;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    throw new FileProblem(file.name, "unreadable");
  }
  const notes = { name: file.name, text: textOf(new Uint8Array(bytes), file.name) };
  const problem = sizeProblem(notes);
  if (problem) throw problem;
  return notes;
}

/**
 * @param {Uint8Array} bytes
 * @param {string} name
 */
function textOf(bytes, name) {
  if (bytes.includes(0)) throw new FileProblem(name, "binary");
  let text;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new FileProblem(name, "not_utf8");
  }
  if (text.trim() === "") throw new FileProblem(name, "empty");
  return text;
}

const NOTES = { multiple: true, accept: ".md,.markdown,.txt,text/plain,text/markdown", hint: "practice.file.kinds" };

/**
 * A button that picks text files, by default several notes. Each picker of a page has its own name.
 * @param {(files: File[]) => void | Promise<void>} picked
 * @param {FileKinds} [kinds]
 */
export function filePicker(picked, { hint, label = "practice.file.choose", name = "files", ...kinds } = NOTES) {
  const input = h("input", { type: "file", ...kinds, testid: name, "aria-describedby": `${name}-hint` });
  input.addEventListener("change", async () => {
    const files = [...(input.files ?? [])];
    await picked(files);
    input.value = "";
  });
  return h(
    "div",
    { class: "file-picker" },
    h("label", { class: "button" }, input, icon("file"), t(label)),
    h("p", { class: "quiet small", id: `${name}-hint` }, t(hint)),
  );
}

/**
 * Reads files. Returns the texts, and a sentence for each file that is not a text.
 * @param {File[]} files
 */
export async function readAll(files) {
  const results = await Promise.allSettled(files.map(readNotes));
  const problems = results.filter((result) => result.status === "rejected").map((result) => result.reason);
  const strange = problems.find((problem) => !(problem instanceof FileProblem));
  if (strange) throw strange;
  return {
    notes: results.filter((result) => result.status === "fulfilled").map((result) => result.value),
    problems: problems.map((problem) => problem.message),
  };
}
