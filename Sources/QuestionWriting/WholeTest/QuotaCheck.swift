import NoteFacts
import ItemWriting

/// Checks that a test has as many questions of each kind as planned. It counts the slots of the questions.
enum QuotaCheck {
  static func findings(in questions: [PracticeQuestion], of blueprint: TestBlueprint) -> [TestFinding] {
    compare(.topicQuota, questions, blueprint, \.topic)
      + compare(.difficultyQuota, questions, blueprint, \.difficulty.rawValue)
      + compare(.bloomQuota, questions, blueprint, \.bloomLevel.rawValue)
  }

  private static func compare(
    _ code: TestFinding.Code, _ questions: [PracticeQuestion], _ blueprint: TestBlueprint, _ kind: (QuestionSlot) -> String
  ) -> [TestFinding] {
    let kinds = (blueprint.slots + questions.map(\.slot)).map(kind).uniqued()
    return kinds.compactMap { name in
      let planned = blueprint.slots.count { kind($0) == name }
      let found = questions.filter { kind($0.slot) == name }
      guard found.count != planned else { return nil }
      return TestFinding(
        code: code, questionIDs: found.map(\.id), message: "“\(name)” has \(found.count) questions instead of \(planned)",
        advice: found.count < planned
          ? "Write more questions of this kind, or tell the learner that the notes contain no more."
          : "Remove the questions that were not planned.")
    }
  }
}
