public import Placement
public import WordGame

/// The parts of a profile's data that no list of the other stores has completely.
public struct ProfileContents: Sendable {
  /// All attempts, the oldest first.
  public let attempts: [AttemptID]
  /// All practice tests, the oldest first.
  public let practiceTests: [String]
  /// All words that were missed in a game, also those that are learnt.
  public let hardWords: [HardWord]
  /// All repetitions of hard words, the oldest first.
  public let reviews: [HardWordReview]

  /// Creates contents from their parts.
  public init(attempts: [AttemptID], practiceTests: [String], hardWords: [HardWord], reviews: [HardWordReview]) {
    self.attempts = attempts
    self.practiceTests = practiceTests
    self.hardWords = hardWords
    self.reviews = reviews
  }
}
