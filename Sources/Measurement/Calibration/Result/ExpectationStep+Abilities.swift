extension ExpectationStep {
  /// The mean and the standard deviation of the posterior of each row (EAP): R. D. Bock and R. J. Mislevy, "Adaptive EAP estimation of
  /// ability in a microcomputer environment", Applied Psychological Measurement 6 (1982).
  func abilities(of matrix: ResponseMatrix, rows: Range<Int>, nodes: [Double]) -> [AbilityEstimate] {
    withPersons(of: matrix) { person in
      rows.map { row in
        _ = person.computePosterior(row: row, count: 1, shift: fixedPoint.shift)
        return AbilityEstimate(nodes: nodes, weights: nodes.indices.map { person.posterior[$0 / 8][$0 % 8] })
      }
    }
  }
}

extension Calibration {
  /// The abilities of rows of a matrix, from the posterior with the estimated population as prior.
  ///
  /// - Parameters:
  ///   - matrix: Responses to the items of the calibration; other matrices give no abilities.
  ///   - rows: The rows; `nil` stands for all.
  public func abilities(of matrix: ResponseMatrix, rows: Range<Int>? = nil) -> [AbilityEstimate] {
    guard matrix.items == items.count else { return [] }
    let rows = (rows ?? 0..<matrix.rows).clamped(to: 0..<matrix.rows)
    return step(at: current).abilities(of: matrix, rows: rows, nodes: plan.quadrature.abilities.map { $0 / unit })
  }
}
