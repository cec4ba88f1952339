/// Recognizes terms and definitions by their form.
enum TermShape {
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
