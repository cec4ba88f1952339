public import Identifiers

/// An entry in a list of drills.
public struct DrillSummary: Sendable, Hashable {
  /// Unique among the attempts in a store.
  public let id: AttemptID
  /// BCP 47 language tag of the questions.
  public let languageID: String
  /// Microseconds since 1970, UTC.
  public let startedAt: Timestamp
  /// The number of questions that have an answer.
  public let answered: Int
  /// The number of questions.
  public let questions: Int

  /// Creates a summary from its parts.
  public init(id: AttemptID, languageID: String, startedAt: Timestamp, answered: Int, questions: Int) {
    self.id = id
    self.languageID = languageID
    self.startedAt = startedAt
    self.answered = answered
    self.questions = questions
  }
}
