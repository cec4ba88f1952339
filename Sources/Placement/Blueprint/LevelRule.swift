/// How the level of a result is made. The raw values are those of `level_by` in the blueprint file.
public enum LevelRule: String, Sendable, CaseIterable, Hashable {
  /// The most probable level of the response model; see ``LevelEstimate``.
  case model
  /// The level of the weighted score; see ``CutScores``. A blueprint without `level_by` uses this rule.
  case cuts
}
