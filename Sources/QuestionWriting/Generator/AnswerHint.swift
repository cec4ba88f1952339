import NoteFacts

/// The first letters of a typed answer, in brackets: “(r… h…)” for “root hair”.
///
/// Several words often fit a definition or a gap. The first letters leave one of them, as in a C-test (U. Raatz and C. Klein-Braley, The
/// C-Test, 1981).
enum AnswerHint {
  /// The length in letters up to which a word shows one letter. A longer word shows two.
  private static let shortWord = 5

  /// The stem with the first letters of the key: after its gap if it has one, otherwise at its end.
  ///
  /// - Returns: `nil` if the key is too short for a hint, or if another accepted answer begins with other letters.
  static func added(to stem: String, for names: OtherNames) -> String? {
    guard isSuitable(names.key), let hint = of(names.key),
      names.others.allSatisfy({ $0 == names.bareKey || of($0)?.lowercased() == hint.lowercased() })
    else { return nil }
    guard let gap = stem.firstPlace(of: Fact.blank) else { return "\(stem) (\(hint))" }
    return "\(stem[..<gap.upperBound]) (\(hint))\(stem[gap.upperBound...])"
  }

  /// Whether first letters help to find the key. They say too little of a sign, and all of a single letter.
  private static func isSuitable(_ key: String) -> Bool {
    guard TermShape.canBeTyped(key) else { return false }
    if UnspacedScript.occurs(in: key) { return true }
    let words = key.split(whereSeparator: \.isWhitespace)
    return !words.contains { $0.count == 1 && $0.first?.isUppercase == true }
      && key.count(where: \.isLetter) >= (isKorean(key) ? minimumSyllables : minimumLetters)
      && !(words.count == 1 && key.count <= maximumCode && key.contains(where: \.isNumber))
  }

  private static func isKorean(_ text: String) -> Bool { text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }

  private static let (minimumLetters, minimumSyllables) = (3, 2)
  /// A short word with digits is a code, such as the number of a course.
  private static let maximumCode = 6

  private static func of(_ key: String) -> String? {
    let words = key.split(whereSeparator: \.isWhitespace)
    guard words.contains(where: { $0.count >= 2 && $0.contains(where: \.isLetter) }) else { return nil }
    return words.map { opening(of: $0) + "…" }.joined(separator: " ")
  }

  /// The first letters of a word. An article that is written together with it comes before them: “l'o…”, “الأ…”.
  private static func opening(of word: Substring) -> Substring {
    // NB: the number in “Rede 2G” is all that a learner has to know.
    if word.count <= maximumCode, word.contains(where: \.isNumber) { return "" }
    let article = articleLength(of: word)
    return word.prefix(article + (word.count - article > shortWord ? 2 : 1))
  }

  private static func articleLength(of word: Substring) -> Int {
    let parts = word.split(separator: /['’]/, maxSplits: 1)
    let elided = parts.count == 2 && elisions.contains(parts[0].lowercased()) ? parts[0].count + 1 : 0
    let length = word.hasPrefix("ال") ? 2 : elided
    return word.count - length >= minimumLetters ? length : 0
  }

  private static let elisions = Words.set("l d un dell nell all sull dall quell")
}
