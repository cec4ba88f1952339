/// Newton's method for the conditional likelihood. The easiness parameters keep the mean 0.
struct ConditionalSearch {
  let groups: [ConditionalGroup]
  private let items: [Int]
  private let places: [Int: Int]
  private(set) var easiness: [Double]
  private(set) var logLikelihood = -Double.infinity
  private(set) var iterations = 0
  private(set) var hasConverged = false

  static let maximumIterations = 100

  init(groups: [ConditionalGroup], items: [Int]) {
    (self.groups, self.items) = (groups, items)
    places = Dictionary(uniqueKeysWithValues: zip(items, items.indices))
    easiness = [Double](repeating: 0, count: items.count)
  }

  mutating func run(tolerance: Double) throws(ConditionalCalibrationError) {
    while iterations < Self.maximumIterations, !hasConverged {
      let current = try likelihood()
      guard let step = Self.pinned(current.information).solution(current.gradient) else { throw .notConnected }
      let largest = step.reduce(0) { max($0, abs($1)) }
      // NB: longer steps can overshoot where few persons answered an item.
      let scale = largest > 2 ? 2 / largest : 1
      move(step.map { $0 * scale })
      iterations += 1
      hasConverged = largest < max(tolerance, 1e-12)
    }
    logLikelihood = try likelihood().value
  }

  private func likelihood() throws(ConditionalCalibrationError) -> ConditionalLikelihood {
    guard let likelihood = ConditionalLikelihood(groups: groups, items: places, easiness: easiness) else { throw .range }
    return likelihood
  }

  private mutating func move(_ step: [Double]) {
    let moved = zip(easiness, step).map { $0 + $1 }
    let mean = moved.reduce(0, +) / Double(max(moved.count, 1))
    easiness = moved.map { $0 - mean }
  }

  /// The information with a penalty on the sum of the parameters, which the likelihood does not determine. With the mean 0, the inverse then
  /// has the variances of the parameters, plus a constant that ``variances()`` subtracts.
  private static func pinned(_ information: SymmetricMatrix) -> SymmetricMatrix {
    var pinned = information
    let penalty = (0..<information.size).reduce(0) { $0 + information[$1, $1] } / Double(max(information.size, 1))
    for row in 0..<pinned.size {
      for column in 0..<pinned.size { pinned[row, column] += penalty }
    }
    return pinned
  }

  /// The variances of the parameters with the mean 0; `nil` if the information has no inverse.
  func variances() -> [Double]? {
    guard let information = ConditionalLikelihood(groups: groups, items: places, easiness: easiness)?.information else { return nil }
    let size = Double(information.size)
    let penalty = (0..<information.size).reduce(0) { $0 + information[$1, $1] } / size
    guard let inverse = Self.pinned(information).inverse(), penalty > 0 else { return nil }
    return (0..<information.size).map { inverse[$0, $0] - 1 / (penalty * size * size) }
  }
}
