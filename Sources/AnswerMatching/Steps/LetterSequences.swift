extension NormalizationStep {
  /// Profile 2: a run of letters and marks that looks like one letter, or is another encoding of it, becomes that letter.
  static let letterSequences = NormalizationStep(
    name: "letter_sequences",
    reason: "Some letters can also be typed as several code points that look the same.",
    examples: [
      .same("i\u{307}yi", "iyi", "tr", "a dot left over from lower-casing by other software"),
      .same("ന\u{D4D}\u{200D}", "ൻ", "ml", "a chillu in three code points"),
      .same("হঠাত\u{9CD}\u{200D}", "হঠাৎ", "bn", "khanda ta in three code points"),
      .same("अाप", "आप", "hi", "two vowel signs for one"),
      .same("ក\u{17C1}\u{17B8}ត", "កើត", "km", "two halves of a vowel"),
      .different("i\u{307}yi", "iyi", "en", "a dot that no English word has"),
      .different("ന\u{D4D}", "ൻ", "ml", "a virama is not a chillu"),
      .different("ক\u{9CD}ত", "কত", "bn", "a virama is part of the spelling"),
    ],
    .neighbours(sequenceTrigger) { scalars, context in
      guard !context.comparesWording else { return }
      join(context.rules.sequences, in: &scalars)
    })

  @Sendable private static func sequenceTrigger(_ context: NormalizationContext) -> StepRule.Trigger {
    guard !context.comparesWording, !context.rules.sequences.isEmpty else { return .never }
    let from = context.rules.sequences.map { $0.from }
    let ends = from.map { $0.suffix(3) }
    return .watched(ScalarSet(from.compactMap { $0.dropLast().last }), ScalarSet(from.compactMap { $0.last })) { before, previous, scalar in
      for end in ends where end.last == scalar && end.dropLast().last == previous {
        guard end.count == 3, end.first != before else { return .change }
      }
      return .nothing
    }
  }

  private static func join(_ sequences: [LetterSequence], in scalars: inout Scalars) {
    var result = Scalars()
    result.reserveCapacity(scalars.count)
    for scalar in scalars {
      result.append(scalar)
      while let sequence = sequences.first(where: { result.ends(with: $0.from) }) {
        result.removeLast(sequence.from.count)
        result += sequence.to
      }
    }
    if result != scalars { scalars = result.composed }
  }
}
