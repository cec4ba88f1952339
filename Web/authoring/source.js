import { languageName, number, t } from "../words.js";

/** @import { Loose } from "../types/authoring.d.ts" */

/** The server accepts files of up to this number of bytes. */
const LARGEST = 8 * 1024 * 1024;

export class SourceProblem extends Error {
  /**
   * @param {string} name
   * @param {string} reason
   */
  constructor(name, reason) {
    super(t(`authors.file.${reason}`, { name, most: number(LARGEST / 1024 / 1024) }));
  }
}

/** A blueprint file: its name, its bytes, and their JSON value if they can be parsed. */
export class Source {
  /**
   * @param {string} name
   * @param {Uint8Array<ArrayBuffer>} bytes
   */
  constructor(name, bytes) {
    this.name = name;
    this.bytes = bytes;
    this.value = parsed(bytes);
  }

  /** @param {File} file */
  static async of(file) {
    if (file.size > LARGEST) throw new SourceProblem(file.name, "too_large");
    try {
      return new Source(file.name, new Uint8Array(await file.arrayBuffer()));
    } catch (error) {
      if (error instanceof DOMException) throw new SourceProblem(file.name, "unreadable");
      throw error;
    }
  }

  /** @param {string} text */
  static ofText(text) {
    const source = new Source(t("authors.pasted"), new TextEncoder().encode(text));
    if (source.bytes.length > LARGEST) throw new SourceProblem(source.name, "too_large");
    return source;
  }

  /** Whether the file declares the schema version that this page knows. */
  get isBlueprint() {
    return this.value?.schema_version === 2;
  }

  /** The language and direction of its texts. If they are invalid, the browser decides. */
  get target() {
    const { language_id: id, direction } = this.value ?? {};
    return { lang: isTag(id) ? id : "und", dir: direction === "ltr" || direction === "rtl" ? direction : "auto" };
  }

  get languageName() {
    const { lang } = this.target;
    return lang === "und" ? null : languageName(lang) ?? lang;
  }

  /** The name without its extension, for the names of downloads. */
  get stem() {
    return this.name.replace(/\.[^.]*$/, "") || "blueprint";
  }

  /**
   * A line of the file, counted from 1.
   * @param {number} number
   */
  line(number) {
    return new TextDecoder().decode(this.bytes).split(/\r\n|\n|\r/)[number - 1] ?? "";
  }
}

/**
 * @param {unknown} id
 * @returns {id is string}
 */
function isTag(id) {
  return typeof id === "string" && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/.test(id);
}

/**
 * NB: this reader returns null for invalid JSON. The strict reader of the server reports the error.
 * @param {Uint8Array} bytes
 * @returns {Loose | null}
 */
function parsed(bytes) {
  try {
    const value = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
    return value !== null && typeof value === "object" && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
