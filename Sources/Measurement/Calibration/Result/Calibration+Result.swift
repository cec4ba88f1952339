extension Calibration {
  /// The scale on which the results are given: the model with a common discrimination divides abilities by their standard deviation.
  var unit: Double { plan.model == .commonDiscrimination ? current.population.standardDeviation : 1 }

  /// The number of persons.
  public var persons: Int { totals.persons }

  /// The distribution of abilities among the persons.
  public var population: AbilityPopulation {
    let population = current.population
    return AbilityPopulation(uncheckedMean: population.mean / unit, standardDeviation: population.standardDeviation / unit)
  }

  /// Whether the persons show differences in ability: `false` if their standard deviation is estimated, and ended at the distance between the
  /// abilities of the quadrature.
  public var showsDifferences: Bool {
    !vector.population.estimatesSpread || current.population.standardDeviation > vector.spreads.lowerBound
  }

  /// The number of estimated parameters of items and population.
  public var parameterCount: Int { vector.count }

  /// Akaike's information criterion: 2 · parameters − 2 · log-likelihood.
  public var akaikeCriterion: Double { 2 * Double(parameterCount) - 2 * progress.logLikelihood }

  /// The Bayesian information criterion: log(persons) · parameters − 2 · log-likelihood.
  public var bayesianCriterion: Double {
    PortableMath.log(Double(totals.persons)) * Double(parameterCount) - 2 * progress.logLikelihood
  }

  /// The result for each item, in the order of the items. Items whose answers are all right, all
  /// wrong or missing take no part in the log-likelihood.
  public var calibratedItems: [CalibratedItem] { items.indices.map(calibratedItem) }

  private func calibratedItem(_ index: Int) -> CalibratedItem {
    let origin = origin(of: index)
    let curve = isKnown(origin) ? current.curves[index] : nil
    return CalibratedItem(
      origin: origin, discrimination: curve.map { $0.slope * unit }, difficulty: curve.map { -$0.intercept / ($0.slope * unit) },
      chance: items[index].chance, ceiling: items[index].ceiling, answered: totals.answered[index], right: totals.right[index])
  }

  private func origin(of index: Int) -> CalibratedItem.Origin {
    if items[index].fixed != nil { return .fixed }
    let reason = CalibrationStart.reason(item: items[index], answered: totals.answered[index], right: totals.right[index])
    if let reason { return .notEstimable(reason) }
    let estimate = vector.estimates.first { $0.item == index }
    guard let estimate, let curve = current.curves[index], !estimate.isAtLimit(curve), curve.slope != 0 else {
      return .notEstimable(.noMaximum)
    }
    return .estimated
  }

  private func isKnown(_ origin: CalibratedItem.Origin) -> Bool {
    if case .notEstimable = origin { return false }
    return true
  }
}
