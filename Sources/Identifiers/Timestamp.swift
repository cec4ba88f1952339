/// A point in time, in whole microseconds since 1970-01-01T00:00:00Z, without leap seconds.
public struct Timestamp: InstantProtocol {
  /// The microseconds since 1970-01-01T00:00:00Z. Earlier times are negative.
  public let microseconds: Int64

  /// Creates a timestamp from the microseconds since 1970-01-01T00:00:00Z.
  public init(microseconds: Int64) { self.microseconds = microseconds }

  /// The earliest timestamp.
  public static let min = Timestamp(microseconds: .min)
  /// The latest timestamp.
  public static let max = Timestamp(microseconds: .max)

  /// The timestamp after a duration. A negative duration gives an earlier timestamp. Fractions of a microsecond are dropped.
  ///
  /// A result outside the range is clamped to ``min`` or ``max``.
  public func advanced(by duration: Duration) -> Timestamp {
    let (seconds, attoseconds) = duration.components
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let (step, overflowsStep) = whole.addingReportingOverflow(attoseconds / 1_000_000_000_000)
    let (sum, overflowsSum) = microseconds.addingReportingOverflow(step)
    if overflows || overflowsStep || overflowsSum { return duration < .zero ? .min : .max }
    return Timestamp(microseconds: sum)
  }

  /// The duration until another timestamp. It is negative when the other timestamp is earlier.
  public func duration(to other: Timestamp) -> Duration { .microseconds(other.microseconds) - .microseconds(microseconds) }
}

extension Timestamp {
  /// The timestamp after a duration; see ``advanced(by:)``.
  public static func + (time: Timestamp, duration: Duration) -> Timestamp { time.advanced(by: duration) }

  /// The timestamp before a duration, clamped like ``advanced(by:)``.
  public static func - (time: Timestamp, duration: Duration) -> Timestamp { time.advanced(by: .zero - duration) }

  /// Whether one timestamp is earlier than the other.
  public static func < (one: Timestamp, other: Timestamp) -> Bool { one.microseconds < other.microseconds }
}

extension Timestamp: Codable {
  /// Decodes the microseconds from a single number.
  public init(from decoder: any Decoder) throws {
    self.init(microseconds: try decoder.singleValueContainer().decode(Int64.self))
  }

  /// Encodes the microseconds as a single number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(microseconds)
  }
}

extension Timestamp: CustomStringConvertible {
  /// The microseconds with their unit, for logs and tests.
  public var description: String { "\(microseconds) µs since 1970" }
}

extension Duration {
  /// A duration of a number of days, each of 24 hours.
  public static func days(_ count: some BinaryInteger) -> Duration { .seconds(86_400) * Int(count) }
}
