/// A calibration of the Rasch model by conditional maximum likelihood (E. B. Andersen, 1972). It needs no assumption about the distribution
/// of abilities.
///
/// The time grows with the fourth power of the number of items, for each set of items that persons answered.
public struct ConditionalCalibration: Sendable, Hashable {
  /// The result for each item. The mean difficulty of the estimated items is 0.
  public let items: [CalibratedItem]
  /// The standard error of each difficulty in logits; `nil` for items without an estimate.
  public let standardErrors: [Double?]
  /// The conditional log-likelihood in nat.
  public let logLikelihood: Double
  /// The number of iterations of Newton's method.
  public let iterations: Int
  /// Whether the last change of a difficulty was below the tolerance.
  public let hasConverged: Bool

  /// Calibrates the items of a matrix.
  ///
  /// - Parameters:
  ///   - matrix: The responses.
  ///   - tolerance: The calibration ends when no difficulty changes more in an iteration.
  /// - Throws: ``ConditionalCalibrationError``.
  public init(_ matrix: ResponseMatrix, tolerance: Double = 1e-8) throws(ConditionalCalibrationError) {
    let totals = ResponseTotals(matrix)
    let (reasons, taking) = Self.participants(matrix, totals: totals)
    guard taking.count >= 2 else { throw .tooFewItems(taking.count) }
    let groups = ConditionalGroup.groups(of: matrix, items: taking)
    var search = ConditionalSearch(groups: groups, items: taking)
    try search.run(tolerance: tolerance)
    guard let variances = search.variances() else { throw .notConnected }
    let places = Dictionary(uniqueKeysWithValues: zip(taking, taking.indices))
    items = (0..<matrix.items).map { item in
      CalibratedItem(
        origin: reasons[item].map { .notEstimable($0) } ?? .estimated, discrimination: places[item].map { _ in 1 },
        difficulty: places[item].map { -search.easiness[$0] }, chance: 0, ceiling: 1, answered: totals.answered[item],
        right: totals.right[item])
    }
    standardErrors = (0..<matrix.items).map { item in places[item].map { PortableMath.squareRoot(max(variances[$0], 0)) } }
    (logLikelihood, iterations, hasConverged) = (search.logLikelihood, search.iterations, search.hasConverged)
  }

  /// The items that take part, and the reasons of the others. Persons whose answers are all right or all wrong do not count; without the
  /// items that are then all right or all wrong, more such persons can appear.
  private static func participants(_ matrix: ResponseMatrix, totals: ResponseTotals) -> ([NotEstimable?], [Int]) {
    var reasons = [NotEstimable?](repeating: nil, count: matrix.items)
    while true {
      let taking = reasons.indices.filter { reasons[$0] == nil }
      var (answered, right) = ([Int: Int](), [Int: Int]())
      for group in ConditionalGroup.groups(of: matrix, items: taking) {
        let persons = group.persons.reduce(0, +)
        for (place, item) in group.items.enumerated() {
          answered[item, default: 0] += persons
          right[item, default: 0] += group.right[place]
        }
      }
      let found = taking.filter { item in
        reasons[item] = reason(answered: answered[item] ?? 0, right: right[item] ?? 0)
        return reasons[item] != nil
      }
      if found.isEmpty { return (reasons, taking) }
    }
  }

  private static func reason(answered: Int, right: Int) -> NotEstimable? {
    if answered == 0 { return .noAnswers }
    return right == 0 ? .allWrong : right == answered ? .allRight : nil
  }
}
