public import Identifiers

/// How far a learner's clock is ahead of UTC.
public struct UTCOffset: Sendable, Hashable {
  /// Negative to the west of Greenwich.
  public let minutes: Int

  /// From UTC−12 to UTC+14, which is what is in use on earth.
  public static let range = -12 * 60...14 * 60
  public static let utc = UTCOffset(0)

  /// `nil` for an offset that is in use nowhere.
  public init?(minutes: Int) {
    guard Self.range.contains(minutes) else { return nil }
    self.init(minutes)
  }

  private init(_ minutes: Int) { self.minutes = minutes }

  /// The learner's day at a time.
  public func day(of time: Timestamp) -> CivilDate { CivilDate(dayNumber: localMinutes(time).floorDivided(by: 1440).quotient) }

  /// How many minutes of the learner's day have passed at a time, from 0 to 1439.
  public func minuteOfDay(of time: Timestamp) -> Int { localMinutes(time).floorDivided(by: 1440).remainder }

  /// The time at which so many minutes of a learner's day have passed.
  ///
  /// - Parameter minute: From 0 to 1440, where 1440 is the beginning of the next day; what lies outside is taken for the nearest.
  public func time(on day: CivilDate, minute: Int = 0) -> Timestamp {
    let minutesSince1970 = Int64(day.dayNumber) * 1440 + Int64(min(max(minute, 0), 1440) - minutes)
    return Timestamp(microseconds: minutesSince1970 * 60_000_000)
  }

  private func localMinutes(_ time: Timestamp) -> Int { Int(time.microseconds.floorDivided(by: 60_000_000).quotient) + minutes }
}

extension BinaryInteger {
  /// Rounded towards minus infinity, with a remainder that is never negative.
  ///
  /// - Parameter divisor: Above 0.
  func floorDivided(by divisor: Self) -> (quotient: Self, remainder: Self) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
