public import Identifiers

/// A store of attempts. Every call names a profile, and can read and change only the attempts of that profile.
///
/// When a call returns, its change is durable: it survives a crash.
public protocol AttemptStore: Sendable {
  /// Stores the files of a test once, and returns the id by which attempts refer to them.
  func keepDocuments(_ documents: TestDocuments, languageID: String, version: String) async throws -> Int64

  /// The stored files of a test; nil when the id is unknown.
  func documents(_ id: Int64) async throws -> TestDocuments?

  /// Stores a new attempt.
  func create(_ attempt: Attempt) async throws

  /// An attempt with its answers; nil when the profile has no attempt with this id.
  func attempt(_ id: AttemptID, profileID: ProfileID) async throws -> Attempt?

  /// A profile's attempts at tests, newest first, at most `limit`. Drills are left out.
  func attempts(profileID: ProfileID, limit: Int) async throws -> [AttemptSummary]

  /// A profile's drills, newest first, at most `limit`.
  func drills(profileID: ProfileID, limit: Int) async throws -> [DrillSummary]

  /// When a profile last answered each item in the attempts in a language, drills included, by the id of the item.
  func answerTimes(languageID: String, profileID: ProfileID) async throws -> [String: Timestamp]

  /// Stores an answer, unless an answer with a higher sequence number is already stored. An answer with a number is stored only if exactly
  /// `number` − 1 other items have an answer, so that two clients cannot answer different questions with the same number.
  func keep(
    _ record: Attempt.Record, for itemID: String, in attemptID: AttemptID, profileID: ProfileID, at time: Timestamp
  ) async throws -> AnswerReceipt

  /// Stores the index of the question to return to. Returns false when the attempt is finished or not the profile's.
  func setPosition(_ position: Int, in attemptID: AttemptID, profileID: ProfileID) async throws -> Bool

  /// Stores whether the learner skips listening. Returns false when the attempt is finished or not the profile's.
  func setSkipsListening(_ skips: Bool, in attemptID: AttemptID, profileID: ProfileID) async throws -> Bool

  /// Stores that the learner has looked at readings. Returns false when the attempt is finished or not the profile's.
  func setUsesReadings(in attemptID: AttemptID, profileID: ProfileID) async throws -> Bool

  /// Finishes and grades an attempt in one step. A finished attempt keeps its first result.
  /// - Returns: the result document, or nil when the profile has no such attempt.
  func finish(
    _ attemptID: AttemptID, profileID: ProfileID, at time: Timestamp, grade: @escaping @Sendable (Attempt) throws -> FinishedResult
  ) async throws -> [UInt8]?

  /// The result document of a finished attempt; nil when the attempt is not finished or not the profile's.
  func resultDocument(_ attemptID: AttemptID, profileID: ProfileID) async throws -> [UInt8]?
}

extension AttemptStore {
  /// The ids of all items that a profile has answered in the attempts in a language, drills included.
  public func answeredItems(languageID: String, profileID: ProfileID) async throws -> Set<String> {
    Set(try await answerTimes(languageID: languageID, profileID: profileID).keys)
  }
}

/// The outcome of storing an answer.
public enum AnswerReceipt: Sendable, Hashable {
  /// The answer is stored. `answered` is the number of items that now have an answer.
  case kept(answered: Int)
  /// An answer with a higher sequence number is stored, and stays.
  case stale(answered: Int)
  /// Another number of items have an answer than the answer's number says; nothing changed.
  case outOfOrder
  /// The attempt is finished; nothing changed.
  case finished
  /// The profile has no such attempt.
  case unknown
}

/// An entry in a list of attempts.
public struct AttemptSummary: Sendable, Hashable {
  /// Unique in a store.
  public let id: AttemptID
  /// BCP 47 language tag of the test.
  public let languageID: String
  /// The stored files of the test that the attempt began with.
  public let blueprintID: Int64
  /// How many questions of the form are asked.
  public let length: TestLength
  /// Whether the attempt is in progress or finished.
  public let status: Attempt.Status
  /// Microseconds since 1970, UTC.
  public let startedAt: Timestamp
  /// Microseconds since 1970, UTC; nil while the attempt is in progress.
  public let finishedAt: Timestamp?
  /// The number of items that have an answer.
  public let answered: Int
  /// The level of the result; nil while the attempt is in progress.
  public let level: CEFRLevel?
  /// How firm the level is; nil while the attempt is in progress, and for results from before levels had probabilities.
  public let certainty: LevelEstimate.Certainty?

  /// Creates a summary from its parts.
  public init(
    id: AttemptID, languageID: String, blueprintID: Int64, length: TestLength = .full, status: Attempt.Status, startedAt: Timestamp,
    finishedAt: Timestamp?, answered: Int, level: CEFRLevel?, certainty: LevelEstimate.Certainty? = nil
  ) {
    self.id = id
    self.languageID = languageID
    self.blueprintID = blueprintID
    self.length = length
    self.status = status
    self.startedAt = startedAt
    self.finishedAt = finishedAt
    self.answered = answered
    self.level = level
    self.certainty = certainty
  }
}

/// The permanent result of an attempt: figures for queries, and the document that is shown from then on.
public struct FinishedResult: Sendable {
  /// The level the learner reached.
  public let level: CEFRLevel
  /// How firm the level is; nil without a response model.
  public let certainty: LevelEstimate.Certainty?
  /// The score on the scale of the cuts; see ``PlacementResult/scaledScore``.
  public let scaledScore: Int
  /// The bytes of the result document, in JSON.
  public let document: [UInt8]

  /// Creates a result from its parts.
  public init(level: CEFRLevel, certainty: LevelEstimate.Certainty? = nil, scaledScore: Int, document: [UInt8]) {
    self.level = level
    self.certainty = certainty
    self.scaledScore = scaledScore
    self.document = document
  }
}
