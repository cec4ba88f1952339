/// The intended difficulty of a question or of a whole test.
public enum Difficulty: String, Sendable, Hashable, CaseIterable {
  /// One step, in plain words.
  case easy
  /// One or two steps; the distractors are easily confused with the key.
  case medium
  /// Two or more steps; each distractor is wrong in one respect only.
  case hard

  /// The maximum number of words in the stem.
  public var promptWordLimit: Int {
    switch self {
    case .easy: 50
    case .medium: 75
    case .hard: 100
    }
  }

  /// The expected time to answer, in minutes.
  public var minutes: Int {
    switch self {
    case .easy: 2
    case .medium: 3
    case .hard: 4
    }
  }
}
