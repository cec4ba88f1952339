// NB: the pipeline is written on scalars, as its twin on the other platform was. Worked on characters it would spare a space or a comma
// that a mark follows, and take a whole character away with its last scalar.

extension NormalizationStep {
  /// Profile 1: white space at both ends.
  static let seedTrim = NormalizationStep(
    name: "trim",
    reason: "White space around an answer is typing, not language.",
    examples: [
      .same("  hello\u{200B}\n", "hello", "en", "outer white space"),
      .different("hel lo!", "hell", "en", "different words"),
    ],
    .neighbours({ _ in .always }) { scalars, _ in scalars.trim(.whitespaceAndNewlines) })

  /// Profile 1: full stops, exclamation and question marks of some scripts at the end.
  static let seedTerminalMarks = NormalizationStep(
    name: "terminal_marks",
    reason: "The mark that ends a sentence is not what is asked for.",
    examples: [
      .same("Hello!?", "hello", "en", "two marks"),
      .same("はい！", "はい", "ja", "a full-width mark"),
      .same("हाँ।", "हाँ", "hi", "a danda"),
      .different("ar؟", "ar", "ar", "not one of the marks this profile knows"),
      .different("1.5", "15", "en", "not at the end"),
    ],
    .neighbours({ _ in .always }) { scalars, _ in
      while let last = scalars.last, seedMarks.contains(last) { scalars.removeLast() }
    })

  /// Profile 1: three commas.
  static let seedCommas = NormalizationStep(
    name: "commas",
    reason: "A comma more or less is overlooked.",
    examples: [
      .same("yes, sir", "yes sir", "en", "the Latin comma"),
      .same("是，我", "是我", "zh", "the full-width comma"),
      .same("はい、私", "はい私", "ja", "the ideographic comma"),
      .different("نعم، سيدي", "نعم سيدي", "ar", "not one of the commas this profile knows"),
    ],
    .neighbours({ _ in .always }) { scalars, _ in scalars.remove(seedCommaSet) })

  /// Profile 1: Arabic vowel signs.
  static let seedTashkeel = NormalizationStep(
    name: "tashkeel",
    reason: "Everyday Arabic leaves the vowel signs out.",
    examples: [
      .same("مَدْرَسَة", "مدرسة", "ar", "vowel signs"),
      .different("سأل", "سال", "ar", "a hamza is a letter's"),
    ],
    .neighbours({ _ in .always }) { scalars, _ in scalars.remove(.tashkeel) })

  /// Profile 1: whatever stands in full-width parentheses.
  static let seedFurigana = NormalizationStep(
    name: "furigana",
    reason: "A reading in full-width parentheses is a hint, not part of the answer.",
    examples: [
      .same("食（た）べます", "食べます", "ja", "a reading"),
      .different("食(た)べます", "食べます", "ja", "plain parentheses are not known to this profile"),
      .different("hello world", "goodbye", "en", "text without parentheses stays"),
    ],
    .neighbours({ _ in .always }) { scalars, _ in removeParentheses(from: &scalars) })

  /// Profile 1: every U+0020.
  static let seedSpaces = NormalizationStep(
    name: "spaces",
    reason: "Tiles are joined by spaces that some scripts do not write.",
    examples: [
      .same("我 爱 你", "我爱你", "zh", "joined tiles", format: .wordReorder),
      .different("10\u{A0}km", "10 km", "en", "only U+0020 is a space in this profile"),
    ],
    .neighbours({ _ in .always }) { scalars, _ in scalars.remove(.space) })

  /// Profile 1: lower case by the Unicode mapping of each scalar.
  static let seedLowerCase = NormalizationStep(
    name: "lower_case",
    reason: "Capital and small letters are one letter.",
    examples: [
      .same("HELLO", "hello", "en", "case"),
      .different("ΛΟΓΟΣ", "λόγος", "el", "no rule for Greek capitals or final sigma"),
    ],
    .neighbours({ _ in .always }) { scalars, _ in scalars = scalars.flatMap { Scalars($0.properties.lowercaseMapping) } })

  private static let seedMarks = ScalarSet(".!?。！？។।۔")
  private static let seedCommaSet = ScalarSet(",、，")

  /// From each opening parenthesis to the next closing one.
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
