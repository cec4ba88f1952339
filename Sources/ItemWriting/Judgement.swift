extension QuestionValidator {
  /// The violations of a draft as a comparable score. The better of two drafts has the smaller judgement. Hard violations are compared
  /// first, then soft points, then the number of violations.
  public struct Judgement: Sendable, Hashable, Comparable {
    /// All violations, in the order of the rules.
    public let violations: [ItemWritingRule.Violation]
    /// The sum of the points of all violated soft rules.
    public let softPoints: Int

    /// Computes the score.
    ///
    /// - Parameter violations: A soft violation with an unknown code counts one point.
    public init(violations: [ItemWritingRule.Violation]) {
      self.violations = violations
      softPoints = violations.filter { $0.severity == .soft }.reduce(0) { $0 + (Self.points[$1.code] ?? 1) }
    }

    /// Whether the draft violates no hard rule.
    public var isUsable: Bool { hardCount == 0 }
    /// The number of violated hard rules. A draft that violates the rule `schema` counts as violating all hard rules, because the others
    /// cannot be checked.
    public var hardCount: Int {
      let count = violations.count { $0.severity == .hard }
      return violations.contains { $0.code == ItemWritingRule.schema.name } ? max(count, Self.hardRules) : count
    }

    /// Whether the first draft is better.
    public static func < (one: Self, other: Self) -> Bool {
      (one.hardCount, one.softPoints, one.violations.count) < (other.hardCount, other.softPoints, other.violations.count)
    }

    private static let points = Dictionary(rules.map { ($0.name, $0.points) }) { first, _ in first }
    private static let hardRules = rules.count { $0.severity == .hard }
  }
}
