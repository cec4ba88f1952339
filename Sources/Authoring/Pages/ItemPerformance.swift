public import Measurement
import Placement

/// How an item plays, from the responses of learners.
public struct ItemPerformance: Sendable {
  /// An option of the item.
  public struct Option: Sendable {
    /// The text that learners see.
    public let text: String
    /// Whether the option is the key.
    public let isKey: Bool
    /// Who chose the option.
    public let statistics: OptionStatistics
    /// What an author should look at; nil if nothing.
    public let remark: String?

    /// Creates an option from its parts.
    public init(text: String, isKey: Bool, statistics: OptionStatistics, remark: String?) {
      (self.text, self.isKey, self.statistics, self.remark) = (text, isKey, statistics, remark)
    }
  }

  /// The comparison of a group of learners with the largest group.
  public struct Comparison: Sendable {
    /// The name of the grouping and the two groups, such as `device`, `phone` and `desktop`.
    public let group, focal, reference: String
    /// The result; nil with too few answers.
    public let test: MantelHaenszel?

    /// Creates a comparison from its parts.
    public init(group: String, focal: String, reference: String, test: MantelHaenszel?) {
      (self.group, self.focal, self.reference, self.test) = (group, focal, reference, test)
    }
  }

  /// The number of answers.
  public let answers: Int
  /// The number of right answers.
  public let right: Int
  /// The parameters from author's level and responses; nil without an estimate.
  public let parameters: ItemParameters?
  /// The standard error of the difficulty in logits; nil without an estimate.
  public let standardError: Double?
  /// The share of right answers in groups of similar ability.
  public let observed: [ObservedShare]
  /// Empty for items without options, and without the chosen options.
  public let options: [Option]
  /// One for each group that is compared.
  public let comparisons: [Comparison]

  /// Creates a performance from its parts.
  public init(
    answers: Int, right: Int, parameters: ItemParameters?, standardError: Double?, observed: [ObservedShare], options: [Option],
    comparisons: [Comparison]
  ) {
    (self.answers, self.right, self.parameters, self.standardError) = (answers, right, parameters, standardError)
    (self.observed, self.options, self.comparisons) = (observed, options, comparisons)
  }

  /// The level at which the item plays; nil if the responses say too little.
  ///
  /// - Parameter level: The author's level.
  func playsAs(labelled level: CEFRLevel) -> CEFRLevel? {
    guard let parameters, let standardError else { return nil }
    let estimate = ItemCalibration.Item(difficulty: parameters.difficulty, standardError: standardError, responses: answers)
    return ItemCalibration.playsAs(estimate, labelled: level)
  }
}
