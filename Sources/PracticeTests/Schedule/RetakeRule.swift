public import Identifiers

/// The changes of a schedule after one of its tests was handed in.
public struct ScheduleChange: Sendable, Hashable {
  /// The test with its completed attempt.
  public let completed: ScheduledTest
  /// The ids of tests that are no longer needed.
  public let removed: [String]
  /// A retake that is now needed, if any.
  public let added: ScheduledTest?
}

/// Reaching the goal cancels further follow-ups and retakes. Missing it adds a retake.
public enum RetakeRule {
  /// The goal in percent, the minimum of the best band.
  public static let goal = ResultBand.excellent.minimumPercent
  /// The numbers of days from an attempt to the first, second, third and fourth retake of a series. Increasing intervals give the longest
  /// retention (N. J. Cepeda et al., "Distributed practice in verbal recall tasks", Psychological Bulletin 132, 2006). These intervals are
  /// a common choice.
  public static let spacing = [1, 3, 7, 16]

  /// The changes after a test was handed in; `nil` if it was completed before, because the rule applies once.
  ///
  /// If the goal is reached, pending follow-ups and retakes of the same series are removed. Otherwise one retake is added at 10:00, unless
  /// a retake is pending, the maximum number of retakes is reached, another test of the series is on the same day, or the retake would not
  /// be before the day of the occasion. Without a percentage, only the attempt is recorded.
  ///
  /// - Parameters:
  ///   - test: The scheduled test that was completed.
  ///   - testID: The id of the practice test that was taken.
  ///   - percent: The score of the attempt; `nil` if no question counts.
  ///   - now: The time at which it was handed in, in microseconds since 1970, UTC.
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
    let earlier = (others + [test]).compactMap(number).max() ?? 0
    guard !others.contains(where: { $0.kind == .retake && $0.isPending }), earlier < spacing.count else { return nil }
    let day = test.offset.day(of: now).adding(days: spacing[earlier])
    if let occasion = test.occasionDay, day >= occasion { return nil }
    guard !others.contains(where: { $0.isPending && test.offset.day(of: $0.at) == day }) else { return nil }
    return ScheduledTest(
      id: "\(idPrefix(of: test))\(earlier + 1)", profileID: test.profileID, seriesID: test.seriesID, plan: test.plan, kind: .retake,
      at: test.offset.time(on: day, minute: Occasion.minuteOfDay), offset: test.offset, occasionDay: test.occasionDay, revisedAt: now)
  }

  /// The number of a retake within its series, from its id; nil for other tests.
  // NB: not the number of retakes that exist, because the learner can delete some.
  private static func number(of test: ScheduledTest) -> Int? {
    guard test.kind == .retake, test.id.hasPrefix(idPrefix(of: test)) else { return nil }
    return Int(test.id.dropFirst(idPrefix(of: test).count))
  }

  private static func idPrefix(of test: ScheduledTest) -> String { "\(test.seriesID)-retake-" }
}
