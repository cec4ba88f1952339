public import Identifiers

/// Seven days from a Monday to a Sunday.
public struct Week: Sendable, Hashable {
  public let monday: CivilDate

  public init(containing day: CivilDate) { monday = day.adding(days: -day.weekday) }

  /// This week, where the learner is.
  public init(at now: Timestamp, offset: UTCOffset) { self.init(containing: offset.day(of: now)) }

  public var previous: Week { Week(containing: monday.adding(days: -7)) }
  public var next: Week { Week(containing: monday.adding(days: 7)) }
  public var days: [CivilDate] { (0..<7).map { monday.adding(days: $0) } }

  public func contains(_ day: CivilDate) -> Bool { Week(containing: day) == self }
}
