import ItemWriting

/// Whether the places of the keys could be guessed from each other.
enum KeyPositionCheck {
  static func findings(in questions: [PracticeQuestion], of blueprint: TestBlueprint) -> [TestFinding] {
    let missing = max(0, blueprint.slots.count - questions.count)
    return [balance(questions, missing), run(questions), period(questions)].compactMap(\.self)
  }

  /// How often two places hold the key differs by at most one; by one more for every question that is missing, since nobody can say which
  /// places are missing.
  private static func balance(_ questions: [PracticeQuestion], _ missing: Int) -> TestFinding? {
    let counts = (0..<QuestionSlot.optionCount).map { place in questions.count { $0.slot.keyPosition == place } }
    let (least, most) = (counts.min() ?? 0, counts.max() ?? 0)
    guard most - least > 1 + missing, let place = counts.firstIndex(of: most) else { return nil }
    return finding(
      .keyBalance, questions.filter { $0.slot.keyPosition == place },
      "place \(place + 1) holds the key \(most) times, another \(least) times")
  }

  private static func run(_ questions: [PracticeQuestion]) -> TestFinding? {
    let positions = questions.map(\.slot.keyPosition)
    let length = KeyPositions.maximumRun + 1
    guard
      let start = positions.indices.first(where: { start in
        start + length <= positions.count && Set(positions[start..<(start + length)]).count == 1
      })
    else { return nil }
    return finding(
      .keyRun, Array(questions[start..<(start + length)]), "the key stands in place \(positions[start] + 1) \(length) times running")
  }

  /// From two whole periods on, and four questions.
  private static func period(_ questions: [PracticeQuestion]) -> TestFinding? {
    let positions = questions.map(\.slot.keyPosition)
    let period = (1...3).first { period in
      positions.count >= max(4, 2 * period) && zip(positions, positions.dropFirst(period)).allSatisfy { $0 == $1 }
    }
    return period.map { finding(.keyPeriod, questions, "the places of the keys repeat every \($0) questions") }
  }

  private static func finding(_ code: TestFinding.Code, _ questions: [PracticeQuestion], _ message: String) -> TestFinding {
    TestFinding(code: code, questionIDs: questions.map(\.id), message: message, advice: "Deal the places of the keys anew, by the plan.")
  }
}
