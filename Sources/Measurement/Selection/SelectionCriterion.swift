/// The measure by which the next question is the best.
public enum SelectionCriterion: Sendable, Hashable {
  /// The mutual information between the response and the level: the expected reduction of the uncertainty about the level. It suits a test
  /// that reports a level. A. Weissman, "Mutual information item selection in adaptive classification testing", Educational and Psychological
  /// Measurement 67 (2007).
  case levelInformation
  /// The Fisher information at the mean of the ability, for right and wrong answers. It suits a test that reports an
  /// ability. F. M. Lord, "Applications of Item Response Theory to Practical Testing Problems" (1980), chapter 10.
  case fisherInformation
}
