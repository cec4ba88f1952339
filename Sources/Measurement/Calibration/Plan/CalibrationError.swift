/// A reason why a calibration cannot start.
public enum CalibrationError: Error, Sendable, Hashable {
  /// There are no persons.
  case noPersons
  /// The number of items of the plan differs from that of the responses.
  case itemCount(expected: Int, found: Int)
  /// No item can be estimated. The reason of each item is given.
  case nothingToEstimate([NotEstimable?])
  /// A two-parameter calibration without priors needs three items that can be estimated: fewer items do not determine a discrimination.
  case tooFewItems(Int)
  /// A free population needs items with a prior, or fixed items: otherwise the scale has no origin.
  case noOrigin
  /// The mean or the standard deviation of the population is out of range.
  case population

  /// States in a sentence what is wrong and what to do.
  public var message: String {
    switch self {
    case .noPersons: "there are no persons: give at least one row of responses"
    case .itemCount(let expected, let found): "the plan has \(found) items and the responses have \(expected): give one for each"
    case .nothingToEstimate: "no item has both right and wrong answers: collect more responses, or give priors"
    case .tooFewItems(let count):
      "\(count) items do not determine discriminations: use 3 items with right and wrong answers, the Rasch model, or priors"
    case .noOrigin: "a free population leaves the scale without an origin: give an item a prior or fixed parameters"
    case .population: "the population is out of range: give a mean from -100 to 100 and a standard deviation from 0.01 to 20"
    }
  }
}

/// A reason why the parameters of an item have no finite estimate.
public enum NotEstimable: String, Sendable, Hashable, CaseIterable {
  /// Nobody answered the item.
  case noAnswers
  /// All answers are right: the item is easier than any number says.
  case allRight
  /// All answers are wrong: the item is harder than any number says.
  case allWrong
  /// The likelihood grows without end: for example when no more answers are right than by chance, or when the other answers separate right
  /// from wrong perfectly.
  case noMaximum
}
