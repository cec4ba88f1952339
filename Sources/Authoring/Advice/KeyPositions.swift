import Placement

extension Check {
  static let keyPositions = Check(
    "key_positions",
    reason: "The key should be about equally often in each position. (Options are shuffled for learners, but not on paper.)",
    passing: [
      .items(
        "both positions", Example.choiceItem("x_1", key: "a"), Example.choiceItem("x_2", key: "b"),
        Example.choiceItem("x_3", key: "a"), Example.choiceItem("x_4", key: "b"))
    ],
    failing: [
      .items(
        "always first", Example.choiceItem("x_1", key: "a"), Example.choiceItem("x_2", key: "a"),
        Example.choiceItem("x_3", key: "a"), Example.choiceItem("x_4", key: "a"))
    ]
  ) { subject in
    let choices = subject.blueprint.items.compactMap(\.choice)
    let width = choices.map(\.options.count).max() ?? 0
    guard width > 0, choices.count >= 2 * width else { return [] }
    let counts = choices.compactMap(position).reduce(into: Array(repeating: 0, count: width)) { $0[$1] += 1 }
    guard let most = counts.max(), most * width > choices.count * 3 / 2 else { return [] }
    let list = counts.map(String.init).joined(separator: ", ")
    return [Note(nil, "the numbers of keys in positions 1 to \(width) are \(list): move some keys")]
  }

  private static func position(of choice: Choice) -> Int? {
    choice.options.firstIndex { $0.id == choice.correctOptionID }
  }
}
