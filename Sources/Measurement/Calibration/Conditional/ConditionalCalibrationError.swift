/// A reason why a conditional calibration has no result.
public enum ConditionalCalibrationError: Error, Sendable, Hashable {
  /// Fewer than two items have right and wrong answers of persons with right and wrong answers.
  case tooFewItems(Int)
  /// The items fall into parts that no person connects, or one part is always easier than the other: G. H. Fischer, "On the existence and
  /// uniqueness of maximum-likelihood estimates in the Rasch model", Psychometrika 46 (1981).
  case notConnected
  /// The difficulties are so far apart that the probability of a score is 0.
  case range

  /// States in a sentence what is wrong and what to do.
  public var message: String {
    switch self {
    case .tooFewItems(let count): "\(count) items can be compared: collect right and wrong answers to at least 2 items"
    case .notConnected: "the answers do not connect all items: collect persons who answer items of both parts, or give priors"
    case .range: "the difficulties are too far apart for conditional estimation: use marginal estimation"
    }
  }
}
