/// Guesses from the letters whether words are forms of the same word.
package enum Affixes {
  /// A word, and the word without each article or particle that may be attached to its beginning.
  package static func forms(of word: String, _ language: String) -> [String] {
    guard let prefixes = prefixes[language] else { return [word] }
    return [word] + prefixes.filter { word.hasPrefix($0) && word.count >= $0.count + 3 }.map { String(word.dropFirst($0.count)) }
  }

  private static let prefixes = [
    "ar": ["ال", "وال", "بال", "كال", "فال", "لل", "و", "ب", "ل"], "he": ["ה", "ו", "ב", "ל", "מ", "ש", "כ", "וה", "שה"],
  ]

  /// Whether two words share a beginning of four letters or more that makes up two thirds of both.
  package static func areRelated(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    let shared = zip(one, other).prefix { $0 == $1 }.count
    return shared >= 4 && 3 * shared >= 2 * max(one.count, other.count)
  }
}
