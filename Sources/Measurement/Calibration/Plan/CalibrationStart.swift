/// The first parameters of a calibration, and what it can estimate.
struct CalibrationStart {
  let vector: ParameterVector
  let parameters: CalibrationParameters

  init(totals: ResponseTotals, items: [CalibrationItem], plan: CalibrationPlan) throws(CalibrationError) {
    let population = plan.population(for: items)
    try Self.check(totals: totals, items: items, population: population)
    let reasons = items.indices.map { Self.reason(item: items[$0], answered: totals.answered[$0], right: totals.right[$0]) }
    let estimates = items.indices.filter { items[$0].fixed == nil && reasons[$0] == nil }.map { index in
      ItemEstimate(item: index, prior: items[index].prior, estimatesSlope: plan.model == .twoParameter)
    }
    guard !estimates.isEmpty else { throw .nothingToEstimate(reasons) }
    if plan.model == .twoParameter, estimates.count < 3, !items.contains(where: { $0.isAnchored }) { throw .tooFewItems(estimates.count) }
    vector = ParameterVector(estimates: estimates, population: population, spreads: plan.quadrature.estimableSpreads)
    let curves = items.indices.map { index in
      reasons[index] == nil ? Self.curve(items[index], share: totals.shareRight(index), model: plan.model) : nil
    }
    parameters = CalibrationParameters(
      curves: curves, population: Self.start(of: population, items: items, curves: curves, totals: totals))
  }

  private static func check(totals: ResponseTotals, items: [CalibrationItem], population: PopulationModel) throws(CalibrationError) {
    guard totals.persons > 0 else { throw .noPersons }
    guard items.count == totals.answered.count else { throw .itemCount(expected: totals.answered.count, found: items.count) }
    guard population.isUsable else { throw .population }
    if population.estimatesMean, !items.contains(where: { $0.isAnchored }) { throw .noOrigin }
  }

  /// Why an item cannot be estimated; `nil` if it can.
  static func reason(item: CalibrationItem, answered: Int, right: Int) -> NotEstimable? {
    guard !item.isAnchored else { return nil }
    if answered == 0 { return .noAnswers }
    return right == 0 ? .allWrong : right == answered ? .allRight : nil
  }

  /// The first curve of an item: known, or at its prior, or as easy as its share of right answers says in a standard population. √1.35 is
  /// the factor by which a logistic curve with slope 1 flattens when it is averaged over that population: √(1 + (16 √3 / (15 π))²).
  private static func curve(_ item: CalibrationItem, share: Double, model: CalibrationModel) -> ItemCurve {
    let (chance, ceiling) = (item.chance, item.ceiling)
    if let fixed = item.fixed {
      let slope = fixed.discrimination
      return ItemCurve(slope: slope, intercept: -slope * fixed.difficulty, chance: chance, ceiling: ceiling)
    }
    if let prior = item.prior {
      let slope = model == .twoParameter ? PortableMath.exp(prior.logDiscrimination) : 1
      return ItemCurve(slope: slope, intercept: -slope * prior.difficulty, chance: chance, ceiling: ceiling)
    }
    let known = min(max((share - chance) / (ceiling - chance), 0.02), 0.98)
    return ItemCurve(slope: 1, intercept: 1.16 * PortableMath.logit(known), chance: chance, ceiling: ceiling)
  }

  /// The first population. Where its mean is free, it is as far above the anchored items as the shares of right answers say.
  private static func start(
    of model: PopulationModel, items: [CalibrationItem], curves: [ItemCurve?], totals: ResponseTotals
  ) -> AbilityPopulation {
    switch model {
    case .fixed(let population): population
    case .freeSpread(let mean): AbilityPopulation(uncheckedMean: mean, standardDeviation: 1)
    case .freeMean(let spread):
      AbilityPopulation(uncheckedMean: mean(items: items, curves: curves, totals: totals), standardDeviation: spread)
    case .free: AbilityPopulation(uncheckedMean: mean(items: items, curves: curves, totals: totals), standardDeviation: 1)
    }
  }

  private static func mean(items: [CalibrationItem], curves: [ItemCurve?], totals: ResponseTotals) -> Double {
    let means = items.indices.filter { items[$0].isAnchored && totals.answered[$0] > 0 }.compactMap { index in
      curves[index].map { -$0.intercept / $0.slope + PortableMath.logit(min(max(totals.shareRight(index), 0.05), 0.95)) }
    }
    return min(max(means.isEmpty ? 0 : means.reduce(0, +) / Double(means.count), -100), 100)
  }
}

extension ResponseTotals {
  /// The share of right answers to an item; ½ if nobody answered it.
  func shareRight(_ item: Int) -> Double { answered[item] == 0 ? 0.5 : Double(right[item]) / Double(answered[item]) }
}
