import NoteFacts

extension ItemWritingRule {
  static let bloomCue = ItemWritingRule(
    "bloom_cue", .soft,
    reason:
      "The verbs of a question show its Bloom level to within one level, and each slot has a Bloom level (Anderson and Krathwohl 2001). This is only a hint, because many questions contain no such verb.",
    advice: "Ask for what the level of the slot says: to remember, understand, apply, analyze or evaluate.",
    passing: [
      .draft("no verb of a level"),
      .draft("the level of the slot", stem: "Calculate how many cells there are after one hour?", bloom: .apply),
      .draft("one level above the slot", stem: "Which statement best describes the cell?", bloom: .remember),
      .draft("two verbs, one of the right level", stem: "Name the cell, then justify the name?", bloom: .evaluate),
    ],
    failing: [
      .draft("far above the slot", stem: "Evaluate which cell makes the better model?", bloom: .remember),
      .draft("far below the slot", stem: "Which term names the smallest unit of life, the cell?", bloom: .evaluate),
      .draft("in Spanish", stem: "¿Evalúa qué célula es la mejor?", language: "es", bloom: .remember),
    ]
  ) { draft, context in
    let wanted = context.slot.bloomLevel
    let found = BloomLevel.allCases.compactMap { level in
      draft.cues.bloom[level]?.first { Words.contains(draft.askingWords, $0) }.map { (level: level, phrase: $0) }
    }
    guard found.allSatisfy({ distance($0.level, wanted) > 1 }) else { return nil }
    return found.first?.phrase.joined(separator: " ")
  }

  private static func distance(_ one: BloomLevel, _ other: BloomLevel) -> Int {
    let places = [one, other].compactMap(BloomLevel.allCases.firstIndex)
    return (places.max() ?? 0) - (places.min() ?? 0)
  }
}
