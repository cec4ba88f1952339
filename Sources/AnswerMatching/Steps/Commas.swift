extension NormalizationStep {
  /// Profile 2: commas count as spaces, except in numbers and inside a word.
  static let commas = NormalizationStep(
    name: "commas",
    reason: "An extra or missing comma, or a missing space after a comma, does not count, except between digits.",
    examples: [
      .same("Yes, I do", "Yes I do", "en", "the Latin comma"),
      .same("はい、私です", "はい私です", "ja", "the ideographic comma"),
      .same("نعم، سيدي", "نعم سيدي", "ar", "the Arabic comma"),
      .same("one,two", "one, two", "en", "a missing space"),
      .same("10,000", "10000", "en", "a comma that groups digits"),
      .same("1,00,000", "100000", "hi", "the Indian grouping"),
      .same("I have 1,000, you 2", "I have 1000 you 2", "en", "a comma after a number"),
      .different("10,00", "1000", "en", "not a grouping of digits"),
      .different("2,500", "2500", "de", "German groups digits with points"),
      .different("2,5", "25", "de", "a decimal comma"),
      .different("ό,τι", "ότι", "el", "another Greek word"),
      .different("Let's eat, Grandma", "Let's eat Grandma", "en", "in a given sentence", format: .minimalPair),
    ],
    .position(.commas) { scalars, context in
      guard !context.comparesWording, scalars.contains(where: ScalarSet.commas.contains) else { return }
      let original = scalars
      for index in original.indices where ScalarSet.commas.contains(original[index]) {
        scalars[index] = isSpelling(original, at: index, context.rules) ? "," : " "
      }
      guard context.rules.groupsDigits else { return }
      // NB: only now. A comma before or after a number is not part of it, and where spaces do not count, a number may contain them.
      if context.removesSpaces { scalars.removeAndCompose(.space) }
      removeGrouping(&scalars)
    })

  /// Removes the commas of a number that has one to three digits before the first comma and groups of three after it. In the Indian
  /// grouping, the groups before the last one have two digits.
  private static func removeGrouping(_ scalars: inout Scalars) {
    var result = Scalars()
    result.reserveCapacity(scalars.count)
    var index = 0
    while index < scalars.count {
      let end = endOfNumber(scalars, from: index)
      let number = scalars[index..<max(end, index + 1)]
      result += isGrouped(number) ? number.filter { !ScalarSet.commas.contains($0) } : Array(number)
      index += number.count
    }
    scalars = result
  }

  /// The index after the run of digits and commas that begins at an index.
  private static func endOfNumber(_ scalars: Scalars, from start: Int) -> Int {
    scalars[start...].firstIndex { !asciiDigits.contains($0.value) && !ScalarSet.commas.contains($0) } ?? scalars.count
  }

  private static func isGrouped(_ number: ArraySlice<Unicode.Scalar>) -> Bool {
    let groups = number.split(omittingEmptySubsequences: false, whereSeparator: ScalarSet.commas.contains).map { $0.count }
    guard groups.count > 1, (1...3).contains(groups[0]), groups.last == 3, number.first != "0" else { return false }
    let inner = groups.dropFirst().dropLast()
    return inner.allSatisfy { $0 == 3 } || (groups[0] < 3 && inner.allSatisfy { $0 == 2 })
  }

  /// Whether the comma is between two digits, or inside a word of a language that writes a comma there.
  private static func isSpelling(_ scalars: Scalars, at index: Int, _ rules: LanguageRules) -> Bool {
    guard index > 0, index + 1 < scalars.count else { return false }
    let (previous, next) = (scalars[index - 1].value, scalars[index + 1].value)
    if asciiDigits.contains(previous), asciiDigits.contains(next) { return true }
    return rules.commaBetween.map { $0.before.contains(scalars[index - 1]) && $0.after.contains(scalars[index + 1]) } ?? false
  }

  private static let asciiDigits: ClosedRange<UInt32> = 0x30...0x39
}

extension ScalarSet {
  /// The commas of all scripts.
  static let commas = ScalarSet(",、\u{60C}\u{55D}\u{1363}\u{104A}\u{1802}\u{1808}\u{7F8}\u{2E32}\u{2E41}\u{FE10}\u{FE11}\u{FE50}\u{FE51}")
}
