/// An item before calibration: its known parameters.
public struct CalibrationItem: Sendable, Hashable {
  /// The known parameters of an item whose difficulty and discrimination calibration keeps. New items are then estimated on the scale of
  /// the known items: S. Kim, "A comparative study of IRT fixed parameter calibration methods", Journal of Educational Measurement 43
  /// (2006).
  public let fixed: ItemParameters?
  /// The prior of the parameters; `nil` for estimates from the responses alone.
  public let prior: ItemPrior?
  /// The probability of a right answer by chance, from 0 up to but not including 1. It is computed from the format of the item.
  public let chance: Double
  /// The probability of a right answer by a person far above the difficulty, above the chance and at most 1.
  public let ceiling: Double

  /// An item without chance, ceiling or prior.
  public static let unknown = CalibrationItem(fixed: nil, prior: nil, chance: 0, ceiling: 1)

  /// An item that is estimated.
  ///
  /// - Throws: ``MeasurementError/chance`` or ``MeasurementError/ceiling``.
  public init(prior: ItemPrior? = nil, chance: Double = 0, ceiling: Double = 1) throws(MeasurementError) {
    guard chance >= 0, chance < 1 else { throw .chance }
    guard ceiling > chance, ceiling <= 1 else { throw .ceiling }
    self.init(fixed: nil, prior: prior, chance: chance, ceiling: ceiling)
  }

  /// An item whose parameters stay as they are.
  public init(fixed: ItemParameters) {
    self.init(fixed: fixed, prior: nil, chance: fixed.chance, ceiling: fixed.ceiling)
  }

  private init(fixed: ItemParameters?, prior: ItemPrior?, chance: Double, ceiling: Double) {
    self.fixed = fixed
    self.prior = prior
    self.chance = chance
    self.ceiling = ceiling
  }

  /// Whether the item determines a place on the scale.
  var isAnchored: Bool { fixed != nil || prior != nil }
}
