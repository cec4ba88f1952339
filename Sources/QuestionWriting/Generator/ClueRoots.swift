import NoteFacts

/// The parts of words by which a learner sees that two texts belong together.
enum ClueRoots {
  /// The beginnings of the content words, because related words begin alike. In languages that join words, also their other parts. In
  /// scripts without spaces, the pairs of neighbouring characters. Short names in capitals count as they are, and so do the initials of a name
  /// of several words: `VC` belongs to “Venture Capital”.
  static func all(in text: String, _ language: NotesLanguage) -> Set<String> {
    let joins = joiningLanguages.contains(language.code)
    let spaced = Words.content(Words.all(text), language.vocabulary).flatMap { $0.split(separator: "-") }
      .filter { $0.count >= 3 && !UnspacedScript.occurs(in: String($0)) }
    return Set(spaced.flatMap { [String($0.prefix(4))] + (joins && $0.count >= 8 ? parts(Array($0), of: 6) : []) })
      .union(names(in: text)).union(unspacedPairs(in: text)).union(initials(of: text))
  }

  private static let joiningLanguages: Set = ["de", "nl", "sv"]

  private static func parts(_ characters: [Character], of length: Int) -> [String] {
    guard characters.count >= length else { return [] }
    return (0...(characters.count - length)).map { String(characters[$0..<($0 + length)]) }
  }

  /// Short names in capitals, such as `DOM`. In a script without spaces, every short Latin word is a name.
  private static func names(in text: String) -> [String] {
    let isUnspaced = UnspacedScript.occurs(in: text)
    return text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      .filter { (2...3).contains($0.count) && (isUnspaced || $0.allSatisfy { $0.isUppercase || $0.isNumber }) }
      .map { $0.lowercased() }
  }

  private static func initials(of text: String) -> [String] {
    let words = text.split { " -".contains($0) }
    guard (2...4).contains(words.count), words.allSatisfy({ $0.first?.isLetter == true }) else { return [] }
    return [String(words.compactMap(\.first)).lowercased()]
  }

  private static func unspacedPairs(in text: String) -> [String] {
    guard UnspacedScript.occurs(in: text) else { return [] }
    return text.split { !$0.isLetter || $0.isASCII || particles.contains($0) }.flatMap { parts(Array($0), of: 2) }
  }

  /// Characters that join words and say nothing.
  private static let particles: Set<Character> = Set("的了是在和与或及一个不有为以于被把对到从也都就の は が を に で と も や へ か な た る す し い っ て")
}
