public import Identifiers

/// The status of a scheduled test. It is not stored, because it is computed from the test and the current time.
public enum ScheduledTestStatus: String, Sendable, Hashable, CaseIterable {
  /// The scheduled time has not passed.
  case scheduled
  /// The scheduled time has passed. The test can still be started.
  case missed
  /// An attempt was handed in.
  case completed
  /// The learner has archived the test.
  case archived

  /// Whether the test can be started or continued.
  public var canStart: Bool { self == .scheduled || self == .missed }
}

extension ScheduledTest {
  /// The status at a time. If several apply, the order of precedence is archived, completed, missed, scheduled.
  public func status(at now: Timestamp) -> ScheduledTestStatus {
    if isArchived { return .archived }
    if attempt?.completedAt != nil { return .completed }
    return at < now ? .missed : .scheduled
  }
}

extension [ScheduledTest] {
  /// The tests sorted by time, then by id.
  public func earliestFirst() -> [ScheduledTest] { sorted { ($0.at, $0.id) < ($1.at, $1.id) } }

  /// The tests with the status ``ScheduledTestStatus/scheduled``, earliest first.
  public func upcoming(at now: Timestamp) -> [ScheduledTest] { filter { $0.status(at: now) == .scheduled }.earliestFirst() }

  /// The newest missed test that was not started, if its time passed in the last seven days.
  public func due(at now: Timestamp) -> ScheduledTest? {
    filter { $0.status(at: now) == .missed && $0.attempt == nil && $0.at.duration(to: now) <= .days(7) }.earliestFirst().last
  }

  /// The tests of a week, of any status, earliest first.
  ///
  /// - Parameters:
  ///   - week: The week.
  ///   - offset: The learner's current UTC offset, which decides the day of each test.
  public func during(_ week: Week, offset: UTCOffset) -> [ScheduledTest] {
    filter { week.contains(offset.day(of: $0.at)) }.earliestFirst()
  }
}
