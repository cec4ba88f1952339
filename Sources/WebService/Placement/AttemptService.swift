import Identifiers
import PracticeTests
import QuestionWriting
import AnswerMatching
import HTTPTypes
import Placement
import StrictJSON

/// The operations of a learner on placement attempts, independent of HTTP.
struct AttemptService: Sendable {
  let catalog: PlacementCatalog
  let store: any AttemptStore
  let environment: ServiceEnvironment
  let tierTwo: TierTwo?
  let remembered = AttemptMemory(limit: 20_000)

  init(catalog: PlacementCatalog, store: any AttemptStore, environment: ServiceEnvironment, tierTwo: TierTwo?) {
    self.catalog = catalog
    self.store = store
    self.environment = environment
    self.tierTwo = tierTwo
  }

  /// The maximum number of attempts in the list. Older attempts keep their URLs.
  static let listLimit = 100

  /// The test of a language.
  func entry(_ languageID: String) throws -> PlacementCatalog.Entry {
    guard let entry = catalog.entry(languageID) else { throw Problem.notFound("language") }
    return entry
  }

  func start(_ request: StartRequest, profileID: ProfileID) async throws -> AttemptDocument {
    let entry = try entry(request.languageID)
    let seen = request.length == .full ? [] : try await store.answeredItems(languageID: request.languageID, profileID: profileID)
    let attempt = Attempt(
      id: AttemptID(environment.makeToken()), profileID: profileID, languageID: request.languageID,
      blueprintID: try await catalog.keptDocuments(of: entry), seed: environment.makeSeed(), length: request.length, seenBefore: seen,
      client: request.client, startedAt: environment.now())
    try await store.create(attempt)
    return try await document(attempt)
  }

  func attempt(_ id: AttemptID, profileID: ProfileID) async throws -> AttemptDocument {
    try await document(try await find(id, profileID: profileID))
  }

  func list(profileID: ProfileID) async throws -> [JSON] {
    var lines: [JSON] = []
    for attempt in try await store.attempts(profileID: profileID, limit: Self.listLimit) {
      let session = try await catalog.session(attempt.blueprintID)
      lines.append([
        "attempt_id": .string(attempt.id.rawValue), "language_id": .string(attempt.languageID),
        "language_name": .string(name(of: attempt.languageID)), "direction": .string(session.blueprint.direction.rawValue),
        "status": .string(attempt.status.rawValue), "started_at": .time(attempt.startedAt),
        "finished_at": .time(attempt.finishedAt), "answered": .number(attempt.answered),
        "length": .string(attempt.length.rawValue),
        "items": .number(session.blueprint.questionCount(attempt.length).upperBound),
        "level": .string(attempt.level?.rawValue),
        "certainty": .string(attempt.certainty?.rawValue),
      ])
    }
    return lines
  }

  func answer(_ request: AnswerRequest, to questionID: String, in id: AttemptID, profileID: ProfileID) async throws -> JSON {
    let (question, length) = try await openQuestion(questionID, for: request.given, in: id, profileID: profileID)
    if length == .quick { return try await answerInOrder(request, to: question, in: id, profileID: profileID) }
    let (receipt, sequence) = try await keep(request, number: nil, to: question, in: id, profileID: profileID)
    return .object(try receiptMembers(receipt, questionID: questionID, sequence: sequence))
  }

  /// Stores an answer of a quick test, and selects the next question by it.
  private func answerInOrder(
    _ request: AnswerRequest, to question: Form.Question, in id: AttemptID, profileID: ProfileID
  ) async throws -> JSON {
    let attempt = try await find(id, profileID: profileID)
    let number =
      switch try await document(attempt).progress.standing(of: question.item.itemID) {
      case .open(let number): number
      case .used: throw Problem.answerUsed
      case .notAsked: throw Problem.notAsked
      }
    let (receipt, sequence) = try await keep(request, number: number, to: question, in: id, profileID: profileID)
    let members = try receiptMembers(receipt, questionID: question.id, sequence: sequence)
    return .object(members + (try await document(try await find(id, profileID: profileID)).nextMembers))
  }

  /// Stores an answer. Without a sequence number, the answer gets the number after that of the stored answer, so the last answer wins.
  private func keep(
    _ request: AnswerRequest, number: Int?, to question: Form.Question, in id: AttemptID, profileID: ProfileID
  ) async throws -> (AnswerReceipt, sequence: Int) {
    let itemID = question.item.itemID
    while true {
      // NB: never a time. The clock of a server can go back.
      let sequence =
        if let sequence = request.sequence { sequence } else {
          (try await find(id, profileID: profileID).answers[itemID]?.sequence ?? 0) + 1
        }
      let record = Attempt.Record(given: request.given, sequence: sequence, number: number, milliseconds: request.milliseconds)
      let receipt = try await store.keep(record, for: itemID, in: id, profileID: profileID, at: environment.now())
      // NB: another answer was stored since the number was read. One of the answers that arrive together is always stored, so this ends.
      if request.sequence == nil, case .stale = receipt { continue }
      if receipt == .finished { remembered.forget(id) }
      return (receipt, sequence)
    }
  }

  /// The question for an answer. Throws if the attempt is not in progress or the answer does not fit the question.
  private func openQuestion(
    _ questionID: String, for given: GivenAnswer, in id: AttemptID, profileID: ProfileID
  ) async throws -> (question: Form.Question, length: TestLength) {
    let known = remembered.attempt(id, profileID: profileID)
    do {
      let attempt = if let known { known } else { try await openAttempt(id, profileID: profileID) }
      let question = try await question(questionID, attemptID: id, blueprintID: attempt.blueprintID, seed: attempt.seed)
      _ = try question.answer(for: given)
      return (question, attempt.length)
    } catch {
      // NB: if the attempt has finished, this error takes precedence over errors in the answer.
      if known != nil { _ = try await openAttempt(id, profileID: profileID) }
      throw error
    }
  }

  private func openAttempt(_ id: AttemptID, profileID: ProfileID) async throws -> AttemptMemory.Entry {
    let attempt = try await find(id, profileID: profileID)
    guard attempt.status == .inProgress else {
      remembered.forget(id)
      throw Problem.finished
    }
    return remembered.remember(attempt)
  }

  private func receiptMembers(_ receipt: AnswerReceipt, questionID: String, sequence: Int) throws -> [JSON.Member] {
    func members(_ answered: Int, isStale: Bool) -> [JSON.Member] {
      [
        JSON.Member(key: "item_id", value: .string(questionID)), JSON.Member(key: "sequence", value: .number(sequence)),
        JSON.Member(key: "answered", value: .number(answered)), JSON.Member(key: "stale", value: .bool(isStale)),
      ]
    }
    switch receipt {
    case .kept(let answered): return members(answered, isStale: false)
    case .stale(let answered): return members(answered, isStale: true)
    case .outOfOrder: throw Problem.notAsked
    case .finished: throw Problem.finished
    case .unknown: throw Problem.notFound("attempt")
    }
  }

  func setPosition(_ position: Int, in id: AttemptID, profileID: ProfileID) async throws {
    let changed = try await store.setPosition(position, in: id, profileID: profileID)
    if !changed { try await refuse(id, profileID: profileID) }
  }

  /// Leaves listening out, or takes it in again.
  /// - Returns: The setting; for a quick test also the next question, which the setting can change.
  func setSkipsListening(_ skips: Bool, in id: AttemptID, profileID: ProfileID) async throws -> JSON {
    let changed = try await store.setSkipsListening(skips, in: id, profileID: profileID)
    if !changed { try await refuse(id, profileID: profileID) }
    let setting = JSON.Member(key: "listening", value: .string(skips ? "skipped" : "measured"))
    let document = try await document(try await find(id, profileID: profileID))
    return .object([setting] + (document.attempt.length == .quick ? document.nextMembers : []))
  }

  /// Stores that the learner has looked at readings. The result will say so.
  func noteReadings(in id: AttemptID, profileID: ProfileID) async throws -> JSON {
    let changed = try await store.setUsesReadings(in: id, profileID: profileID)
    if !changed { try await refuse(id, profileID: profileID) }
    return ["readings": .string("used")]
  }

  /// Throws the reason why an attempt could not be changed: it does not exist, or it has finished.
  private func refuse(_ id: AttemptID, profileID: ProfileID) async throws {
    _ = try await find(id, profileID: profileID)
    throw Problem.finished
  }

  /// Finishes and grades an attempt. Repeated calls return the same document.
  func finish(_ id: AttemptID, profileID: ProfileID) async throws -> [UInt8] {
    let attempt = try await find(id, profileID: profileID)
    // NB: tier two runs before the attempt is finished, because grading cannot wait. Tier one judges answers that change meanwhile.
    let tierOne = try await catalog.session(attempt.blueprintID)
    let form = attempt.form(of: tierOne.blueprint)
    let session = await tierOne.withSecondOpinions(on: attempt, form: form, from: tierTwo)
    let name = name(of: attempt.languageID)
    let document = try await store.finish(id, profileID: profileID, at: environment.now()) { attempt in
      Self.grade(attempt, form: form, session: session, languageName: name)
    }
    remembered.forget(id)
    guard let document else { throw Problem.notFound("attempt") }
    return document
  }

  private static func grade(_ attempt: Attempt, form: Form, session: TestSession, languageName: String) -> FinishedResult {
    let result = attempt.result(session: session, form: form)
    let document = ResultDocument(
      attempt: attempt, form: form, session: session, result: result, languageName: languageName)
    return FinishedResult(
      level: result.level, certainty: result.estimate?.certainty, scaledScore: result.scaledScore, document: document.json.bytes)
  }

  func result(_ id: AttemptID, profileID: ProfileID) async throws -> [UInt8] {
    if let document = try await store.resultDocument(id, profileID: profileID) { return document }
    _ = try await find(id, profileID: profileID)
    throw Problem(.conflict, "attempt-in-progress", "The test is not finished yet: it has no result.")
  }

  func audio(of questionID: String, in id: AttemptID, profileID: ProfileID) async throws -> StoredFile {
    let attempt = try await find(id, profileID: profileID)
    let question = try await question(questionID, attemptID: id, blueprintID: attempt.blueprintID, seed: attempt.seed)
    if attempt.length == .quick, attempt.status == .inProgress,
      try await document(attempt).progress.standing(of: question.item.itemID) == .notAsked
    {
      throw Problem.notFound("recording")
    }
    guard let clip = question.item.audio, let file = try catalog.recordings.file(at: clip.file) else {
      throw Problem.notFound("recording")
    }
    return file
  }

  private func find(_ id: AttemptID, profileID: ProfileID) async throws -> Attempt {
    let found = try await store.attempt(id, profileID: profileID)
    // NB: a drill is stored as an attempt, but it is no test: it has no result.
    guard let attempt = found, attempt.drillItems == nil else { throw Problem.notFound("attempt") }
    return attempt
  }

  private func question(_ id: String, attemptID: AttemptID, blueprintID: Int64, seed: UInt64) async throws -> Form.Question {
    let blueprint = try await catalog.session(blueprintID).blueprint
    guard let question = Form.question(withID: id, blueprint: blueprint, attemptID: attemptID, seed: seed) else {
      throw Problem.notFound("question in this attempt")
    }
    return question
  }

  private func document(_ attempt: Attempt) async throws -> AttemptDocument {
    let session = try await catalog.session(attempt.blueprintID)
    let form = attempt.form(of: session.blueprint)
    return AttemptDocument(
      attempt: attempt, form: form, progress: AttemptProgress(attempt: attempt, form: form, session: session),
      blueprint: session.blueprint, languageName: name(of: attempt.languageID))
  }

  private func name(of languageID: String) -> String { catalog.name(of: languageID) }
}
