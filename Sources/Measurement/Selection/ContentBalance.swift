/// Keeps the share of each content group, as in G. G. Kingsbury and A. R. Zara, "Procedures for selecting items for computerized adaptive
/// tests" (Applied Measurement in Education, 1989).
///
/// The need of a group is the number of questions that it should have had after the next question, minus the number it has had.
public struct ContentBalance: Sendable, Hashable {
  /// The groups whose need is at most this much below the largest need are allowed. 0 allows only the group with the largest need, as in
  /// the original procedure. Infinity turns the balance off, apart from the deadline.
  public var tolerance: Double
  /// Every group is asked at least once within this number of questions. With more groups than that, every question comes from a new
  /// group until all were asked. `Int.max` turns the deadline off.
  public var deadline: Int

  /// A balance from its parts.
  public init(tolerance: Double = 1, deadline: Int = 10) {
    self.tolerance = tolerance
    self.deadline = deadline
  }

  /// For each group, whether the next question may come from it.
  ///
  /// - Parameters:
  ///   - shares: For each group, its share of a test. The shares add up to 1.
  ///   - counts: For each group, the number of questions so far.
  ///   - isAvailable: For each group, whether an item is left.
  func allowedGroups(shares: [Double], counts: [Int], isAvailable: [Bool]) -> [Bool] {
    let asked = counts.reduce(0, +)
    let isUnseen = shares.indices.map { isAvailable[$0] && counts[$0] == 0 }
    let unseen = isUnseen.count { $0 }
    if unseen > 0, deadline <= asked + unseen { return isUnseen }
    let needs = shares.indices.map { shares[$0] * Double(asked + 1) - Double(counts[$0]) }
    let maximum = needs.indices.reduce(-Double.infinity) { isAvailable[$1] ? max($0, needs[$1]) : $0 }
    let minimum = maximum - (tolerance > 0 ? tolerance : 0)
    return needs.indices.map { isAvailable[$0] && needs[$0] >= minimum }
  }
}
