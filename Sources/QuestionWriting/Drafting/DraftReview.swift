/// How a model reviews drafts before they are accepted.
public enum DraftReview: String, Sendable, Hashable, CaseIterable {
  /// There is no review.
  case none
  /// The model answers the question from the evidence without knowing the key. The draft is rejected if the answer is not the key.
  case blind
  /// In addition to the blind review, the draft is rejected if the model finds the key twice from the options alone.
  case strict
}
