public import Identifiers

/// One learner's attempt at one placement test, with the answers given so far.
///
/// A drill is an attempt too: ten chosen items of the test, for practice. It is never graded as a test.
public struct Attempt: Sendable, Hashable {
  /// Whether the attempt can still change.
  public enum Status: String, Sendable, CaseIterable, Hashable {
    /// Answers can be added and changed.
    case inProgress = "in_progress"
    /// The attempt is graded and no longer changes.
    case finished
  }

  /// A stored answer.
  public struct Record: Sendable, Hashable {
    /// The answer in the terms of the attempt's form.
    public let given: GivenAnswer
    /// Increases with every answer the client sends. An answer with a lower number never replaces one with a higher number.
    public let sequence: Int
    /// The place of the question in a quick test, from 1; nil in a full test, whose questions have fixed places.
    public let number: Int?
    /// How long the question was on the screen until this answer, in milliseconds; nil when the client does not say.
    public let milliseconds: Int?

    /// Creates a record from its parts.
    public init(given: GivenAnswer, sequence: Int, number: Int? = nil, milliseconds: Int? = nil) {
      self.given = given
      self.sequence = sequence
      self.number = number
      self.milliseconds = milliseconds
    }
  }

  /// Unique in a store.
  public let id: AttemptID
  /// The learner's profile. Nobody else may read or change the attempt.
  public let profileID: ProfileID
  /// BCP 47 language tag of the test.
  public let languageID: String
  /// The stored blueprint the attempt began with. A newer version of the blueprint does not change it.
  public let blueprintID: Int64
  /// Determines the order of options and tiles, and the choice among the best questions of a quick test. It never leaves the server.
  public let seed: UInt64
  /// How many questions of the form are asked.
  public let length: TestLength
  /// The ids of the items that the learner had answered in this language before the attempt began.
  public let seenBefore: Set<String>
  /// The program and the device with which the attempt began.
  public let client: AttemptClient
  /// The ids of the items of a drill, in their order; nil for a test.
  public let drillItems: [String]?
  /// Whether the attempt is in progress or finished.
  public var status: Status
  /// Microseconds since 1970, UTC.
  public let startedAt: Timestamp
  /// Microseconds since 1970, UTC; nil while the attempt is in progress.
  public var finishedAt: Timestamp?
  /// Index of the question to show when the learner returns, from 0.
  public var position: Int
  /// Whether the learner skips the listening questions.
  public var skipsListening: Bool
  /// Whether the learner has looked at the readings of a question. Once true, it stays true.
  public var usesReadings: Bool
  /// The stored answers by item id.
  public var answers: [String: Record]

  /// Creates an attempt from its parts. A new attempt is in progress and has no answers.
  public init(
    id: AttemptID, profileID: ProfileID, languageID: String, blueprintID: Int64, seed: UInt64, length: TestLength = .full,
    seenBefore: Set<String> = [], client: AttemptClient = .unknown, drillItems: [String]? = nil, status: Status = .inProgress,
    startedAt: Timestamp, finishedAt: Timestamp? = nil, position: Int = 0, skipsListening: Bool = false,
    usesReadings: Bool = false, answers: [String: Record] = [:]
  ) {
    self.id = id
    self.profileID = profileID
    self.languageID = languageID
    self.blueprintID = blueprintID
    self.seed = seed
    self.length = length
    self.seenBefore = seenBefore
    self.client = client
    self.drillItems = drillItems
    self.status = status
    self.startedAt = startedAt
    self.finishedAt = finishedAt
    self.position = position
    self.skipsListening = skipsListening
    self.usesReadings = usesReadings
    self.answers = answers
  }
}

extension Attempt {
  /// Marks the attempt as finished.
  /// - Parameter time: the current time. If the clock has gone back since the attempt began, the attempt ends when it began.
  public mutating func finish(at time: Timestamp) {
    status = .finished
    finishedAt = max(time, startedAt)
  }

  /// The attempt's questions.
  /// - Parameter blueprint: the one the attempt began with.
  public func form(of blueprint: Blueprint) -> Form {
    guard let drillItems else { return Form(blueprint: blueprint, attemptID: id, seed: seed) }
    return Form(items: drillItems.compactMap(blueprint.item), attemptID: id, seed: seed)
  }

  /// The answers in the blueprint's terms.
  ///
  /// NB: every answer is checked before it is stored. An answer that does not fit its question can only come from a damaged
  /// store, and counts as not given.
  public func gradableAnswers(form: Form) -> [String: Answer] {
    form.questions.reduce(into: [:]) { answers, question in
      guard let record = self.answers[question.item.itemID] else { return }
      answers[question.item.itemID] = try? question.answer(for: record.given)
    }
  }

  /// Grades the attempt. Every outcome contains its verdict. `form` holds the attempt's questions; see ``form(of:)``.
  public func result(session: TestSession, form: Form) -> PlacementResult {
    session.result(
      answers: gradableAnswers(form: form), length: length, unmeasured: skipsListening ? [.listening] : [], explained: true)
  }
}
