/// Text taken apart into sentences.
enum Sentences {
  /// The sentences of a text, each with its mark.
  static func all(_ text: String) -> [String] {
    var sentences: [String] = []
    var sentence = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      sentence.append(character)
      if ends(character, sentence, rest) {
        sentences.append(sentence)
        sentence = ""
      }
    }
    return (sentences + [sentence]).map { String($0[...].trimmingSpaces) }.filter { !$0.isEmpty }
  }

  private static func ends(_ character: Character, _ sentence: String, _ rest: Substring) -> Bool {
    if "。！？।؟".contains(character) { return true }
    guard ".!?".contains(character), rest.first?.isWhitespace ?? true else { return false }
    guard character == ".", let next = rest.first(where: { !$0.isWhitespace }) else { return true }
    // NB: after an abbreviation or an initial no sentence begins.
    let word = sentence.dropLast().reversed().prefix { !$0.isWhitespace }
    return !next.isLowercase && !(word.count == 1 && word.allSatisfy(\.isUppercase)) && !word.contains(".")
  }
}
