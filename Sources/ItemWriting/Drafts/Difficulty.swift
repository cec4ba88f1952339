/// How hard a question, or a whole test, is meant to be.
public enum Difficulty: String, Sendable, Hashable, CaseIterable {
  case easy
  case medium
  case hard

  /// A prompt of this difficulty has at most so many words.
  public var promptWordLimit: Int {
    switch self {
    case .easy: 50
    case .medium: 75
    case .hard: 100
    }
  }

  /// How long a question of this difficulty is expected to take, in minutes.
  public var minutes: Int {
    switch self {
    case .easy: 2
    case .medium: 3
    case .hard: 4
    }
  }
}
