/// Accelerates an iteration x → F(x) that climbs an objective: R. Varadhan and C. Roland, "Simple and globally convergent methods for
/// accelerating the convergence of any EM algorithm", Scandinavian Journal of Statistics 35 (2008), step length S3.
///
/// After two iterations from x₀, with r = x₁ − x₀ and v = (x₂ − x₁) − r, it goes on from x₀ − 2αr + α²v with α = −|r| / |v|. If the
/// objective there is lower than at x₁, it goes on from x₂ instead.
struct SquaredExtrapolation: Sendable {
  /// The point at which the caller computes the iteration and the objective next.
  private(set) var point: [Double]
  private var phase = Phase.first
  /// The limit of the step length. It grows while the objective does, and shrinks after a step that was too long.
  private var maximumLength = 4.0

  private enum Phase {
    case first
    case second(start: [Double])
    case trial(fallback: [Double], objective: Double)
  }

  init(start: [Double]) { point = start }

  /// Takes the result of an iteration.
  ///
  /// - Parameters:
  ///   - image: F of the point.
  ///   - objective: The objective at the point.
  mutating func advance(image: [Double], objective: Double) {
    switch phase {
    case .first: takeFirst(image)
    case .second(let start): extrapolate(start: start, image: image, objective: objective)
    case .trial(let fallback, let required):
      if objective >= required - 1e-7 {
        takeFirst(image)
      } else {
        (point, phase, maximumLength) = (fallback, .first, max(maximumLength / 4, 4))
      }
    }
  }

  private mutating func takeFirst(_ image: [Double]) {
    phase = .second(start: point)
    point = image
  }

  private mutating func extrapolate(start: [Double], image: [Double], objective: Double) {
    let changes = zip(point, start).map { $0 - $1 }
    let bends = zip(zip(image, point), changes).map { ($0.0 - $0.1) - $1 }
    let length = stepLength(changes: changes, bends: bends)
    phase = .trial(fallback: image, objective: objective)
    point = zip(start, zip(changes, bends)).map { $0 + 2 * length * $1.0 + length * length * $1.1 }
  }

  /// −α: at least 1, where the extrapolation is x₂ itself.
  private mutating func stepLength(changes: [Double], bends: [Double]) -> Double {
    let (change, bend) = (changes.reduce(0) { $0 + $1 * $1 }, bends.reduce(0) { $0 + $1 * $1 })
    guard bend > 0 else { return 1 }
    let length = max(PortableMath.squareRoot(change / bend), 1)
    guard length >= maximumLength else { return length }
    defer { maximumLength *= 4 }
    return maximumLength
  }
}
