/// The outcome of one question.
///
/// An item that was not asked has no response: it says nothing about the learner.
public enum ItemResponse: UInt8, Sendable, Hashable, CaseIterable {
  /// The answer is correct.
  case right
  /// The answer is not correct.
  case wrong
  /// The learner says “I don't know”.
  case doesNotKnow
}
