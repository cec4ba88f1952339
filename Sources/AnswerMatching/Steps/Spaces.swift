extension NormalizationStep {
  /// Profile 2: a run of spaces becomes one space. In scripts without word spaces, and between tiles, spaces are removed.
  static let spaces = NormalizationStep(
    name: "spaces",
    reason: "Extra spaces mean nothing, nor does any space where a script writes none or tiles set the word boundaries.",
    examples: [
      .same("  two   words ", "two words", "en", "runs of spaces"),
      .same("我 爱 你", "我爱你", "zh", "a script without spaces"),
      .same("I have to go", "Ihave to go", "en", "between tiles", format: .wordReorder),
      .same("a lot", "alot", "en", "where the item ignores spaces", policy: MatchingPolicy(spaces: .lenient)),
      .different("我 爱你", "我爱你", "zh", "where the item requires exact spaces", policy: MatchingPolicy(spaces: .strict)),
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

  /// Profile 2, French: removes the space before `? ! : ;`.
  static let highMarkSpaces = NormalizationStep(
    name: "high_mark_spaces",
    reason: "French puts a space before ? ! : and ;, but keyboards do not add it.",
    examples: [
      .same("Oui ! Non ?", "Oui! Non?", "fr", "plain spaces"),
      .same("Vite\u{202F}: viens", "Vite: viens", "fr", "a narrow space"),
      .different("Oui ! Non", "Oui Non", "fr", "a mark inside the sentence counts"),
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
  /// The marks that have a space before them in French.
  static let highMarks = ScalarSet("?!:;")
}
