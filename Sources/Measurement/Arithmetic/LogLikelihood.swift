/// A log-likelihood in fixed point: a whole number of steps of 2⁻²⁰ nat.
///
/// Sums of whole numbers do not depend on their order. All platforms, threads and partitions of the data therefore compute the same bits.
/// The resolution is a factor of 1.000001 in the likelihood; the range is ±2047 nats.
public struct LogLikelihood: Sendable, Hashable, Comparable {
  /// The number of steps of 2⁻²⁰ nat.
  public let rawValue: Int32

  /// The number of steps in one nat.
  public static let stepsPerNat = 1_048_576.0

  /// The log-likelihood of an event that is certain.
  public static let zero = LogLikelihood(rawValue: 0)

  /// A log-likelihood of a number of steps.
  @inlinable
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// The nearest log-likelihood to a number of nats. Numbers outside the range give its nearest end; NaN gives the lower end, so that a
  /// broken computation never supports a hypothesis.
  public init(nats: Double) {
    rawValue = Self.steps(nats)
  }

  /// The log-likelihood of an event with a probability.
  ///
  /// - Parameter probability: From 0 to 1; 0 gives the lower end of the range.
  public init(probability: Double) {
    self.init(nats: PortableMath.log(probability))
  }

  /// The value in nats.
  @inlinable public var nats: Double { Double(rawValue) / Self.stepsPerNat }

  /// The sum. A sum outside the range gives its nearest end.
  public static func + (left: LogLikelihood, right: LogLikelihood) -> LogLikelihood {
    let sum = Int64(left.rawValue) + Int64(right.rawValue)
    return LogLikelihood(rawValue: Int32(clamping: sum))
  }

  /// Orders by value.
  @inlinable public static func < (left: LogLikelihood, right: LogLikelihood) -> Bool { left.rawValue < right.rawValue }

  /// A share of the value. A weight of 1 changes no bit.
  ///
  /// - Parameter weight: From 0 to 1.
  func weighted(by weight: Double) -> LogLikelihood { weight == 1 ? self : LogLikelihood(nats: nats * weight) }

  private static func steps(_ nats: Double) -> Int32 {
    let steps = nats * stepsPerNat
    guard steps > Double(Int32.min) else { return .min }
    guard steps < Double(Int32.max) else { return .max }
    // NB: the shift rounds to the nearest number, ties to even, without a function of the C library.
    return Int32(truncatingIfNeeded: (steps + PortableMath.roundingShift).bitPattern)
  }
}
