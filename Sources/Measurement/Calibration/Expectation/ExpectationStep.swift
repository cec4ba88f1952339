/// The expectation step of calibration for the parameters of one iteration: R. D. Bock and M. Aitkin, "Marginal maximum likelihood
/// estimation of item parameters: application of an EM algorithm", Psychometrika 46 (1981).
///
/// It is a pure function of persons. A caller can run it for parts of the persons on several threads or machines and add the parts; the
/// sum has the same bits for any division.
public struct ExpectationStep: Sendable {
  let table: ItemTable
  let logPrior: [Lane]
  let fixedPoint: FixedPoint
  let items: Int

  init(curves: [ItemCurve?], population: AbilityPopulation, quadrature: Quadrature, fixedPoint: FixedPoint) {
    items = curves.count
    self.fixedPoint = fixedPoint
    table = ItemTable(curves: curves, abilities: quadrature.abilities, lanes: quadrature.lanes)
    logPrior = Self.lanes(of: population.logWeights(at: quadrature.abilities), count: quadrature.lanes)
  }

  /// Numbers in vectors. Places that stand for no ability have a weight of practically 0.
  private static func lanes(of numbers: [Double], count: Int) -> [Lane] {
    var lanes = [Lane](repeating: Lane(repeating: -1e9), count: count)
    for (node, number) in numbers.enumerated() { lanes[node / 8][node % 8] = number }
    return lanes
  }

  /// The expected counts of some rows of a matrix with the items of the calibration.
  ///
  /// - Parameters:
  ///   - matrix: Responses to the same items.
  ///   - rows: The rows of a part, counted from 0. Numbers of no row are left out; `nil` stands for all rows.
  public func counts(of matrix: ResponseMatrix, rows: Range<Int>? = nil) -> ExpectedCounts {
    let isSuitable = matrix.items == items
    var sums = PatternSums(codes: isSuitable ? matrix.patternCodes : PatternCodes(groups: 0), lanes: table.lanes)
    let rows = isSuitable ? (rows ?? 0..<matrix.rows).clamped(to: 0..<matrix.rows) : 0..<0
    let steps = add(rows, of: matrix, to: &sums)
    return ExpectedCounts(sums: sums, items: items, logLikelihoodSteps: steps, stepsPerNat: fixedPoint.stepsPerNat)
  }
}
