extension NormalizationStep {
  /// Profile 2: commas count as spaces, except in numbers and inside a word.
  static let commas = NormalizationStep(
    name: "commas",
    reason: "A comma more or less, or a space forgotten after it, is overlooked.",
    examples: [
      .same("Yes, I do", "Yes I do", "en", "the Latin comma"),
      .same("はい、私です", "はい私です", "ja", "the ideographic comma"),
      .same("نعم، سيدي", "نعم سيدي", "ar", "the Arabic comma"),
      .same("one,two", "one, two", "en", "a forgotten space"),
      .different("2,5", "25", "de", "a decimal comma"),
      .different("ό,τι", "ότι", "el", "another Greek word"),
      .different("Let's eat, Grandma", "Let's eat Grandma", "en", "in a sentence that is shown", format: .minimalPair),
    ]
  ) { scalars, context in
    guard !context.comparesWording else { return }
    let original = scalars
    for index in original.indices where commaSet.contains(original[index]) {
      scalars[index] = isSpelling(original, at: index, context.rules) ? "," : " "
    }
  }

  /// Whether the comma stands between two digits, or inside a word of a language that writes one there.
  private static func isSpelling(_ scalars: Scalars, at index: Int, _ rules: LanguageRules) -> Bool {
    guard index > 0, index + 1 < scalars.count else { return false }
    let (previous, next) = (scalars[index - 1].value, scalars[index + 1].value)
    if asciiDigits.contains(previous), asciiDigits.contains(next) { return true }
    return rules.commaBetween.map { $0.before.contains(scalars[index - 1]) && $0.after.contains(scalars[index + 1]) } ?? false
  }

  private static let asciiDigits: ClosedRange<UInt32> = 0x30...0x39
  private static let commaSet = ScalarSet(
    ",、\u{60C}\u{55D}\u{1363}\u{104A}\u{1802}\u{1808}\u{7F8}\u{2E32}\u{2E41}\u{FE10}\u{FE11}\u{FE50}\u{FE51}")
}
