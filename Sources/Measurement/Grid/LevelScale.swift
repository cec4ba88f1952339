/// Levels on the ability scale, separated by cut points.
///
/// Levels are numbered from 0, the lowest, to ``count`` − 1, the highest. A scale has one level more than cut points.
public struct LevelScale: Sendable, Hashable {
  /// The cut points in logits, increasing. An ability at a cut belongs to the level above it.
  public let cuts: [Double]

  /// The largest number of levels.
  public static let maximumLevelCount = 64

  /// The distance of the middle of the lowest and of the highest level from their only cut, in logits.
  public static let outerHalfWidth = 0.6

  /// The seven levels pre-A1, A1, A2, B1, B2, C1 and C2 of the CEFR, on the logit scale of B. North, "The Development of a Common
  /// Framework Scale of Language Proficiency" (2000).
  ///
  /// NB: the cut points are quoted at second hand and are not verified. A program with better cut points makes its own scale.
  public static let cefr = LevelScale(unchecked: [-4.29, -3.23, -1.23, 0.72, 2.80, 3.90])

  /// A scale with cut points.
  ///
  /// - Throws: ``MeasurementError/cuts`` if the cut points are not finite and increasing, or too many.
  public init(cuts: [Double]) throws(MeasurementError) {
    let isIncreasing = zip(cuts, cuts.dropFirst()).allSatisfy { $0 < $1 }
    guard isIncreasing, cuts.allSatisfy({ $0.isFinite }), cuts.count < Self.maximumLevelCount else { throw .cuts }
    self.init(unchecked: cuts)
  }

  private init(unchecked cuts: [Double]) { self.cuts = cuts }

  /// The number of levels.
  public var count: Int { cuts.count + 1 }

  /// The level of an ability. NaN counts as the lowest level.
  public func level(of ability: Double) -> Int { cuts.count { $0 <= ability } }

  /// The middle of a level in logits, the difficulty of a typical item of that level. The outer levels have only one cut and lie
  /// ``outerHalfWidth`` around a middle beside it. A scale without cuts has the middle 0.
  ///
  /// - Parameter level: From 0 to ``count`` − 1. Numbers outside count as the nearest level.
  public func middle(of level: Int) -> Double {
    guard let first = cuts.first, let last = cuts.last else { return 0 }
    if level <= 0 { return first - Self.outerHalfWidth }
    if level >= cuts.count { return last + Self.outerHalfWidth }
    return (cuts[level - 1] + cuts[level]) / 2
  }

  /// The abilities of typical learners in logits. The outer levels, which have only one cut, count as wide as the inner levels are on average;
  /// a single cut has ``outerHalfWidth`` twice on both sides, and a scale without cuts has −1 to 1.
  public var boundedRange: ClosedRange<Double> {
    guard let first = cuts.first, let last = cuts.last else { return -1...1 }
    let width = cuts.count > 1 ? (last - first) / Double(cuts.count - 1) : 2 * Self.outerHalfWidth
    return first - width...last + width
  }
}
