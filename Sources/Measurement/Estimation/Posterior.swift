/// What the responses so far say about a learner: a distribution over the nodes of a grid.
///
/// The log-likelihoods are summed as whole numbers. The order of the responses therefore never matters, not even in the last bit, and a
/// removed response leaves no trace.
public struct Posterior: Sendable {
  /// The table with the items, the prior and the model.
  public let table: ResponseTable
  /// The number of responses.
  public private(set) var responseCount = 0
  /// For each node, the logarithm of prior times likelihood in steps of 2⁻²⁰ nat.
  private var sums: [Int64]
  /// The probability of each node, in the order of the grid. Nodes more than 45 nats below the most probable node count as 0.
  public private(set) var weights: [Double]
  /// The logarithm of the probability of the responses before they were seen, in nats: the marginal likelihood. 0 without responses, up
  /// to the resolution of ``LogLikelihood``.
  public private(set) var logEvidence = 0.0

  /// The distribution without responses: the prior.
  public init(table: ResponseTable) {
    self.init(unnormalized: table)
    normalize()
  }

  /// The distribution after responses.
  ///
  /// - Parameters:
  ///   - table: The items, the grid and the prior.
  ///   - responses: Pairs of the index of an item and the response to it.
  /// - Throws: ``MeasurementError/item`` if no item has an index.
  public init(table: ResponseTable, responses: [(item: Int, response: ItemResponse)]) throws(MeasurementError) {
    self.init(unnormalized: table)
    for (item, response) in responses { try accumulate(response, item: item, sign: 1) }
    normalize()
  }

  private init(unnormalized table: ResponseTable) {
    self.table = table
    let prior = table.prior.logWeights.map { Int64($0.rawValue) }
    sums = table.prior.grid.guessing.flatMap { _ in prior }
    weights = []
  }

  /// Adds a response.
  ///
  /// - Throws: ``MeasurementError/item`` if no item has the index. The distribution is then unchanged.
  public mutating func add(_ response: ItemResponse, item: Int) throws(MeasurementError) {
    try accumulate(response, item: item, sign: 1)
    normalize()
  }

  /// Removes a response that was added before, for example because the learner changes an answer.
  ///
  /// - Throws: ``MeasurementError/item`` if no item has the index. The distribution is then unchanged.
  public mutating func remove(_ response: ItemResponse, item: Int) throws(MeasurementError) {
    try accumulate(response, item: item, sign: -1)
    normalize()
  }

  private mutating func accumulate(_ response: ItemResponse, item: Int, sign: Int64) throws(MeasurementError) {
    let row = try table.row(item: item, response: response)
    // NB: `*` would check for overflow with 128 bits, which WebAssembly has no function for.
    for (node, step) in row.enumerated() { sums[node] &+= sign &* Int64(step) }
    responseCount += Int(sign)
  }

  private mutating func normalize() {
    let highest = sums.max() ?? 0
    if weights.isEmpty { weights = [Double](repeating: 0, count: sums.count) }
    let total = sums.withUnsafeBufferPointer { sums in
      weights.withUnsafeMutableBufferPointer { Self.setRatios($0, of: sums, toHighest: highest) }
    }
    for node in weights.indices { weights[node] /= total }
    logEvidence = Double(highest) / LogLikelihood.stepsPerNat + PortableMath.log(total)
  }

  /// The distance to the most probable node, in nats, from which a node counts as impossible.
  private static let negligible = 45.0

  /// Sets each weight to its ratio to the highest, eight at a time.
  ///
  /// NB: the bits are those of one exponential after another, because stored tests are restored from them. Without bounds checks, which
  /// would take a third of the time; both buffers have one number for each node.
  ///
  /// - Returns: The sum of the weights, added in their order.
  private static func setRatios(
    _ weights: UnsafeMutableBufferPointer<Double>, of sums: UnsafeBufferPointer<Int64>, toHighest highest: Int64
  ) -> Double {
    var total = 0.0
    let rest = sums.count % Lane.scalarCount
    for start in stride(from: 0, to: sums.count - rest, by: Lane.scalarCount) {
      var nats = Lane.zero
      for lane in 0..<Lane.scalarCount { nats[lane] = Double(sums[start &+ lane] &- highest) / LogLikelihood.stepsPerNat }
      let ratios = ratios(nats)
      for lane in 0..<Lane.scalarCount {
        weights[start &+ lane] = ratios[lane]
        total += ratios[lane]
      }
    }
    for node in sums.count - rest..<sums.count {
      weights[node] = ratios(Lane(repeating: Double(sums[node] &- highest) / LogLikelihood.stepsPerNat))[0]
      total += weights[node]
    }
    return total
  }

  @inline(__always)
  private static func ratios(_ nats: Lane) -> Lane {
    let isPossible = nats .>= Lane(repeating: -negligible)
    return any(isPossible) ? Lane.zero.replacing(with: PortableMath.exp(ofEach: nats), where: isPossible) : .zero
  }
}
