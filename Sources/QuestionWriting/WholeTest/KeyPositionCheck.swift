import ItemWriting

/// Checks that the positions of the keys do not help to guess each other. A question with a typed answer has no position. It counts as
/// missing, and it interrupts a run and a period.
enum KeyPositionCheck {
  static func findings(in questions: [PracticeQuestion], of blueprint: TestBlueprint) -> [TestFinding] {
    let missing = max(0, blueprint.slots.count - questions.count { $0.format == .choice })
    return [balance(questions, missing), run(questions), period(questions)].compactMap(\.self)
  }

  /// The frequencies of two positions may differ by at most one, or by one more for every missing question, because the positions of
  /// missing keys are unknown.
  private static func balance(_ questions: [PracticeQuestion], _ missing: Int) -> TestFinding? {
    let counts = (0..<QuestionSlot.optionCount).map { place in questions.count { position(of: $0) == place } }
    let (least, most) = (counts.min() ?? 0, counts.max() ?? 0)
    guard most - least > 1 + missing, let place = counts.firstIndex(of: most) else { return nil }
    return finding(
      .keyBalance, questions.filter { position(of: $0) == place },
      "the key is at position \(place + 1) \(most) times, at another position \(least) times")
  }

  private static func run(_ questions: [PracticeQuestion]) -> TestFinding? {
    let positions = questions.map(position)
    let length = KeyPositions.maximumRun + 1
    guard
      let start = positions.indices.first(where: { start in
        start + length <= positions.count && Set(positions[start..<(start + length)]).count == 1 && positions[start] != nil
      }), let position = positions[start]
    else { return nil }
    return finding(
      .keyRun, Array(questions[start..<(start + length)]), "the key is at position \(position + 1) \(length) times in a row")
  }

  /// A period is reported from two whole periods and four questions onwards.
  private static func period(_ questions: [PracticeQuestion]) -> TestFinding? {
    let positions = questions.map(position)
    let period = (1...3).first { period in
      positions.count >= max(4, 2 * period) && zip(positions, positions.dropFirst(period)).allSatisfy { $0 != nil && $0 == $1 }
    }
    return period.map { finding(.keyPeriod, questions, "the key positions repeat with a period of \($0)") }
  }

  private static func position(of question: PracticeQuestion) -> Int? { question.format == .choice ? question.slot.keyPosition : nil }

  private static func finding(_ code: TestFinding.Code, _ questions: [PracticeQuestion], _ message: String) -> TestFinding {
    TestFinding(
      code: code, questionIDs: questions.map(\.id), message: message, advice: "Assign the key positions again, as the blueprint plans them."
    )
  }
}
