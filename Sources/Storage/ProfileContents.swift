public import Identifiers
public import Placement
public import WordGame

/// The parts of a profile's data that no list of the other stores has completely.
public struct ProfileContents: Sendable {
  /// The words of a list that was deleted. Games were played with them.
  public struct Edition: Sendable, Hashable {
    /// The id of the list.
    public let listID: String
    /// The edition of the list.
    public let edition: String

    /// Creates an edition.
    public init(listID: String, edition: String) {
      self.listID = listID
      self.edition = edition
    }
  }

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
  /// The time of each stored answer of attempts and drills, by the id of its item.
  public let answerTimes: [AttemptID: [String: Timestamp]]
  /// The editions of own lists that were deleted.
  public let deletedLists: [Edition]

  /// The secret of the calendar; nil if the profile has none.
  public let calendarSecret: String?

  /// Creates contents from their parts.
  public init(
    attempts: [AttemptID], drills: [AttemptID], practiceTests: [String], hardWords: [HardWord], reviews: [HardWordReview],
    answerTimes: [AttemptID: [String: Timestamp]], deletedLists: [Edition], calendarSecret: String?
  ) {
    self.answerTimes = answerTimes
    self.deletedLists = deletedLists
    self.attempts = attempts
    self.drills = drills
    self.calendarSecret = calendarSecret
    self.practiceTests = practiceTests
    self.hardWords = hardWords
    self.reviews = reviews
  }
}
