/**
 * Splits a text into lines. Words are those of the language, so that scripts without spaces break between words too.
 * @param {string} text
 * @param {string} language
 * @param {(line: string) => boolean} fits
 */
export function wrapped(text, language, fits) {
  const pieces = [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)];
  /** @type {string[]} */
  const lines = [];
  let line = "";
  for (const { segment, isWordLike } of pieces) {
    // NB: punctuation stays with the word before it.
    if (line !== "" && isWordLike && !fits((line + segment).trimEnd())) {
      lines.push(line.trim());
      line = "";
    }
    line += segment;
  }
  return line.trim() === "" ? lines : [...lines, line.trim()];
}
