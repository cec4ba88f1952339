// NB: these steps work on scalars, like the original pipeline. On characters they would miss a space or a comma before a mark, and would
// remove a whole character when only its last scalar is to be removed.

extension NormalizationStep {
  /// Profile 1: removes white space at both ends.
  static let seedTrim = NormalizationStep(
    name: "trim",
    reason: "White space around an answer is a typing detail, not language.",
    examples: [
      .same("  hello\u{200B}\n", "hello", "en", "outer white space"),
      .different("hel lo!", "hell", "en", "different words"),
    ],
    .neighbours({ _ in .always }) { scalars, _ in scalars.trim(.whitespaceAndNewlines) })

  /// Profile 1: removes full stops, exclamation marks and question marks of some scripts at the end.
  static let seedTerminalMarks = NormalizationStep(
    name: "terminal_marks",
    reason: "Items do not test the mark that ends a sentence.",
    examples: [
      .same("Hello!?", "hello", "en", "two marks"),
      .same("はい！", "はい", "ja", "a full-width mark"),
      .same("हाँ।", "हाँ", "hi", "a danda"),
      .different("ar؟", "ar", "ar", "this profile does not know the Arabic question mark"),
      .different("1.5", "15", "en", "not at the end"),
    ],
    .neighbours({ _ in .always }) { scalars, _ in
      while let last = scalars.last, seedMarks.contains(last) { scalars.removeLast() }
    })

  /// Profile 1: removes three kinds of commas.
  static let seedCommas = NormalizationStep(
    name: "commas",
    reason: "An extra or missing comma does not count.",
    examples: [
      .same("yes, sir", "yes sir", "en", "the Latin comma"),
      .same("是，我", "是我", "zh", "the full-width comma"),
      .same("はい、私", "はい私", "ja", "the ideographic comma"),
      .different("نعم، سيدي", "نعم سيدي", "ar", "this profile does not know the Arabic comma"),
    ],
    .neighbours({ _ in .always }) { scalars, _ in scalars.remove(seedCommaSet) })

  /// Profile 1: removes Arabic vowel signs.
  static let seedTashkeel = NormalizationStep(
    name: "tashkeel",
    reason: "Everyday Arabic is written without vowel signs.",
    examples: [
      .same("مَدْرَسَة", "مدرسة", "ar", "vowel signs"),
      .different("سأل", "سال", "ar", "a hamza makes another letter"),
    ],
    .neighbours({ _ in .always }) { scalars, _ in scalars.remove(.tashkeel) })

  /// Profile 1: removes full-width parentheses and the text inside them.
  static let seedFurigana = NormalizationStep(
    name: "furigana",
    reason: "A reading in full-width parentheses is a hint, not part of the answer.",
    examples: [
      .same("食（た）べます", "食べます", "ja", "a reading"),
      .different("食(た)べます", "食べます", "ja", "this profile does not know plain parentheses"),
      .different("hello world", "goodbye", "en", "text without parentheses stays"),
    ],
    .neighbours({ _ in .always }) { scalars, _ in removeParentheses(from: &scalars) })

  /// Profile 1: removes every U+0020.
  static let seedSpaces = NormalizationStep(
    name: "spaces",
    reason: "Tiles are joined by spaces, which some scripts do not use.",
    examples: [
      .same("我 爱 你", "我爱你", "zh", "joined tiles", format: .wordReorder),
      .different("10\u{A0}km", "10 km", "en", "only U+0020 is a space in this profile"),
    ],
    .neighbours({ _ in .always }) { scalars, _ in scalars.remove(.space) })

  /// Profile 1: lower case by the Unicode mapping of each scalar.
  static let seedLowerCase = NormalizationStep(
    name: "lower_case",
    reason: "A capital and its small letter are the same letter.",
    examples: [
      .same("HELLO", "hello", "en", "case"),
      .different("ΛΟΓΟΣ", "λόγος", "el", "no rule for Greek capitals or final sigma"),
    ],
    .neighbours({ _ in .always }) { scalars, _ in scalars = scalars.flatMap { Scalars($0.properties.lowercaseMapping) } })

  private static let seedMarks = ScalarSet(".!?。！？។।۔")
  private static let seedCommaSet = ScalarSet(",、，")

  /// Removes the text from each opening parenthesis to the next closing one.
  private static func removeParentheses(from scalars: inout Scalars) {
    var result = Scalars()
    var rest = scalars[...]
    while let open = rest.firstIndex(of: "（"), let close = rest[open...].firstIndex(of: "）") {
      result += rest[..<open]
      rest = rest[(close + 1)...]
    }
    scalars = result + rest
  }
}
