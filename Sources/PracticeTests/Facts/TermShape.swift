/// What terms and definitions look like.
enum TermShape {
  private static let mostWords = 5
  private static let definitionWords = 4...30

  /// Whether a text can be the name of something: a few words that are no sentence.
  static func isTerm(_ text: String) -> Bool {
    let words = Words.all(text)
    return (1...mostWords).contains(words.count) && text.count >= 2 && !text.contains { ".?!:;,".contains($0) }
      && text.first.map { $0.isLetter } ?? false
  }

  static func isDefinition(_ text: String) -> Bool {
    definitionWords.contains(Words.all(text).count)
  }

  /// A definition without a full stop at its end.
  static func bare(_ text: String) -> String {
    var text = text[...].trimmingSpaces
    while let last = text.last, ".;。".contains(last) { text.removeLast() }
    return String(text)
  }
}
