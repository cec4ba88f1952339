import NoteFacts

extension ItemWritingRule {
  static let oppositePair = ItemWritingRule(
    "opposite_pair", .soft, for: [.choice],
    reason: "If exactly two options contradict each other, one of them is usually the key, and test takers know it.",
    advice: "Make a second pair of opposites among the distractors, or replace the opposite of the correct answer.",
    passing: [
      .draft("no opposites"),
      .draft("two pairs", key: "It grows faster", distractors: ["It grows slower", "It gains water", "It loses water", "It splits"]),
    ],
    failing: [
      .draft(
        "one pair of opposite words", key: "The pressure rises",
        distractors: ["The pressure falls", "It stays", "It moves about", "It turns"]),
      .draft(
        "one pair with a negation", key: "It divides", distractors: ["It does not divide", "It rests", "It splits its wall", "It sleeps"]),
      .draft(
        "in German", key: "Der Druck steigt", distractors: ["Der Druck sinkt", "Es bleibt", "Es ruht", "Es dreht sich"], language: "de"),
    ]
  ) { draft, _ in
    let options = draft.optionWords
    let pairs = options.indices.flatMap { one in ((one + 1)..<options.count).map { (one, $0) } }
    let opposite = pairs.filter { areOpposite(options[$0.0], options[$0.1], draft.cues) }
    guard opposite.count == 1, let pair = opposite.first, pair.0 == 0 else { return nil }
    return draft.options[pair.1]
  }

  /// Whether two options differ only in one pair of opposites or in a negation.
  private static func areOpposite(_ one: [String], _ other: [String], _ cues: WritingCues) -> Bool {
    if one.count == other.count {
      let differing = zip(one, other).filter { $0 != $1 }
      return differing.count == 1 && differing.allSatisfy { cues.areOpposites($0, $1) }
    }
    let (longer, shorter) = one.count > other.count ? (one, other) : (other, one)
    let rest = longer.filter { !cues.negations.contains($0) }
    return rest.count < longer.count && !shorter.contains(where: cues.negations.contains) && isSame(rest, shorter)
  }

  /// Whether both are the same apart from an auxiliary verb and endings: “does not divide” and “divides”.
  private static func isSame(_ longer: [String], _ shorter: [String]) -> Bool {
    let bare = longer.filter { !["does", "do", "did"].contains($0) }
    return bare.count == shorter.count && zip(bare, shorter).allSatisfy { Words.singular($0) == Words.singular($1) }
  }
}
