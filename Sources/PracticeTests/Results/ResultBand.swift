/// How good a result is, in words.
public enum ResultBand: String, Sendable, Hashable, CaseIterable {
  /// 90 % and more.
  case excellent
  /// 70 % and more.
  case good
  /// 50 % and more.
  case fair
  /// Less than 50 %.
  case low

  /// - Parameter percent: As ``Percent`` gives it.
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
