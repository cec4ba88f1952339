/// Recognizes terms and definitions by their form.
package enum TermShape {
  private static let maximumWords = 5
  private static let definitionWords = 4...30
  // In scripts without spaces, the length is counted in characters.
  private static let maximumCharacters = 16
  private static let definitionCharacters = 6...100

  /// Whether a text can be a term: a few words that do not form a sentence.
  static func isTerm(_ text: String) -> Bool {
    guard text.utf8.count <= 120, let first = text.first, first.isLetter, !text.contains(where: { ".?!:;,。？！：；、，।".contains($0) })
    else { return false }
    if UnspacedScript.occurs(in: text) { return (1...maximumCharacters).contains(text.count) }
    return text.count >= 2 && (1...maximumWords).contains(Words.all(text).count)
  }

  private static let unspacedNames = 2...6

  /// Whether a learner can be expected to type a term: it has no signs, and does not end with a single letter. In scripts without spaces, a
  /// longer term is mostly a clause.
  package static func canBeTyped(_ term: String) -> Bool {
    guard !term.contains(where: { "/=<>+|_\"“”„«»".contains($0) }) else { return false }
    if UnspacedScript.occurs(in: term) { return unspacedNames.contains(term.count) && !term.contains("是") }
    let words = term.split(whereSeparator: \.isWhitespace)
    return words.allSatisfy { $0.first.map { $0.isLetter || $0.isNumber } ?? false } && words.last.map { $0.count >= 2 } ?? false
  }

  static func isDefinition(_ text: String) -> Bool {
    guard text.utf8.count <= 2_000 else { return false }
    if UnspacedScript.occurs(in: text) { return definitionCharacters.contains(text.count) }
    return definitionWords.contains(Words.all(text).count)
  }

  /// A definition without a full stop at its end.
  static func bare(_ text: String) -> String {
    var text = text[...].trimmingSpaces
    while let last = text.last, ".;。।።။។".contains(last) { text.removeLast() }
    return String(text)
  }
}
