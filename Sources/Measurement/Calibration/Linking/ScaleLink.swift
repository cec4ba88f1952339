/// Moves calibrated items to the scale of known difficulties: the levels that authors gave, or an earlier calibration.
///
/// A new difficulty is slope · b + shift, and a new discrimination a / slope.
public struct ScaleLink: Sendable, Hashable {
  /// How a link follows from the anchor items.
  public enum Method: String, Sendable, Hashable, CaseIterable {
    /// The shift makes the means of the difficulties equal; the slope is 1. It suits the Rasch model.
    case mean
    /// Slope and shift make the means and the standard deviations of the difficulties equal: G. L. Marco, "Item characteristic curve
    /// solutions to three intractable testing problems", Journal of Educational Measurement 14 (1977).
    case meanAndDeviation
  }

  /// The factor of the unit.
  public let slope: Double
  /// The linking constant in logits.
  public let shift: Double
  /// The number of anchor items: those with an estimate and a known difficulty.
  public let anchors: Int

  /// The link from anchor items.
  ///
  /// - Parameters:
  ///   - items: The calibrated items. Items without an estimate are no anchors.
  ///   - known: The known difficulty of each anchor item in logits; `nil` for other items.
  ///   - method: Needs 1 anchor for ``Method/mean`` and 2 with different difficulties for ``Method/meanAndDeviation``.
  /// - Throws: ``MeasurementError/count`` if the lists differ in length or there are too few anchors, ``MeasurementError/difficulty`` for
  ///   a known difficulty that is out of range.
  public init(_ items: [CalibratedItem], to known: [Double?], by method: Method = .mean) throws(MeasurementError) {
    guard items.count == known.count else { throw .count }
    guard known.allSatisfy({ abs($0 ?? 0) <= ItemParameters.maximumMagnitude }) else { throw .difficulty }
    let pairs = zip(items, known).compactMap { item, known -> (estimate: Double, known: Double)? in
      guard let estimate = item.difficulty, let known else { return nil }
      return (estimate, known)
    }
    guard !pairs.isEmpty else { throw .count }
    let (from, to) = (Moments(pairs.map { $0.estimate }), Moments(pairs.map { $0.known }))
    let isScaled = method == .meanAndDeviation
    guard !isScaled || (from.deviation > 0 && to.deviation > 0) else { throw .count }
    anchors = pairs.count
    slope = isScaled ? to.deviation / from.deviation : 1
    shift = to.mean - slope * from.mean
  }

  /// The parameters of an item on the scale of the link; `nil` without an estimate that suits scoring.
  public func parameters(of item: CalibratedItem) -> ItemParameters? {
    guard let own = item.parameters else { return nil }
    return try? ItemParameters(
      discrimination: own.discrimination / slope, difficulty: slope * own.difficulty + shift, chance: own.chance, ceiling: own.ceiling)
  }

  /// A population on the scale of the link.
  ///
  /// - Throws: ``MeasurementError/ability`` if it is out of range there.
  public func population(_ population: AbilityPopulation) throws(MeasurementError) -> AbilityPopulation {
    try AbilityPopulation(mean: slope * population.mean + shift, standardDeviation: slope * population.standardDeviation)
  }
}
