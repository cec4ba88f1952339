public import Identifiers

/// What changes in a schedule because a test of it was handed in.
public struct ScheduleChange: Sendable, Hashable {
  /// The test, with its attempt.
  public let completed: ScheduledTest
  /// The ids of the tests that are not needed any more.
  public let removed: [String]
  /// A test that is needed now.
  public let added: ScheduledTest?
}

/// Who reaches the goal need not practise it again before the exam; who does not, gets another chance.
public enum RetakeRule {
  /// In percent: the best band.
  public static let goal = ResultBand.excellent.minimumPercent
  /// The days from an attempt to the first, second, third and fourth retake of a series. Repetition that moves further and further apart is
  /// kept longest (N. J. Cepeda et al., "Distributed practice in verbal recall tasks", Psychological Bulletin 132, 2006); these steps are a
  /// usual choice.
  public static let spacing = [1, 3, 7, 16]

  /// The change, for a test that was not completed before; `nil` for one that was, since a rule applies once.
  ///
  /// With the goal reached, pending follow-ups and retakes of the same series go. Otherwise one retake is added, at ten in the morning, unless
  /// one is pending, the last one is used up, or it would not come before the day of the occasion. Without a percentage, nothing is known, and
  /// nothing else changes.
  ///
  /// - Parameters:
  ///   - percent: `nil` when no question of the attempt counts.
  ///   - now: When it was handed in.
  ///   - schedule: All scheduled tests of the learner.
  public static func change(
    completing test: ScheduledTest, testID: String, percent: Int?, now: Timestamp, in schedule: [ScheduledTest]
  ) -> ScheduleChange? {
    guard test.attempt?.completedAt == nil else { return nil }
    var completed = test
    completed.attempt = ScheduledTest.Attempt(testID: testID, completedAt: now, percent: percent)
    completed.revisedAt = now
    let series = schedule.filter { $0.seriesID == test.seriesID && $0.profileID == test.profileID && $0.id != test.id }
    guard let percent else { return ScheduleChange(completed: completed, removed: [], added: nil) }
    let unneeded = percent >= goal ? series.filter { $0.isPending && $0.kind != .initial }.earliestFirst().map(\.id) : []
    return ScheduleChange(
      completed: completed, removed: unneeded, added: percent >= goal ? nil : retake(of: completed, in: series, now: now))
  }

  private static func retake(of test: ScheduledTest, in others: [ScheduledTest], now: Timestamp) -> ScheduledTest? {
    let retakes = (others + [test]).filter { $0.kind == .retake }
    guard !retakes.contains(where: \.isPending), retakes.count < spacing.count else { return nil }
    let day = test.offset.day(of: now).adding(days: spacing[retakes.count])
    if let occasion = test.occasionDay, day >= occasion { return nil }
    return ScheduledTest(
      id: "\(test.seriesID)-retake-\(retakes.count + 1)", profileID: test.profileID, seriesID: test.seriesID, plan: test.plan,
      kind: .retake,
      at: test.offset.time(on: day, minute: Occasion.minuteOfDay), offset: test.offset, occasionDay: test.occasionDay, revisedAt: now)
  }
}
