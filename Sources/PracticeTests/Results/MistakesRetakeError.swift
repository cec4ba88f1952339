/// Why there is nothing to repeat. The description says what to do.
public enum MistakesRetakeError: Error, Sendable, Hashable, CustomStringConvertible {
  case notSubmitted
  case noMistakes

  public var description: String {
    switch self {
    case .notSubmitted: "the test was not handed in, so nobody knows its mistakes yet: hand it in first"
    case .noMistakes: "there are no mistakes to repeat: ask for new questions instead"
    }
  }
}
