extension NormalizationStep {
  /// Profile 2, Japanese: a reading in kana, in parentheses of either width, directly after a kanji.
  static let furigana = NormalizationStep(
    name: "furigana",
    reason: "A reading in parentheses is a hint, not part of the answer.",
    examples: [
      .same("食（た）べます", "食べます", "ja", "full-width parentheses"),
      .same("食(た)べます", "食べます", "ja", "plain parentheses"),
      .different("来ます（来ません）", "来ます", "ja", "a second answer"),
      .different("Yes（no）", "Yes", "en", "a second answer"),
      .different("学（がく", "学", "ja", "an open parenthesis"),
    ],
    .position(.furigana) { scalars, context in
      guard context.hasReadings, scalars.contains("(") else { return }
      scalars = removingReadings(scalars)
    })

  private static func removingReadings(_ scalars: Scalars) -> Scalars {
    var result = Scalars()
    var index = 0
    while index < scalars.count {
      if let last = result.last, ScalarSet.kanji.contains(last), let end = endOfReading(in: scalars, from: index) {
        index = end
      } else {
        result.append(scalars[index])
        index += 1
      }
    }
    return result
  }

  /// The index after the closing parenthesis, when a reading begins at an index.
  private static func endOfReading(in scalars: Scalars, from open: Int) -> Int? {
    guard scalars[open] == "(" else { return nil }
    let close = scalars[(open + 1)...].firstIndex { !ScalarSet.kana.contains($0) }
    guard let close, close > open + 1, scalars[close] == ")" else { return nil }
    return close + 1
  }

}

extension ScalarSet {
  /// The characters that a reading is written in.
  static let kana = ScalarSet([0x3041...0x309F, 0x30A1...0x30FF])
  /// The characters that have readings.
  static let kanji = ScalarSet([0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF])
}

extension NormalizationContext {
  /// Whether readings are removed.
  var hasReadings: Bool { rules.furigana && !comparesWording }
}
