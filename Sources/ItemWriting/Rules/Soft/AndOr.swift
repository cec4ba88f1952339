import NoteFacts

extension ItemWritingRule {
  static let andOr = ItemWritingRule(
    "and_or", .soft,
    reason: "“and/or” gives the sentence two meanings, and a question should have only one.",
    advice: "Write “and”, or write “or”.",
    passing: [.draft("no “and/or”"), .draft("a slash in a unit", key: "10 m/s", distractors: ["20 m/s", "30 m/s", "40 m/s", "50 m/s"])],
    failing: [
      .draft("in an option", key: "Water and/or salt"), .draft("in the stem", stem: "Which cells have walls and/or chloroplasts?"),
      .draft("in Spanish", key: "Agua y/o sal", language: "es"), .draft("in German", key: "Wasser und/oder Salz", language: "de"),
    ]
  ) { draft, _ in
    let words = ([draft.stem] + draft.options).lazy.filter { $0.utf8.contains(UInt8(ascii: "/")) }.flatMap {
      $0.split(whereSeparator: \.isWhitespace)
    }.map { $0.lowercased() }
    return draft.cues.eitherOrBoth.first { words.contains($0) }
  }
}
