/// A day of the proleptic Gregorian calendar, from 0001-01-01 to 9999-12-31. Days outside this range are clamped to it.
///
/// The conversions follow H. Hinnant, "chrono-compatible low-level date algorithms" (2013): years begin in March, so the leap day is the
/// last day of a year, and 400 years are always 146,097 days.
public struct CivilDate: Sendable, Hashable, Comparable {
  /// The number of days since 1970-01-01, negative for earlier days.
  public let dayNumber: Int

  static let dayNumbers = -719_162...2_932_896
  private static let daysOfEra = 146_097
  /// The number of days from 0000-03-01 to 1970-01-01.
  private static let daysBefore1970 = 719_468

  /// The day with a number of days since 1970-01-01, clamped to the allowed range.
  public init(dayNumber: Int) {
    self.dayNumber = min(max(dayNumber, Self.dayNumbers.lowerBound), Self.dayNumbers.upperBound)
  }

  /// The day with a year, month and day of the month; `nil` if it does not exist.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, 1...31 ~= day else { return nil }
    let marchYear = month > 2 ? year : year - 1
    let yearOfEra = marchYear % 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(dayNumber: marchYear / 400 * Self.daysOfEra + dayOfEra - Self.daysBefore1970)
    // NB: The 31st of a shorter month would become a day of the next month.
    guard components == (year, month, day) else { return nil }
  }

  /// Reads a date in the format of ISO 8601, `2026-11-20`; `nil` for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == 0x2D }) else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The year from 1 to 9999, the month from 1 to 12 and the day of the month from 1 to 31.
  public var components: (year: Int, month: Int, day: Int) {
    let days = dayNumber + Self.daysBefore1970
    let dayOfEra = days % Self.daysOfEra
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = days / Self.daysOfEra * 400 + yearOfEra + (month > 2 ? 0 : 1)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// The day of the week, from 0 for Monday to 6 for Sunday.
  public var weekday: Int {
    // NB: 1970-01-01 was a Thursday, and the remainder of a negative number is negative.
    ((dayNumber + 3) % 7 + 7) % 7
  }

  /// The date a number of days later, or earlier if the number is negative.
  public func adding(days: Int) -> CivilDate {
    let (sum, overflow) = dayNumber.addingReportingOverflow(days)
    return CivilDate(dayNumber: overflow ? (days > 0 ? .max : .min) : sum)
  }

  /// Whether the first day is before the second.
  public static func < (one: CivilDate, other: CivilDate) -> Bool { one.dayNumber < other.dayNumber }
}

extension CivilDate: CustomStringConvertible {
  /// The date in the format of ISO 8601: `2026-11-20`.
  public var description: String {
    let (year, month, day) = components
    return "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))"
  }
}

extension Int {
  /// A non-negative number, padded with zeros to a number of digits.
  func padded(_ digits: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(digits - text.count, 0)) + text
  }
}
