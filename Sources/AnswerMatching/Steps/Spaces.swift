extension NormalizationStep {
  /// Profile 2: runs of spaces are one space; in scripts without word spaces, and between tiles, they are none.
  static let spaces = NormalizationStep(
    name: "spaces",
    reason: "Where a script writes no spaces, or tiles set the boundaries, spaces say nothing.",
    examples: [
      .same("  two   words ", "two words", "en", "runs"),
      .same("我 爱 你", "我爱你", "zh", "a script without spaces"),
      .same("I have to go", "Ihave to go", "en", "between tiles", format: .wordReorder),
      .same("a lot", "alot", "en", "where the item says so", policy: MatchingPolicy(spaces: .lenient)),
      .different("我 爱你", "我爱你", "zh", "where the item says so", policy: MatchingPolicy(spaces: .strict)),
      .different("some time", "sometime", "en", "a word boundary"),
      .different("по тому", "потому", "ru", "a word boundary"),
    ],
    .position(.spaces) { scalars, context in
      if context.removesSpaces {
        scalars.removeAndCompose(.space)
      } else {
        collapse(&scalars)
      }
    })

  /// Profile 2, French: the space before `? ! : ;`.
  static let highMarkSpaces = NormalizationStep(
    name: "high_mark_spaces",
    reason: "French sets a space before its high marks, and keyboards do not.",
    examples: [
      .same("Oui ! Non ?", "Oui! Non?", "fr", "plain spaces"),
      .same("Vite\u{202F}: viens", "Vite: viens", "fr", "a narrow space"),
      .different("Oui ! Non", "Oui Non", "fr", "a mark inside stays"),
    ],
    .position(.highMarkSpaces) { scalars, context in
      guard context.rules.spacesHighMarks, scalars.contains(" ") else { return }
      scalars = scalars.reduce(into: Scalars()) { result, scalar in
        if result.last == " ", ScalarSet.highMarks.contains(scalar) { result.removeLast() }
        result.append(scalar)
      }
    })

  private static func collapse(_ scalars: inout Scalars) {
    scalars.trim(.space)
    guard scalars.contains(" ") else { return }
    scalars = scalars.reduce(into: Scalars()) { result, scalar in
      if scalar == " ", result.last == " " { return }
      result.append(scalar)
    }
  }
}

extension ScalarSet {
  /// The marks that French sets a space before.
  static let highMarks = ScalarSet("?!:;")
}
