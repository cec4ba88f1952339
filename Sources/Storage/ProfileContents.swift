public import Placement
public import WordGame

/// The parts of a profile's data that no list of the other stores has completely.
public struct ProfileContents: Sendable {
  /// All attempts at placement tests, the oldest first.
  public let attempts: [AttemptID]
  /// All drills, the oldest first.
  public let drills: [AttemptID]
  /// All practice tests, the oldest first.
  public let practiceTests: [String]
  /// All words that were missed in a game, also those that are learnt.
  public let hardWords: [HardWord]
  /// All repetitions of hard words, the oldest first.
  public let reviews: [HardWordReview]

  /// The secret of the calendar; nil if the profile has none.
  public let calendarSecret: String?

  /// Creates contents from their parts.
  public init(
    attempts: [AttemptID], drills: [AttemptID], practiceTests: [String], hardWords: [HardWord], reviews: [HardWordReview],
    calendarSecret: String?
  ) {
    self.attempts = attempts
    self.drills = drills
    self.calendarSecret = calendarSecret
    self.practiceTests = practiceTests
    self.hardWords = hardWords
    self.reviews = reviews
  }
}
