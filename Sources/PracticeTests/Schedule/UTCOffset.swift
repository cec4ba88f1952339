public import Identifiers

/// The offset of a learner's local time from UTC.
public struct UTCOffset: Sendable, Hashable {
  /// The offset in minutes, negative west of Greenwich.
  public let minutes: Int

  /// The offsets in use worldwide: UTC−12 to UTC+14, in minutes.
  public static let range = -12 * 60...14 * 60
  /// An offset of zero.
  public static let utc = UTCOffset(0)

  /// The offset of a number of minutes; `nil` if it is outside ``range``.
  public init?(minutes: Int) {
    guard Self.range.contains(minutes) else { return nil }
    self.init(minutes)
  }

  private init(_ minutes: Int) { self.minutes = minutes }

  /// The learner's local day at a time.
  ///
  /// - Parameter time: Microseconds since 1970, UTC.
  public func day(of time: Timestamp) -> CivilDate { CivilDate(dayNumber: localMinutes(time).floorDivided(by: 1440).quotient) }

  /// The minutes since local midnight at a time, from 0 to 1439.
  public func minuteOfDay(of time: Timestamp) -> Int { localMinutes(time).floorDivided(by: 1440).remainder }

  /// The time of a minute of a local day, in microseconds since 1970, UTC.
  ///
  /// - Parameters:
  ///   - day: The learner's local day.
  ///   - minute: The minutes since midnight, clamped to 0 to 1440; 1440 is the beginning of the next day.
  public func time(on day: CivilDate, minute: Int = 0) -> Timestamp {
    let minutesSince1970 = Int64(day.dayNumber) * 1440 + Int64(min(max(minute, 0), 1440) - minutes)
    return Timestamp(microseconds: minutesSince1970 * 60_000_000)
  }

  private func localMinutes(_ time: Timestamp) -> Int { Int(time.microseconds.floorDivided(by: 60_000_000).quotient) + minutes }
}

extension BinaryInteger {
  /// The quotient rounded towards minus infinity, and the non-negative remainder.
  ///
  /// - Parameter divisor: A positive number.
  func floorDivided(by divisor: Self) -> (quotient: Self, remainder: Self) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
