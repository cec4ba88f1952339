/// The slope of a log-likelihood in the slope and intercept of an item, and the expected information about them.
struct ItemScore {
  var slope = 0.0
  var intercept = 0.0
  var slopeInformation = 0.0
  var sharedInformation = 0.0
  var interceptInformation = 0.0

  /// The score of the expected answers to an item. With u right and w wrong answers at ability θ, the score of the logit is
  /// P′ (u / P − w / Q), and its information (u + w) P′² / (P Q).
  init(of curve: ItemCurve, item: Int, counts: ExpectedCounts, abilities: [Double]) {
    for (node, ability) in abilities.enumerated() {
      let (wrong, right) = counts.answers(item: item, node: node)
      guard right + wrong > 0 else { continue }
      let (perRight, perWrong) = curve.relativeSlopes(at: ability)
      add(score: right * perRight - wrong * perWrong, information: (right + wrong) * perRight * perWrong, ability: ability)
    }
  }

  private mutating func add(score: Double, information: Double, ability: Double) {
    intercept += score
    slope += score * ability
    interceptInformation += information
    sharedInformation += information * ability
    slopeInformation += information * ability * ability
  }

  /// Adds the logarithm of a prior. The difficulty is −intercept / slope; the information leaves out second derivatives of the difficulty.
  mutating func add(_ prior: ItemPrior, for curve: ItemCurve) {
    let difficulty = -curve.intercept / curve.slope
    let weight = 1 / (prior.difficultyDeviation * prior.difficultyDeviation)
    let (bySlope, byIntercept) = (-difficulty / curve.slope, -1 / curve.slope)
    let pull = (prior.difficulty - difficulty) * weight
    intercept += pull * byIntercept
    slope += pull * bySlope
    interceptInformation += weight * byIntercept * byIntercept
    sharedInformation += weight * byIntercept * bySlope
    slopeInformation += weight * bySlope * bySlope
    addDiscrimination(prior, for: curve)
  }

  private mutating func addDiscrimination(_ prior: ItemPrior, for curve: ItemCurve) {
    let weight = 1 / (prior.logDiscriminationDeviation * prior.logDiscriminationDeviation)
    slope += (prior.logDiscrimination - PortableMath.log(curve.slope)) * weight / curve.slope
    slopeInformation += weight / (curve.slope * curve.slope)
  }

  /// The step of Fisher's scoring method, at most 1 in each parameter.
  func step(estimatesSlope: Bool) -> (slope: Double, intercept: Double) {
    guard estimatesSlope else { return (0, Self.limited(intercept / interceptInformation)) }
    let determinant = slopeInformation * interceptInformation - sharedInformation * sharedInformation
    guard determinant > 1e-12 * slopeInformation * interceptInformation else {
      return (0, Self.limited(intercept / interceptInformation))
    }
    return (
      Self.limited((interceptInformation * slope - sharedInformation * intercept) / determinant),
      Self.limited((slopeInformation * intercept - sharedInformation * slope) / determinant)
    )
  }

  /// A step from −1 to 1; 0 where there is no information.
  private static func limited(_ step: Double) -> Double { step.isNaN ? 0 : min(max(step, -1), 1) }
}

extension ItemCurve {
  /// P′ / P and P′ / (1 − P), where P′ is the derivative by the logit.
  func relativeSlopes(at ability: Double) -> (right: Double, wrong: Double) {
    let power = PortableMath.exp(-abs(logit(at: ability)))
    let (near, far) = (1 / (1 + power), power / (1 + power))
    let (high, low) = slope * ability + intercept < 0 ? (far, near) : (near, far)
    guard chance > 0 || ceiling < 1 else { return (low, high) }
    let (span, change) = (ceiling - chance, (ceiling - chance) * high * low)
    return (change / (chance + span * high), change / ((1 - ceiling) + span * low))
  }
}
