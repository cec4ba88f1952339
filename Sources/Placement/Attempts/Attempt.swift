public import Identifiers

/// One learner's way through one placement test, as far as it has come.
public struct Attempt: Sendable, Hashable {
  public enum Status: String, Sendable, CaseIterable, Hashable {
    case inProgress = "in_progress"
    case finished
  }

  /// An answer as it was kept.
  public struct Record: Sendable, Hashable {
    public let given: GivenAnswer
    /// The client's counter; a lower one never replaces a higher one.
    public let sequence: Int

    public init(given: GivenAnswer, sequence: Int) {
      self.given = given
      self.sequence = sequence
    }
  }

  public let id: AttemptID
  /// The learner's profile. Nobody else may read or change the attempt.
  public let profileID: ProfileID
  public let languageID: String
  /// The stored blueprint the attempt began with and stays on.
  public let blueprintID: Int64
  /// Fixes the order of options and tiles. Never leaves the server.
  public let seed: UInt64
  public var status: Status
  public let startedAt: Timestamp
  public var finishedAt: Timestamp?
  /// Index of the question to show on return.
  public var position: Int
  /// Whether the learner said that listening is not possible now.
  public var skipsListening: Bool
  /// By item id.
  public var answers: [String: Record]

  public init(
    id: AttemptID, profileID: ProfileID, languageID: String, blueprintID: Int64, seed: UInt64, status: Status = .inProgress,
    startedAt: Timestamp, finishedAt: Timestamp? = nil, position: Int = 0, skipsListening: Bool = false, answers: [String: Record] = [:]
  ) {
    self.id = id
    self.profileID = profileID
    self.languageID = languageID
    self.blueprintID = blueprintID
    self.seed = seed
    self.status = status
    self.startedAt = startedAt
    self.finishedAt = finishedAt
    self.position = position
    self.skipsListening = skipsListening
    self.answers = answers
  }
}

extension Attempt {
  /// The answers in the blueprint's terms.
  ///
  /// NB: an answer that no longer fits its question was checked when it was kept, so it can only come from a damaged
  /// store; it counts as not given.
  public func gradableAnswers(form: Form) -> [String: Answer] {
    form.questions.reduce(into: [:]) { answers, question in
      guard let record = self.answers[question.item.itemID] else { return }
      answers[question.item.itemID] = try? question.answer(for: record.given)
    }
  }

  /// Grades the attempt.
  public func result(session: TestSession) -> PlacementResult {
    let form = Form(blueprint: session.blueprint, attemptID: id, seed: seed)
    return session.result(answers: gradableAnswers(form: form), unmeasured: skipsListening ? [.listening] : [])
  }
}
