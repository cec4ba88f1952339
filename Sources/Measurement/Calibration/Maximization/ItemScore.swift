/// The slope of a log-likelihood in the slope and intercept of an item, and the information about them.
struct ItemScore {
  var slope = 0.0
  var intercept = 0.0
  private var expected = ItemInformation()
  private var observed = ItemInformation()

  /// The score of the expected answers to an item. With u right and w wrong answers at ability θ, the score of the logit is
  /// s = P′ (u / P − w / Q), its expected information (u + w) P′² / (P Q), and its observed information u (P′ / P)² + w (P′ / Q)² − s P″ / P′.
  /// Without chance and ceiling the two are equal.
  init(of curve: ItemCurve, item: Int, counts: ExpectedCounts, abilities: [Double]) {
    let isPlain = curve.chance == 0 && curve.ceiling == 1
    for (node, ability) in abilities.enumerated() {
      let (wrong, right) = counts.answers(item: item, node: node)
      guard right + wrong > 0 else { continue }
      let slopes = curve.relativeSlopes(at: ability)
      let score = right * slopes.right - wrong * slopes.wrong
      intercept += score
      slope += score * ability
      expected.add((right + wrong) * slopes.right * slopes.wrong, ability: ability)
      if isPlain { continue }
      let squares = right * slopes.right * slopes.right + wrong * slopes.wrong * slopes.wrong
      observed.add(squares - score * slopes.bend, ability: ability)
    }
    if isPlain { observed = expected }
  }

  /// Adds the logarithm of a prior. The difficulty is −intercept / slope; the information leaves out second derivatives of the difficulty.
  mutating func add(_ prior: ItemPrior, for curve: ItemCurve) {
    let difficulty = -curve.intercept / curve.slope
    let weight = 1 / (prior.difficultyDeviation * prior.difficultyDeviation)
    let (bySlope, byIntercept) = (-difficulty / curve.slope, -1 / curve.slope)
    let pull = (prior.difficulty - difficulty) * weight
    intercept += pull * byIntercept
    slope += pull * bySlope
    let information = ItemInformation(
      slope: weight * bySlope * bySlope, shared: weight * byIntercept * bySlope, intercept: weight * byIntercept * byIntercept)
    expected.add(information)
    observed.add(information)
    addDiscrimination(prior, for: curve)
  }

  private mutating func addDiscrimination(_ prior: ItemPrior, for curve: ItemCurve) {
    let weight = 1 / (prior.logDiscriminationDeviation * prior.logDiscriminationDeviation)
    slope += (prior.logDiscrimination - PortableMath.log(curve.slope)) * weight / curve.slope
    let information = ItemInformation(slope: weight / (curve.slope * curve.slope), shared: 0, intercept: 0)
    expected.add(information)
    observed.add(information)
  }

  /// The step of Newton's method if the observed information is positive definite, else that of Fisher's scoring method; at most 1 in each
  /// parameter.
  func step(estimatesSlope: Bool) -> (slope: Double, intercept: Double) {
    let information = observed.isUsable(forSlope: estimatesSlope) ? observed : expected
    guard estimatesSlope, information.isUsable(forSlope: true) else { return Self.limited(0, intercept / information.intercept) }
    return Self.limited(
      (information.intercept * slope - information.shared * intercept) / information.determinant,
      (information.slope * intercept - information.shared * slope) / information.determinant)
  }

  /// A step in the same direction, with both parameters from −1 to 1; 0 where there is no information.
  private static func limited(_ slope: Double, _ intercept: Double) -> (slope: Double, intercept: Double) {
    let length = max(abs(slope), abs(intercept))
    guard length < .infinity else { return (0, 0) }
    let scale = 1 / max(length, 1)
    return (slope * scale, intercept * scale)
  }
}

/// The information about the slope and the intercept of an item: a symmetric matrix of two rows.
struct ItemInformation {
  var slope = 0.0
  var shared = 0.0
  var intercept = 0.0

  mutating func add(_ information: Double, ability: Double) {
    intercept += information
    shared += information * ability
    slope += information * ability * ability
  }

  mutating func add(_ other: ItemInformation) {
    slope += other.slope
    shared += other.shared
    intercept += other.intercept
  }

  var determinant: Double { slope * intercept - shared * shared }

  /// Whether it determines the intercept, and the slope too if that is asked.
  func isUsable(forSlope: Bool) -> Bool { intercept > 0 && (!forSlope || determinant > 1e-12 * slope * intercept) }
}

extension ItemCurve {
  /// P′ / P, P′ / (1 − P) and P″ / P′, where P′ is the derivative by the logit.
  func relativeSlopes(at ability: Double) -> (right: Double, wrong: Double, bend: Double) {
    let power = PortableMath.exp(-abs(logit(at: ability)))
    let (near, far) = (1 / (1 + power), power / (1 + power))
    let (high, low) = slope * ability + intercept < 0 ? (far, near) : (near, far)
    guard chance > 0 || ceiling < 1 else { return (low, high, low - high) }
    let (span, change) = (ceiling - chance, (ceiling - chance) * high * low)
    return (change / (chance + span * high), change / ((1 - ceiling) + span * low), low - high)
  }
}
