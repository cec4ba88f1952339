extension NormalizationStep {
  /// Profile 2, Japanese: a reading in kana, in parentheses of either width, after the word that it reads.
  static let furigana = NormalizationStep(
    name: "furigana",
    reason: "A reading in parentheses is a hint, not part of the answer.",
    examples: [
      .same("食（た）べます", "食べます", "ja", "full-width parentheses"),
      .same("食(た)べます", "食べます", "ja", "plain parentheses"),
      .same("食べます（たべます）。", "食べます", "ja", "after the whole word"),
      .same("食べます。（たべます）", "食べます", "ja", "after the mark that ends the sentence"),
      .same("食べます（タベマス）", "食べます", "ja", "a reading in katakana"),
      .different("食べます（のみます）", "食べます", "ja", "the reading of another word"),
      .different("はい。（いいえ）", "はい", "ja", "a second answer in kana"),
      .different("来ます（来ません）", "来ます", "ja", "a second answer"),
      .different("Yes（no）", "Yes", "en", "a second answer"),
      .different("学（がく", "学", "ja", "an open parenthesis"),
    ],
    .position(.furigana) { scalars, context in
      guard context.hasReadings, scalars.contains("(") else { return }
      scalars = removingReadings(scalars, context)
    })

  private static func removingReadings(_ scalars: Scalars, _ context: NormalizationContext) -> Scalars {
    var result = Scalars()
    var index = 0
    while index < scalars.count {
      if let close = endOfParentheses(in: scalars, from: index),
        let word = endOfWord(in: result, readBy: scalars[(index + 1)..<close], before: scalars[(close + 1)...], context)
      {
        result.removeSubrange(word...)
        index = close + 1
      } else {
        result.append(scalars[index])
        index += 1
      }
    }
    // NB: a voicing mark after the parentheses now stands beside the kana before them.
    return result.composed
  }

  /// The index of the closing parenthesis, when kana in parentheses begin at an index.
  private static func endOfParentheses(in scalars: Scalars, from open: Int) -> Int? {
    guard scalars[open] == "(" else { return nil }
    let close = scalars[(open + 1)...].firstIndex { !ScalarSet.kana.contains($0) }
    guard let close, close > open + 1, scalars[close] == ")" else { return nil }
    return close
  }

  /// Where the word ends that a reading belongs to; `nil` when it is not the reading of the word before it.
  ///
  /// Directly after a kanji any kana are a reading. After kanji with kana endings the reading must have the same ending, and at the end of the
  /// answer the mark that ends the sentence may stand between.
  // NB: tiles are read one by one, and an ending may be a tile of its own: there only the first rule holds.
  private static func endOfWord(
    in text: Scalars, readBy reading: ArraySlice<Unicode.Scalar>, before rest: ArraySlice<Unicode.Scalar>, _ context: NormalizationContext
  ) -> Int? {
    if let last = text.last, ScalarSet.kanji.contains(last) { return text.count }
    guard context.judgesWholeAnswer else { return nil }
    let end = rest.allSatisfy(ScalarSet.wrappers.contains) ? text.lastIndex { !endsSentence($0, context) }.map { $0 + 1 } ?? 0 : text.count
    let ending = zip(text[..<end].reversed(), reading.reversed()).prefix { hiragana($0) == hiragana($1) }.count
    guard ending < min(end, reading.count), ScalarSet.kanji.contains(text[end - ending - 1]) else { return nil }
    return end
  }

  private static func endsSentence(_ scalar: Unicode.Scalar, _ context: NormalizationContext) -> Bool {
    scalar == " " || ScalarSet.terminalMarks.contains(scalar) || context.rules.terminalMarks.contains(scalar)
  }

  /// The hiragana for a katakana; any other scalar as it is.
  private static func hiragana(_ scalar: Unicode.Scalar) -> UInt32 {
    (0x30A1...0x30F6).contains(scalar.value) ? scalar.value - 0x60 : scalar.value
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
