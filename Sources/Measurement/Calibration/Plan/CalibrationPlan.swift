/// The settings of a calibration.
public struct CalibrationPlan: Sendable, Hashable {
  /// The parameters to estimate.
  public var model: CalibrationModel
  /// The population; `nil` for the usual choice: free if an item has a prior or is fixed; else mean 0, with a free standard deviation in the
  /// Rasch model and standard deviation 1 otherwise. The model with a common discrimination ignores it.
  public var population: PopulationModel?
  /// The abilities over which calibration integrates.
  public var quadrature: Quadrature
  /// Calibration ends when no slope, intercept, mean or logarithm of a standard deviation changes more in an iteration. Numbers below 10⁻¹⁰
  /// count as 10⁻¹⁰.
  public var tolerance: Double
  /// The largest number of iterations. Each takes one expectation step.
  public var maximumIterations: Int

  /// Settings.
  public init(
    model: CalibrationModel = .twoParameter, population: PopulationModel? = nil, quadrature: Quadrature = .standard,
    tolerance: Double = 1e-6, maximumIterations: Int = 2_000
  ) {
    self.model = model
    self.population = population
    self.quadrature = quadrature
    self.tolerance = tolerance
    self.maximumIterations = maximumIterations
  }

  /// The population to estimate for items.
  func population(for items: [CalibrationItem]) -> PopulationModel {
    if model == .commonDiscrimination { return .freeSpread(mean: 0) }
    if let population { return population }
    if items.contains(where: { $0.isAnchored }) { return .free }
    return model == .rasch ? .freeSpread(mean: 0) : .fixed(.standard)
  }
}
