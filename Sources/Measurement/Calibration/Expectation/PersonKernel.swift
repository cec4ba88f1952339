/// The innermost loops of calibration: the posterior of one person, and its addition to the sums.
///
/// NB: it reads memory without bounds checks, which take a fifth of the time. The row is in the matrix; each code has a row in the tables
/// because ``ResponseMatrix`` numbers its patterns itself; the number of lanes is even and above 0.
struct PersonKernel {
  let codes: UnsafeBufferPointer<UInt8>
  /// For each group, its first row in the table and in the sums.
  let firstRows: UnsafeBufferPointer<Int>
  let table: UnsafeBufferPointer<Lane>
  let prior: UnsafeBufferPointer<Lane>
  /// For each group, the place of the person's pattern in the table and in the sums.
  let places: UnsafeMutableBufferPointer<Int>
  /// The posterior of the person at each node, times the number of persons.
  let posterior: UnsafeMutableBufferPointer<Lane>

  private var groups: Int { firstRows.count }
  private var lanes: Int { prior.count }

  /// A density this many nat below the highest changes no digit of the sum over all nodes.
  private static let negligible = 37.0

  /// Computes the posterior of a row, rounded.
  ///
  /// - Parameter count: The number of persons that the row stands for.
  /// - Returns: The logarithm of the marginal likelihood of one person, and the lanes where the posterior is not 0.
  @inline(__always)
  func computePosterior(row: Int, count: Double, shift: Double) -> (logLikelihood: Double, active: Range<Int>) {
    let highest = addLogLikelihoods(row: row)
    let active = clearNegligible(below: highest - Self.negligible)
    var sum = Lane.zero
    for lane in active {
      posterior[lane] = Lane.exp(ofNonPositive: posterior[lane] - Lane(repeating: highest))
      sum += posterior[lane]
    }
    let total = sum.sum()
    let (factor, shift, count) = (Lane(repeating: 1 / total), Lane(repeating: shift), Lane(repeating: count))
    for lane in active { posterior[lane] = ((posterior[lane] * factor + shift) - shift) * count }
    return (highest + PortableMath.log(total), active)
  }

  /// Stores the logarithm of prior times likelihood at each node.
  ///
  /// - Returns: The highest of them.
  @inline(__always)
  private func addLogLikelihoods(row: Int) -> Double {
    for group in 0..<groups { places[group] = (firstRows[group] &+ Int(codes[row &* groups &+ group])) &* lanes }
    var highest = Lane(repeating: -.infinity)
    for lane in stride(from: 0, to: lanes, by: 2) {
      var (first, second) = (prior[lane], prior[lane &+ 1])
      for group in 0..<groups {
        first += table[places[group] &+ lane]
        second += table[places[group] &+ lane &+ 1]
      }
      (posterior[lane], posterior[lane &+ 1]) = (first, second)
      highest = Lane.larger(highest, Lane.larger(first, second))
    }
    return highest.highest
  }

  /// Sets the lanes at both ends to 0 where all logarithms are below a limit.
  ///
  /// - Returns: The lanes between.
  @inline(__always)
  private func clearNegligible(below limit: Double) -> Range<Int> {
    var (first, last) = (0, lanes &- 1)
    while first < last, posterior[first].highest < limit {
      posterior[first] = .zero
      first &+= 1
    }
    while last > first, posterior[last].highest < limit {
      posterior[last] = .zero
      last &-= 1
    }
    return first..<last &+ 1
  }

  /// Adds the posterior to the sum of the pattern in each group.
  @inline(__always)
  func addPosterior(_ active: Range<Int>, row: Int, to sums: UnsafeMutableBufferPointer<Lane>) {
    for group in 0..<groups {
      // NB: persons who answered nothing in a group count in the first group only, where they make up the sum over all persons.
      if group > 0, codes[row &* groups &+ group] == 0 { continue }
      let place = places[group]
      for lane in active { sums[place &+ lane] += posterior[lane] }
    }
  }
}
