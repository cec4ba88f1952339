import HTTPTypes
import Identifiers
import Placement
import StrictJSON

/// The operations of a learner on drills, independent of HTTP.
///
/// A drill is stored as an attempt with chosen items, so sessions, export and erasure include it. It never gets a result.
struct DrillService: Sendable {
  let catalog: PlacementCatalog
  let store: any AttemptStore
  let environment: ServiceEnvironment

  /// The maximum number of drills in the list.
  static let listLimit = 100
  /// The maximum number of earlier drills that a new one builds on.
  static let historyLimit = 20
  /// How long a test that was begun keeps drills of its language from starting. Drills show right answers, which would change its result.
  static let testProtection = Duration.seconds(86_400)

  /// The learner's open drill in a language; if there is none, a new one. An open drill goes on, whatever skill the request names.
  ///
  /// - Parameter profileID: Nil for a browser without a profile, which has no result.
  func start(_ request: DrillRequest, profileID: ProfileID?) async throws -> (document: DrillDocument, isNew: Bool) {
    let languageID = request.languageID
    guard let entry = catalog.entry(languageID) else { throw Problem.notFound("language") }
    guard let profileID else { throw Self.noResult }
    let test = try await newestResult(languageID: languageID, profileID: profileID)
    let drills = try await store.drills(profileID: profileID, limit: Self.listLimit).filter { $0.languageID == languageID }
    if let open = drills.first(where: { $0.answered < $0.questions }) { return (try await document(open.id, profileID), false) }
    let drill = try await newDrill(entry, request.skill, after: test, drills.prefix(Self.historyLimit).map(\.id), profileID)
    try await store.create(drill)
    return (try await document(drill.id, profileID), true)
  }

  func drill(_ id: AttemptID, profileID: ProfileID) async throws -> DrillDocument { try await document(id, profileID) }

  func list(profileID: ProfileID) async throws -> [JSON] {
    try await store.drills(profileID: profileID, limit: Self.listLimit).map { drill in
      [
        "drill_id": .string(drill.id.rawValue), "language_id": .string(drill.languageID),
        "language_name": .string(catalog.name(of: drill.languageID)), "started_at": .time(drill.startedAt),
        "answered": .number(drill.answered), "questions": .number(drill.questions),
      ]
    }
  }

  /// Stores an answer, and returns the review of the question. The first answer to a question stays: the review shows its key.
  ///
  /// - Throws: ``Problem`` for a question without an answer while a test of today is not finished, which may ask the same item.
  func answer(_ request: AnswerRequest, to questionID: String, in id: AttemptID, profileID: ProfileID) async throws -> JSON {
    let open = try await document(id, profileID)
    let question = try Self.question(questionID, in: open)
    _ = try question.answer(for: request.given)
    if open.drill.answers[question.item.itemID] == nil { _ = try await testsWithoutOpenOne(open.drill.languageID, profileID) }
    // NB: every answer has the same sequence number, so a later one never replaces the first.
    let record = Attempt.Record(given: request.given, sequence: 1, milliseconds: request.milliseconds)
    let receipt = try await store.keep(record, for: question.item.itemID, in: id, profileID: profileID, at: environment.now())
    let isStale = if case .kept = receipt { false } else { true }
    let drill = try await document(id, profileID)
    return [
      "item_id": .string(questionID), "answered": .number(drill.answered), "complete": .bool(drill.isComplete), "stale": .bool(isStale),
      "answer": drill.drill.answers[question.item.itemID]?.given.json ?? .null, "review": drill.review(of: question) ?? .null,
    ]
  }

  func audio(of questionID: String, in id: AttemptID, profileID: ProfileID) async throws -> StoredFile {
    let question = try Self.question(questionID, in: try await document(id, profileID))
    guard let clip = question.item.audio, let file = try catalog.recordings.file(at: clip.file) else { throw Problem.notFound("recording") }
    return file
  }

  private static let noResult = Problem(.conflict, "no-result", "There is no result in this language yet. Take a test first.")

  /// The learner's newest finished test in a language.
  private func newestResult(languageID: String, profileID: ProfileID) async throws -> AttemptSummary {
    let tests = try await testsWithoutOpenOne(languageID, profileID)
    guard let test = tests.first(where: { $0.status == .finished }) else { throw Self.noResult }
    return test
  }

  /// The learner's tests in a language, newest first.
  ///
  /// - Throws: ``Problem`` if a test was begun today and is not finished.
  private func testsWithoutOpenOne(_ languageID: String, _ profileID: ProfileID) async throws -> [AttemptSummary] {
    let tests = try await store.attempts(profileID: profileID, limit: AttemptService.listLimit).filter { $0.languageID == languageID }
    let now = environment.now()
    guard !tests.contains(where: { $0.status == .inProgress && now < $0.startedAt + Self.testProtection }) else {
      throw Problem(
        .conflict, "test-in-progress",
        "A test in this language was begun today and is not finished. Finish it first, because practice shows right answers.")
    }
    return tests
  }

  private func newDrill(
    _ entry: PlacementCatalog.Entry, _ skill: Skill?, after test: AttemptSummary, _ drills: [AttemptID], _ profileID: ProfileID
  ) async throws -> Attempt {
    var history = DrillHistory()
    var skipsListening = false
    for id in [test.id] + drills.reversed() {
      guard let attempt = try await store.attempt(id, profileID: profileID), attempt.startedAt >= test.startedAt else { continue }
      history.add(attempt, session: try await catalog.session(attempt.blueprintID))
      if id == test.id { skipsListening = attempt.skipsListening }
    }
    let seed = environment.makeSeed()
    let language = entry.blueprint.languageID
    let selection = DrillSelection(
      from: entry.blueprint.askedItems.filter { !skipsListening || $0.skill != .listening }, level: test.level ?? .preA1,
      missed: history.missed, lastSeen: try await store.answerTimes(languageID: language, profileID: profileID), skill: skill,
      seed: seed)
    return Attempt(
      id: AttemptID(environment.makeToken()), profileID: profileID, languageID: language,
      blueprintID: try await catalog.keptDocuments(of: entry), seed: seed, seenBefore: selection.repeated,
      drillItems: selection.items.map(\.itemID), startedAt: environment.now())
  }

  private func document(_ id: AttemptID, _ profileID: ProfileID) async throws -> DrillDocument {
    guard let drill = try await store.attempt(id, profileID: profileID), drill.drillItems != nil else { throw Problem.notFound("drill") }
    return DrillDocument(
      drill: drill, session: try await catalog.session(drill.blueprintID), languageName: catalog.name(of: drill.languageID))
  }

  private static func question(_ id: String, in document: DrillDocument) throws -> Form.Question {
    guard let question = document.form.questions.first(where: { $0.id == id }) else { throw Problem.notFound("question in this drill") }
    return question
  }
}
