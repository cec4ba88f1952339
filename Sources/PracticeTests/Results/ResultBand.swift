/// A verbal grade for a result.
public enum ResultBand: String, Sendable, Hashable, CaseIterable {
  /// 90 % and more.
  case excellent
  /// 70 % and more.
  case good
  /// 50 % and more.
  case fair
  /// Less than 50 %.
  case low

  /// The band that contains a percentage.
  ///
  /// - Parameter percent: A whole percentage as ``Percent`` computes it.
  public init(percent: Int) {
    self = Self.allCases.first { percent >= $0.minimumPercent } ?? .low
  }

  /// The lowest percentage of the band.
  public var minimumPercent: Int {
    switch self {
    case .excellent: 90
    case .good: 70
    case .fair: 50
    case .low: 0
    }
  }
}
