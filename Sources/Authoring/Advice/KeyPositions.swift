import Placement

extension Check {
  static let keyPositions = Check(
    "key_positions",
    reason: "The key should stand in each place about as often. (Options are shuffled for learners; paper forms are not.)",
    passing: [
      .items(
        "both places", Example.choiceItem("x_1", key: "a"), Example.choiceItem("x_2", key: "b"),
        Example.choiceItem("x_3", key: "a"), Example.choiceItem("x_4", key: "b"))
    ],
    failing: [
      .items(
        "always the first", Example.choiceItem("x_1", key: "a"), Example.choiceItem("x_2", key: "a"),
        Example.choiceItem("x_3", key: "a"), Example.choiceItem("x_4", key: "a"))
    ]
  ) { subject in
    let choices = subject.blueprint.items.compactMap(\.choice)
    let width = choices.map(\.options.count).max() ?? 0
    guard width > 0, choices.count >= 2 * width else { return [] }
    let counts = choices.compactMap(position).reduce(into: Array(repeating: 0, count: width)) { $0[$1] += 1 }
    guard let most = counts.max(), most * width > choices.count * 3 / 2 else { return [] }
    let list = counts.map(String.init).joined(separator: ", ")
    return [Note(nil, "the key stands in places 1 to \(width) this often: \(list): move some")]
  }

  private static func position(of choice: Choice) -> Int? {
    choice.options.firstIndex { $0.id == choice.correctOptionID }
  }
}
