import Placement

extension Check {
  static let longestKey = Check(
    "longest_key",
    reason: "Test-wise learners choose the longest option. The longest option should be the key only slightly more often than by chance.",
    passing: [
      .items("the key is not longer than the other options", Example.choiceItem("x_1", key: "a"), Example.choiceItem("x_2", key: "b"))
    ],
    failing: [
      .items(
        "always the longest",
        Example.choiceItem("x_1", key: "a", options: longOptions), Example.choiceItem("x_2", key: "a", options: longOptions),
        Example.choiceItem("x_3", key: "a", options: longOptions), Example.choiceItem("x_4", key: "a", options: longOptions))
    ]
  ) { subject in
    let choices = subject.blueprint.items.filter { $0.choice != nil }
    let suspects = choices.filter(keyIsLongest)
    guard suspects.count > 2, suspects.count * 100 > choices.count * 35 else { return [] }
    return [
      Note(
        nil, "the key is the longest option in \(suspects.count) of \(choices.count) choices: lengthen distractors or shorten keys")
    ]
  }

  private static let longOptions = #"[{"id": "a", "text": "am, of course"}, {"id": "b", "text": "is"}]"#

  private static func keyIsLongest(_ item: TestItem) -> Bool {
    guard let choice = item.choice, let key = choice.options.first(where: { $0.id == choice.correctOptionID }) else {
      return false
    }
    let length = key.text.count
    return choice.options.allSatisfy { $0.id == key.id || $0.text.count < length }
  }
}
