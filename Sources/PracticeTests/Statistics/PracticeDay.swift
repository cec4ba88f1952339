import Identifiers

/// How much was practised on one day of the learner.
public struct PracticeDay: Sendable, Hashable {
  public let date: CivilDate
  /// The questions answered in tests that were handed in on that day.
  public let questions: Int

  /// So many days are shown, today included.
  static let shown = 30

  /// The last days, oldest first, those without practice included.
  static func last(of submitted: [PracticeTest], now: Timestamp, offset: UTCOffset) -> [PracticeDay] {
    let questions = submitted.reduce(into: [CivilDate: Int]()) { questions, test in
      guard let at = test.submittedAt else { return }
      questions[offset.day(of: at), default: 0] += test.answered
    }
    let today = offset.day(of: now)
    return (0..<shown).reversed().map { today.adding(days: -$0) }.map { PracticeDay(date: $0, questions: questions[$0, default: 0]) }
  }
}
