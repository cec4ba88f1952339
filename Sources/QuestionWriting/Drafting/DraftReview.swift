/// How drafts are read a second time before they are taken.
public enum DraftReview: String, Sendable, Hashable, CaseIterable {
  /// Not at all.
  case none
  /// The model answers its own question from the evidence without knowing the key; another answer is a veto.
  case blind
  /// And it must not find the key twice from the options alone.
  case strict
}
