extension NormalizationStep {
  /// Profile 2, Khmer and Burmese: sorts marks that look the same in every order.
  static let markOrder = NormalizationStep(
    name: "mark_order",
    reason: "In some scripts, the marks on one letter look the same in any order.",
    examples: [
      .same("ខ្ញ\u{17C6}\u{17BB}", "ខ្ញុំ", "km", "the sign before the vowel"),
      .same("က\u{102F}\u{102D}", "ကို", "my", "two vowels"),
      .same("လ\u{103D}\u{103B}တ်", "လ\u{103B}\u{103D}တ်", "my", "two medials"),
      .different("ကု", "ကူ", "my", "another vowel"),
      .different("ខ្ញុ", "ខ្ញុំ", "km", "a missing sign"),
    ],
    .neighbours(orderTrigger) { scalars, context in
      guard !context.comparesWording, !context.rules.markOrder.isEmpty else { return }
      order(&scalars, by: context.rules.markOrder)
    })

  @Sendable private static func orderTrigger(_ context: NormalizationContext) -> StepRule.Trigger {
    let ranks = context.rules.markOrder
    guard !context.comparesWording, let first = ranks.first else { return .never }
    let all = ranks.dropFirst().reduce(first) { $0.union($1) }
    return .watched(all, all) { _, previous, scalar in
      guard let rank = ranks.firstIndex(where: { $0.contains(previous) }) else { return .nothing }
      return ranks[..<rank].contains { $0.contains(scalar) } ? .change : .nothing
    }
  }

  /// Sorts each run of marks by rank. The sort is stable.
  private static func order(_ scalars: inout Scalars, by ranks: [ScalarSet]) {
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex { scalar in !ranks.contains { $0.contains(scalar) } } ?? scalars.count
      if end > start + 1 {
        // NB: a slice in a variable would make every replacement copy the whole text.
        let sorted = ranks.flatMap { rank in scalars[start..<end].filter(rank.contains) }
        scalars.replaceSubrange(start..<end, with: sorted)
      }
      start = end + 1
    }
    scalars.compose()
  }
}
