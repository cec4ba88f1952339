import NoteFacts

/// The first letters of a typed answer, in brackets: “(ro… ha…)”.
///
/// Several words often fit a definition or a gap. The first letters leave one of them, as in a C-test (U. Raatz and C. Klein-Braley, The
/// C-Test, 1981).
enum AnswerHint {
  /// Longer words show two letters.
  private static let shortWord = 5

  /// The stem with the first letters of the key: after its gap if it has one, otherwise at its end.
  ///
  /// - Returns: `nil` if the key is too short for a hint, or if another accepted answer begins with other letters.
  static func added(to stem: String, for names: OtherNames) -> String? {
    guard isSuitable(names.key), let hint = of(names.key), names.others.allSatisfy({ of($0)?.lowercased() == hint.lowercased() }) else {
      return nil
    }
    guard let gap = stem.firstPlace(of: Fact.blank) else { return "\(stem) (\(hint))" }
    return "\(stem[..<gap.upperBound]) (\(hint))\(stem[gap.upperBound...])"
  }

  /// Whether a key is a name. Signs and letters that stand alone show too much or too little of it.
  private static func isSuitable(_ key: String) -> Bool {
    if UnspacedScript.occurs(in: key) { return (2...6).contains(key.count) && !key.contains("是") }
    let words = key.split(whereSeparator: \.isWhitespace)
    return words.allSatisfy { $0.first.map { $0.isLetter || $0.isNumber } ?? false } && words.last.map { $0.count >= 2 } ?? false
      && key.count(where: \.isLetter) >= minimumLetters && !key.contains(where: { "/=<>+|_".contains($0) })
      && !(words.count == 1 && key.count <= maximumCode && key.contains(where: \.isNumber))
  }

  private static let minimumLetters = 3
  /// A short word with digits is a code, such as the number of a course.
  private static let maximumCode = 6

  private static func of(_ key: String) -> String? {
    let words = key.split(whereSeparator: \.isWhitespace)
    guard words.contains(where: { $0.count >= 2 && $0.contains(where: \.isLetter) }) else { return nil }
    return words.map { $0.prefix($0.count > shortWord ? 2 : 1) + "…" }.joined(separator: " ")
  }
}
