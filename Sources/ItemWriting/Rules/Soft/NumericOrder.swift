import NoteFacts

extension ItemWritingRule {
  static let numericOrder = ItemWritingRule(
    "numbers_out_of_order", .soft, for: [.choice],
    reason:
      "Numbers in order are read faster, and none of them stands out (Haladyna, Downing and Rodriguez 2002, guideline 21). The blueprint fixes the position of the key.",
    advice: "Choose the wrong numbers so that the five stand in order with the correct one in its place: some smaller, some greater.",
    passing: [
      .draft("no numbers"), .draft("ascending", key: "10 m", distractors: ["20 m", "30 m", "40 m", "50 m"]),
      .draft("ascending around the key", key: "30", distractors: ["10", "20", "40", "50"], place: 2),
      .draft("descending", key: "40", distractors: ["50", "30", "20", "10"], place: 1),
    ],
    failing: [
      .draft("unsorted", key: "30", distractors: ["10", "50", "40", "20"]),
      .draft("sorted except for the key", key: "30", distractors: ["10", "20", "40", "50"], place: 0),
    ]
  ) { draft, context in
    guard let numbers = draft.numbers?.map(\.low), let key = numbers.first else { return nil }
    let shown = NumbersInOrder.shown(key, Array(numbers.dropFirst()), context.slot.keyPosition)
    return NumbersInOrder.isOrdered(shown) ? nil : "\(draft.distractors.joined(separator: ", ")) around \(draft.correctAnswer)"
  }
}
