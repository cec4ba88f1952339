/// Computes for every item of a form how much the response is expected to say about the level: the mutual information between the three
/// outcomes and the level, in nats. D. V. Lindley, "On a measure of the information provided by an experiment", Annals of Mathematical
/// Statistics 27 (1956).
///
/// The probabilities of the three outcomes are linear in the guessing tendency. The nodes of a posterior therefore collapse to two sums
/// for each ability: the weight, and the weight times the guessing tendency. Items are computed eight at a time.
struct GainTable: Sendable {
  typealias Lanes = SIMD8<Float>

  /// For each block of eight items and each ability, the probability that the answer is known.
  private let knowledge: [Lanes]
  /// For each block, the chances.
  private let chances: [Lanes]
  private let itemCount: Int
  private let prior: LevelPrior
  private let floor: Float

  init(_ table: ResponseTable) {
    itemCount = table.items.count
    prior = table.prior
    floor = Float(table.model.floor)
    let blocks = (itemCount + Lanes.scalarCount - 1) / Lanes.scalarCount
    let members = (0..<blocks).map { block in
      table.items[block * Lanes.scalarCount..<min((block + 1) * Lanes.scalarCount, table.items.count)]
    }
    chances = members.map { Self.lanes($0) { Float($0.chance) } }
    knowledge = members.flatMap { items in
      table.prior.grid.abilities.map { ability in
        Self.lanes(items) { Float(table.model.knowledge(of: $0, ability: ability)) }
      }
    }
  }

  /// The mutual information of each item, in nats. The error is below 0.0005, because levels with a probability below 0.00001 are left out.
  ///
  /// A posterior on another grid gives 0 for every item.
  func gains(_ posterior: Posterior) -> [Float] {
    guard posterior.table.prior.grid == prior.grid else { return [Float](repeating: 0, count: itemCount) }
    let collapsed = CollapsedPosterior(posterior, prior: prior)
    let levelTerm = collapsed.levels.reduce(0) { $0 + Self.entropyTerms(Lanes(repeating: $1.mass))[0] }
    var gains: [Float] = []
    gains.reserveCapacity(chances.count * Lanes.scalarCount)
    for block in chances.indices {
      let joint = jointTerms(collapsed, block: block)
      for lane in 0..<Lanes.scalarCount { gains.append(max(joint[lane] - levelTerm, 0)) }
    }
    gains.removeLast(gains.count - itemCount)
    return gains
  }

  /// The sum of p log p over outcomes and levels, minus the sum over outcomes.
  private func jointTerms(_ posterior: CollapsedPosterior, block: Int) -> Lanes {
    var (right, wrong, unknown, sum) = (Lanes.zero, Lanes.zero, Lanes.zero, Lanes.zero)
    let scale = Lanes(repeating: 1 / (1 + 3 * floor))
    let (chance, otherwise) = (chances[block], Lanes(repeating: 1) - chances[block])
    for level in posterior.levels {
      let known = knownMass(posterior, level, block: block)
      let missed = Lanes(repeating: level.guessing) - known.guessing
      let lift = Lanes(repeating: floor * level.mass)
      let levelRight = (known.mass + chance * missed + lift) * scale
      let levelWrong = (otherwise * missed + lift) * scale
      let levelUnknown = (Lanes(repeating: level.mass) - known.mass - missed + lift) * scale
      sum += Self.entropyTerms(levelRight) + Self.entropyTerms(levelWrong) + Self.entropyTerms(levelUnknown)
      right += levelRight
      wrong += levelWrong
      unknown += levelUnknown
    }
    return sum - Self.entropyTerms(right) - Self.entropyTerms(wrong) - Self.entropyTerms(unknown)
  }

  /// The probability that the answer is known and the learner has a level, and the same weighted with the guessing tendency.
  @inline(__always)
  private func knownMass(
    _ posterior: CollapsedPosterior, _ level: CollapsedPosterior.Level, block: Int
  ) -> (mass: Lanes, guessing: Lanes) {
    var (mass, guessing) = (Lanes.zero, Lanes.zero)
    let start = block * prior.grid.abilities.count
    // NB: without bounds checks, which would take most of the time. `range` is within the abilities of the grid.
    knowledge.withUnsafeBufferPointer { knowledge in
      posterior.weights.withUnsafeBufferPointer { weights in
        for ability in level.range {
          let known = knowledge[start + ability]
          mass += known * Lanes(repeating: weights[ability].mass)
          guessing += known * Lanes(repeating: weights[ability].guessing)
        }
      }
    }
    return (mass, guessing)
  }

  private static func lanes(_ items: ArraySlice<ItemParameters>, _ value: (ItemParameters) -> Float) -> Lanes {
    var lanes = Lanes.zero
    for (lane, item) in items.enumerated() { lanes[lane] = value(item) }
    return lanes
  }

  /// p log p for each lane; 0 for p below 10⁻³⁰.
  @inline(__always)
  private static func entropyTerms(_ p: Lanes) -> Lanes {
    let smallest = Lanes(repeating: 1e-30)
    let clamped = p.replacing(with: smallest, where: p .< smallest)
    return clamped * log(clamped)
  }

  /// The natural logarithm of each lane, for normal numbers above 0. It follows ``PortableMath/log(_:)`` with fewer terms.
  ///
  /// NB: each constant is a vector. With numbers as constants the compiler takes the vectors apart.
  @inline(__always)
  private static func log(_ x: Lanes) -> Lanes {
    let bits = unsafeBitCast(x, to: SIMD8<Int32>.self)
    // NB: the bit pattern of √½, so that the mantissa is between √½ and √2.
    let exponent = (bits &- SIMD8<Int32>(repeating: 0x3F35_04F3)) &>> SIMD8<Int32>(repeating: 23)
    let mantissa = unsafeBitCast(bits &- (exponent &<< SIMD8<Int32>(repeating: 23)), to: Lanes.self)
    let s = (mantissa - Lanes(repeating: 1)) / (mantissa + Lanes(repeating: 1))
    let z = s * s
    var series = Lanes(repeating: 1.0 / 9) * z + Lanes(repeating: 1.0 / 7)
    series = series * z + Lanes(repeating: 1.0 / 5)
    series = series * z + Lanes(repeating: 1.0 / 3)
    series = series * z + Lanes(repeating: 1)
    return Lanes(exponent) * Lanes(repeating: 0.693_147_2) + Lanes(repeating: 2) * s * series
  }
}
