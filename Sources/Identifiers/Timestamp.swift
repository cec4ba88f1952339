/// A moment in time, in whole microseconds since 1970-01-01T00:00:00Z; leap seconds are not counted.
public struct Timestamp: InstantProtocol {
  /// Since 1970-01-01T00:00:00Z; before it, they are negative.
  public let microseconds: Int64

  public init(microseconds: Int64) { self.microseconds = microseconds }

  /// The earliest moment there is.
  public static let min = Timestamp(microseconds: .min)
  /// The latest moment there is.
  public static let max = Timestamp(microseconds: .max)

  /// The moment so much later, or earlier when the duration is negative. Parts of a microsecond are left out.
  ///
  /// Beyond ``min`` and ``max`` it is the nearer of the two.
  public func advanced(by duration: Duration) -> Timestamp {
    let (seconds, attoseconds) = duration.components
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let (step, overflowsStep) = whole.addingReportingOverflow(attoseconds / 1_000_000_000_000)
    let (sum, overflowsSum) = microseconds.addingReportingOverflow(step)
    if overflows || overflowsStep || overflowsSum { return duration < .zero ? .min : .max }
    return Timestamp(microseconds: sum)
  }

  /// How long it is until another moment; negative when that came before.
  public func duration(to other: Timestamp) -> Duration { .microseconds(other.microseconds) - .microseconds(microseconds) }
}

extension Timestamp {
  public static func + (time: Timestamp, duration: Duration) -> Timestamp { time.advanced(by: duration) }

  public static func - (time: Timestamp, duration: Duration) -> Timestamp { time.advanced(by: .zero - duration) }

  public static func < (one: Timestamp, other: Timestamp) -> Bool { one.microseconds < other.microseconds }
}

extension Timestamp: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(microseconds: try decoder.singleValueContainer().decode(Int64.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(microseconds)
  }
}

extension Timestamp: CustomStringConvertible {
  public var description: String { "\(microseconds) µs since 1970" }
}

extension Duration {
  /// So many days of 24 hours.
  public static func days(_ count: some BinaryInteger) -> Duration { .seconds(86_400) * Int(count) }
}
