/// The measure by which the next question is the best.
public enum SelectionCriterion: Sendable, Hashable {
  /// The mutual information between the response and the level: the expected reduction of the uncertainty about the level. It suits a test
  /// that reports a level.
  case levelInformation
  /// The Fisher information at the mean of the ability, for right and wrong answers. It suits a test that reports an ability.
  case fisherInformation
}
