/// The amount of practice on one local day of the learner.
public struct PracticeDay: Sendable, Hashable {
  /// The learner's local day.
  public let date: CivilDate
  /// The number of answered questions in tests that were handed in on that day.
  public let questions: Int

  /// The number of days in the statistics, including today.
  static let shown = 30

  /// The last days, oldest first, including days without practice.
  static func last(of submitted: [PracticeTest], now: Int64, offset: UTCOffset) -> [PracticeDay] {
    let questions = submitted.reduce(into: [CivilDate: Int]()) { questions, test in
      guard let at = test.submittedAt else { return }
      questions[offset.day(of: at), default: 0] += test.answered
    }
    let today = offset.day(of: now)
    return (0..<shown).reversed().map { today.adding(days: -$0) }.map { PracticeDay(date: $0, questions: questions[$0, default: 0]) }
  }
}
