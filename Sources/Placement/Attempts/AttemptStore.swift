public import Identifiers

/// Where attempts are kept. Every call names the profile, and sees only what belongs to it.
///
/// A call that returns has been made durable: what it acknowledged outlives a crash.
public protocol AttemptStore: Sendable {
  /// Keeps a blueprint's exact bytes, once, and gives the id attempts refer to it by.
  func keepBlueprint(_ bytes: [UInt8], languageID: String, version: String) async throws -> Int64

  /// The bytes kept under an id.
  func blueprint(_ id: Int64) async throws -> [UInt8]?

  func create(_ attempt: Attempt) async throws

  /// An attempt with its answers; nil when there is none of that id in that profile.
  func attempt(_ id: AttemptID, profileID: ProfileID) async throws -> Attempt?

  /// A profile's attempts, newest first, at most `limit`.
  func attempts(profileID: ProfileID, limit: Int) async throws -> [AttemptSummary]

  /// Keeps an answer unless a newer one (by sequence) is there already.
  func keep(
    _ record: Attempt.Record, for itemID: String, in attemptID: AttemptID, profileID: ProfileID, at time: Timestamp
  ) async throws -> AnswerReceipt

  /// Moves the place to return to. Gives false when the attempt is finished or not the profile's.
  func setPosition(_ position: Int, in attemptID: AttemptID, profileID: ProfileID) async throws -> Bool

  /// Switches listening off or on. Gives false when the attempt is finished or not the profile's.
  func setSkipsListening(_ skips: Bool, in attemptID: AttemptID, profileID: ProfileID) async throws -> Bool

  /// Freezes and grades an attempt in one step. A finished attempt keeps the result it has.
  /// - Returns: the result's document, or nil when there is no such attempt in the profile.
  func finish(
    _ attemptID: AttemptID, profileID: ProfileID, at time: Timestamp, grade: @escaping @Sendable (Attempt) throws -> FinishedResult
  ) async throws -> [UInt8]?

  /// The document of a finished attempt; nil when it is not finished or not the profile's.
  func resultDocument(_ attemptID: AttemptID, profileID: ProfileID) async throws -> [UInt8]?
}

/// What became of an answer that was handed in.
public enum AnswerReceipt: Sendable, Hashable {
  /// It is kept; so many items now have an answer.
  case kept(answered: Int)
  /// A newer answer was there; it stays.
  case stale(answered: Int)
  /// The attempt is over; nothing changed.
  case finished
  /// The profile has no such attempt.
  case unknown
}

/// A line in a list of attempts.
public struct AttemptSummary: Sendable, Hashable {
  public let id: AttemptID
  public let languageID: String
  public let blueprintID: Int64
  public let status: Attempt.Status
  public let startedAt: Timestamp
  public let finishedAt: Timestamp?
  public let answered: Int
  public let level: CEFRLevel?

  public init(
    id: AttemptID, languageID: String, blueprintID: Int64, status: Attempt.Status, startedAt: Timestamp, finishedAt: Timestamp?,
    answered: Int, level: CEFRLevel?
  ) {
    self.id = id
    self.languageID = languageID
    self.blueprintID = blueprintID
    self.status = status
    self.startedAt = startedAt
    self.finishedAt = finishedAt
    self.answered = answered
    self.level = level
  }
}

/// A result as it is frozen: the figures to search by, and the document that is shown for ever after.
public struct FinishedResult: Sendable {
  public let level: CEFRLevel
  public let scaledScore: Int
  public let document: [UInt8]

  public init(level: CEFRLevel, scaledScore: Int, document: [UInt8]) {
    self.level = level
    self.scaledScore = scaledScore
    self.document = document
  }
}
