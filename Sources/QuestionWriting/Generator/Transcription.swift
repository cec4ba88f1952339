import NoteFacts

/// The transcription of a word of another script in Latin letters, in brackets: “الخميس (al-Khamis)”.
enum Transcription {
  /// Texts, and their transcriptions; empty if there is none.
  static let examples: [(text: String, transcription: String)] = [
    ("الخميس (al-Khamis)", "al-Khamis"), ("犬（inu）", "inu"), ("стол (m)", ""), ("dog (m)", ""), ("الخميس", ""), ("cat (кот)", ""),
  ]

  /// The transcription that a side of an entry gives; `nil` if it gives none. A mark of one or two letters, such as a gender, is none.
  static func of(_ side: String) -> String? {
    let (plain, inner) = Brackets.split(side)
    guard let inner, inner.count(where: \.isLetter) >= minimumLetters, inner.allSatisfy({ !$0.isLetter || isLatin($0) }),
      plain.contains(where: \.isLetter), !plain.contains(where: isLatin)
    else { return nil }
    return inner
  }

  /// Whether a side of an entry of a vocabulary list has a transcription.
  static func occurs(in fact: Fact) -> Bool {
    guard case .pair(let word, let translation) = fact.content else { return false }
    return of(word) != nil || of(translation) != nil
  }

  private static let minimumLetters = 3

  private static func isLatin(_ letter: Character) -> Bool {
    letter.isLetter && letter.unicodeScalars.allSatisfy { $0.value < 0x0250 || (0x1E00..<0x1F00).contains($0.value) }
  }
}
