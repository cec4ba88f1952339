extension QuestionValidator {
  /// What the rules say of a draft, comparable: the better of two drafts is the lesser. Hard violations count first, then soft points, then
  /// the number of soft violations.
  public struct Judgement: Sendable, Hashable, Comparable {
    /// In the order of the rules.
    public let violations: [ItemWritingRule.Violation]
    /// The sum of the points of the soft rules that are broken.
    public let softPoints: Int

    /// - Parameter violations: A code that no rule has counts for one point when it is soft.
    public init(violations: [ItemWritingRule.Violation]) {
      self.violations = violations
      softPoints = violations.filter { $0.severity == .soft }.reduce(0) { $0 + (Self.points[$1.code] ?? 1) }
    }

    /// Whether no hard rule is broken.
    public var isUsable: Bool { hardCount == 0 }
    /// How many hard rules are broken. A draft that is not whole breaks all of them, because the others cannot be asked.
    public var hardCount: Int {
      let count = violations.count { $0.severity == .hard }
      return violations.contains { $0.code == ItemWritingRule.schema.name } ? max(count, Self.hardRules) : count
    }

    public static func < (one: Self, other: Self) -> Bool {
      (one.hardCount, one.softPoints, one.violations.count) < (other.hardCount, other.softPoints, other.violations.count)
    }

    private static let points = Dictionary(rules.map { ($0.name, $0.points) }) { first, _ in first }
    private static let hardRules = rules.count { $0.severity == .hard }
  }
}
