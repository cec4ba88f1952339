/// A week from Monday to Sunday.
public struct Week: Sendable, Hashable {
  /// The first day.
  public let monday: CivilDate

  /// The week that contains a day.
  public init(containing day: CivilDate) { monday = day.adding(days: -day.weekday) }

  /// The week that contains a time in the learner's local time.
  public init(at now: Int64, offset: UTCOffset) { self.init(containing: offset.day(of: now)) }

  /// The week before.
  public var previous: Week { Week(containing: monday.adding(days: -7)) }
  /// The week after.
  public var next: Week { Week(containing: monday.adding(days: 7)) }
  /// The seven days, Monday first.
  public var days: [CivilDate] { (0..<7).map { monday.adding(days: $0) } }

  /// Whether a day is in the week.
  public func contains(_ day: CivilDate) -> Bool { Week(containing: day) == self }
}
