/// Why mistakes cannot be repeated. The description says what to do.
public enum MistakesRetakeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The test has not been handed in.
  case notSubmitted
  /// All counted questions were answered correctly.
  case noMistakes

  /// The reason and what to do about it.
  public var description: String {
    switch self {
    case .notSubmitted: "the test has not been handed in, so its mistakes are unknown: hand it in first"
    case .noMistakes: "there are no mistakes to repeat: ask for new questions instead"
    }
  }
}
