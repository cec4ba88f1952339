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

  public let id: String
  /// The learner's profile. Nobody else may read or change the attempt.
  public let profileID: String
  public let languageID: String
  /// The stored blueprint the attempt began with and stays on.
  public let blueprintID: Int64
  /// Fixes the order of options and tiles. Never leaves the server.
  public let seed: UInt64
  public var status: Status
  /// Microseconds since 1970, UTC.
  public let startedAt: Int64
  public var finishedAt: Int64?
  /// Index of the question to show on return.
  public var position: Int
  /// Whether the learner said that listening is not possible now.
  public var skipsListening: Bool
  /// By item id.
  public var answers: [String: Record]

  public init(
    id: String, profileID: String, languageID: String, blueprintID: Int64, seed: UInt64, status: Status = .inProgress,
    startedAt: Int64, finishedAt: Int64? = nil, position: Int = 0, skipsListening: Bool = false, answers: [String: Record] = [:]
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
  /// The attempt's questions.
  /// - Parameter blueprint: the one the attempt began with.
  public func form(of blueprint: Blueprint) -> Form { Form(blueprint: blueprint, attemptID: id, seed: seed) }

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

  /// Grades the attempt. Every outcome carries its verdict.
  /// - Parameter form: the attempt's questions; see ``form(of:)``.
  public func result(session: TestSession, form: Form) -> PlacementResult {
    session.result(answers: gradableAnswers(form: form), unmeasured: skipsListening ? [.listening] : [], explained: true)
  }
}
