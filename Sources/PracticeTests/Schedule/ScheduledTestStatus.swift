public import Identifiers

/// How a scheduled test stands. It is never stored: it follows from the test and the time.
public enum ScheduledTestStatus: String, Sendable, Hashable, CaseIterable {
  /// Its time has not passed.
  case scheduled
  /// Its time has passed. It can still be started.
  case missed
  /// An attempt at it was handed in.
  case completed
  /// The learner has put it away.
  case archived

  /// Whether it can be started, or gone on with.
  public var canStart: Bool { self == .scheduled || self == .missed }
}

extension ScheduledTest {
  /// Archived before completed, completed before missed, missed before scheduled.
  public func status(at now: Timestamp) -> ScheduledTestStatus {
    if isArchived { return .archived }
    if attempt?.completedAt != nil { return .completed }
    return at < now ? .missed : .scheduled
  }
}

extension [ScheduledTest] {
  /// Earliest first; of those at the same time, the one with the smaller id.
  public func earliestFirst() -> [ScheduledTest] { sorted { ($0.at, $0.id) < ($1.at, $1.id) } }

  /// Those that are still to come, earliest first.
  public func upcoming(at now: Timestamp) -> [ScheduledTest] { filter { $0.status(at: now) == .scheduled }.earliestFirst() }

  /// Those of a week where the learner is now, earliest first, whatever their status.
  public func during(_ week: Week, offset: UTCOffset) -> [ScheduledTest] {
    filter { week.contains(offset.day(of: $0.at)) }.earliestFirst()
  }
}
