/// The innermost loops of calibration: the posterior of one person, and its addition to the sums.
///
/// NB: it reads memory without bounds checks, which take a fifth of the time. The row is in the matrix; each code has a row in the tables
/// because ``ResponseMatrix`` numbers its patterns itself; the number of lanes is even.
struct PersonKernel {
  let codes: UnsafeBufferPointer<UInt8>
  /// For each group, its first row in the table and in the sums.
  let firstRows: UnsafeBufferPointer<Int>
  let table: UnsafeBufferPointer<Lane>
  let prior: UnsafeBufferPointer<Lane>
  let lanes: Int
  var row = 0

  private var groups: Int { firstRows.count }

  /// The place of the pattern of a group in the table and in the sums.
  @inline(__always)
  private func start(_ code: UInt8, group: Int) -> Int { (firstRows[group] &+ Int(code)) &* lanes }

  /// Computes the posterior of the row at each node, times the number of persons, rounded.
  ///
  /// - Returns: The logarithm of the marginal likelihood of one person.
  @inline(__always)
  func computePosterior(_ posterior: UnsafeMutableBufferPointer<Lane>, count: Double, shift: Double) -> Double {
    let highest = addLogLikelihoods(posterior)
    var sum = Lane.zero
    for lane in 0..<lanes {
      posterior[lane] = Lane.exp(ofNonPositive: posterior[lane] - Lane(repeating: highest))
      sum += posterior[lane]
    }
    let total = sum.sum()
    let (factor, shift, count) = (Lane(repeating: 1 / total), Lane(repeating: shift), Lane(repeating: count))
    for lane in 0..<lanes { posterior[lane] = ((posterior[lane] * factor + shift) - shift) * count }
    return highest + PortableMath.log(total)
  }

  /// Stores the logarithm of prior times likelihood at each node.
  ///
  /// - Returns: The highest of them.
  @inline(__always)
  private func addLogLikelihoods(_ logs: UnsafeMutableBufferPointer<Lane>) -> Double {
    var highest = Lane(repeating: -.infinity)
    for lane in stride(from: 0, to: lanes, by: 2) {
      var (first, second) = (prior[lane], prior[lane &+ 1])
      for group in 0..<groups {
        let start = start(codes[row &* groups &+ group], group: group) &+ lane
        first += table[start]
        second += table[start &+ 1]
      }
      (logs[lane], logs[lane &+ 1]) = (first, second)
      highest = Lane.larger(highest, Lane.larger(first, second))
    }
    return highest.highest
  }

  /// Adds the posterior to the sum of the pattern in each group.
  @inline(__always)
  func add(_ posterior: UnsafeMutableBufferPointer<Lane>, to sums: UnsafeMutableBufferPointer<Lane>) {
    for lane in stride(from: 0, to: lanes, by: 2) {
      let (first, second) = (posterior[lane], posterior[lane &+ 1])
      for group in 0..<groups {
        let code = codes[row &* groups &+ group]
        // NB: persons who answered nothing in a group count in the first group only, where they make up the sum over all persons.
        if code == 0, group > 0 { continue }
        let start = start(code, group: group) &+ lane
        sums[start] += first
        sums[start &+ 1] += second
      }
    }
  }
}
