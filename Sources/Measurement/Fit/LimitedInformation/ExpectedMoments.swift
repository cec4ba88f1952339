/// The shares of right answers to each set of items that a model expects, with their covariances and derivatives.
struct ExpectedMoments {
  /// The expected share of each set.
  private(set) var shares: [Double]
  /// For each estimated parameter, the derivative of each share.
  private(set) var derivatives: [[Double]]
  /// The covariance of the shares of two sets for one person.
  private var covariances: SymmetricMatrix

  init(items: [ItemParameters], prior: NormalPrior, model: CalibrationModel) {
    let sets = ItemSet.upToPairs(items: items.count)
    shares = [Double](repeating: 0, count: sets.count)
    covariances = SymmetricMatrix(size: sets.count)
    derivatives = [[Double]](repeating: shares, count: model == .twoParameter ? 2 * items.count : items.count + 1)
    for (ability, weight) in zip(prior.nodes, prior.weights) {
      let probabilities = items.map { $0.probability(at: ability) }
      let products = sets.map { weight * $0.product(probabilities) }
      for (row, set) in sets.enumerated() {
        shares[row] += products[row]
        for column in 0...row { covariances[row, column] += products[row] * sets[column].product(probabilities, without: set) }
      }
      addDerivatives(items, sets: sets, probabilities: probabilities, ability: ability, weight: weight)
    }
    subtractProducts()
  }

  /// The derivatives by the intercepts, and by the slopes or by the one slope that all items share. A change of the standard deviation of
  /// the persons is a change of the shared slope.
  private mutating func addDerivatives(
    _ items: [ItemParameters], sets: [ItemSet], probabilities: [Double], ability: Double, weight: Double
  ) {
    let hasSlopes = derivatives.count == 2 * items.count
    let slopes = items.map { $0.slope(at: ability) / $0.discrimination }
    for (place, set) in sets.enumerated() {
      for item in set.members {
        let derivative = weight * slopes[item] * set.product(probabilities, except: item)
        derivatives[item][place] += derivative
        derivatives[hasSlopes ? items.count + item : items.count][place] += derivative * ability
      }
    }
  }

  private mutating func subtractProducts() {
    for row in shares.indices {
      for column in 0...row {
        covariances[row, column] -= shares[row] * shares[column]
        covariances[column, row] = covariances[row, column]
      }
    }
  }

  /// eᵀ C e for residuals e, with C = Ξ⁻¹ − Ξ⁻¹ Δ (Δᵀ Ξ⁻¹ Δ)⁻¹ Δᵀ Ξ⁻¹, the covariances Ξ and the derivatives Δ: the squared distance that no
  /// change of the parameters removes.
  ///
  /// - Returns: `nil` if a matrix has no inverse.
  func distance(of residuals: [Double]) -> Double? {
    guard let solved = covariances.solutions([residuals] + derivatives) else { return nil }
    let (size, pull) = (derivatives.count, derivatives.map { Self.product($0, solved[0]) })
    var information = SymmetricMatrix(size: size)
    for row in 0..<size {
      for column in 0..<size { information[row, column] = Self.product(derivatives[row], solved[column + 1]) }
    }
    guard let shift = information.symmetrized().solution(pull) else { return nil }
    return Self.product(residuals, solved[0]) - Self.product(pull, shift)
  }

  private static func product(_ first: [Double], _ second: [Double]) -> Double {
    zip(first, second).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
