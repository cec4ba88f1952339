/// What a learner can take away from an item: why its key is right.
///
/// It explains the key. So it is shown only after the item was answered, and never while its attempt at a placement test is in progress.
public struct Rationale: Sendable, Hashable {
  /// What the item is about.
  public let topic: ItemTopic
  /// One line of plain English that is true in general. At most ``ruleLimit`` characters.
  public let rule: String
  /// A sentence in the tested language that shows the rule with other words than the item.
  public let example: String

  /// The maximum length of a rule, in characters.
  public static let ruleLimit = 140

  /// Creates a rationale from its parts. It checks nothing. The audit does.
  public init(topic: ItemTopic, rule: String, example: String) {
    self.topic = topic
    self.rule = rule
    self.example = example
  }
}

extension TestItem {
  /// What the item is about, for learners; nil when its author did not say.
  public var topic: ItemTopic? {
    if let rationale { return rationale.topic }
    return switch type {
    case .readingComprehension: .reading
    case .listening: .listening
    case .multipleChoiceCloze, .constrainedProduction: nil
    }
  }
}
