/// The score of one person on one item, as calibration needs it.
///
/// “I don't know” counts as wrong. An item that was not asked, or not reached, counts as not answered: it says nothing about the person.
public enum ScoredAnswer: UInt8, Sendable, Hashable, CaseIterable {
  /// The person has no score on the item.
  case notAnswered
  /// The answer is not correct.
  case wrong
  /// The answer is correct.
  case right

  /// A score as it stands in tables of responses: 1 for right, 0 for wrong, `nil` for not answered. Other numbers give `nil`.
  public init?(number: Int?) {
    switch number {
    case nil: self = .notAnswered
    case 0: self = .wrong
    case 1: self = .right
    default: return nil
    }
  }
}
