import HTTPTypes
import Identifiers
import Placement
import PracticeTests
import Storage
import StrictJSON
import WordGame

/// Writes everything that is kept about a learner as one JSON document.
///
/// The parts are read and sent one after another, so that the document is never in memory as a whole. Keys of tests that are not finished
/// are left out, because their answers still count.
struct LearnerExport: Sendable {
  let profiles: any ProfileStore
  let attempts: AttemptService
  let sharedResults: SharedResultService
  let drills: DrillService
  let courses: CourseService
  let tests: PracticeTestService
  let schedule: ScheduleService
  let lists: OwnListService
  let games: any GameStore
  let environment: ServiceEnvironment

  /// Writes the document.
  ///
  /// - Parameters:
  ///   - profileID: The profile; nil for a browser without a profile, about which nothing is kept.
  ///   - send: Sends the next piece of the document.
  func write(_ profileID: ProfileID?, _ send: (String) async throws -> Void) async throws {
    try await send("{\"format\": \"nivel-data\", \"version\": 1, \"exported_at\": \(JSON.time(environment.now()).text)")
    if let profileID { try await writeParts(of: profileID, send) }
    try await send("\n}\n")
  }

  /// The size of the largest course of a learner, in bytes. No other part of the document is larger.
  func largestTexts(of profileID: ProfileID?) async throws -> Int {
    guard let profileID else { return 0 }
    var largest = 0
    for course in try await courses.list(profileID: profileID) {
      largest = max(largest, try await courses.store.contents(ofCourse: course.id, profileID: profileID)?.byteCount ?? 0)
    }
    return largest
  }

  private func writeParts(of profileID: ProfileID, _ send: (String) async throws -> Void) async throws {
    let contents = try await profiles.contents(of: profileID)
    try await list("sessions", try await profiles.sessions(of: profileID), send) { $0.json }
    try await list("placement_tests", contents.attempts, send) { try await attempt($0, profileID, contents.answerTimes[$0] ?? [:]) }
    try await list("shared_results", try await sharedResults.list(profileID: profileID), send) { $0 }
    try await list("language_practice", contents.drills, send) { try await drill($0, profileID, contents.answerTimes[$0] ?? [:]) }
    try await list("courses", try await courses.list(profileID: profileID), send) { course in
      try await courses.store.course(course.id, profileID: profileID)?.json
    }
    try await list("practice_tests", contents.practiceTests, send) { id in
      try await tests.store.test(id, profileID: profileID).map { PracticeTestDocument(test: $0).exported }
    }
    // NB: from the store, because the service writes. An export may end after the profile is erased.
    try await list("scheduled_tests", try await schedule.store.schedule(profileID: profileID), send) { $0.exported(at: environment.now()) }
    try await member("calendar_address", .string(contents.calendarSecret.map(ScheduleRoutes.calendarPath)), send)
    let statistics = PracticeStatistics(
      of: try await tests.list(profileID: profileID), now: environment.now(), offset: .utc)
    try await member("practice_statistics", statistics.json, send)
    try await list("word_lists", try await lists.list(profileID: profileID), send) { try await wordList($0, profileID) }
    try await list("deleted_word_lists", contents.deletedLists, send) { try await deletedList($0, profileID) }
    try await writeGames(of: profileID, send)
    try await list("hard_words", contents.hardWords, send) { $0.exported }
    try await list("hard_word_reviews", contents.reviews, send) { $0.exported }
  }

  private func member(_ name: String, _ value: JSON, _ send: (String) async throws -> Void) async throws {
    try await send(",\n\"\(name)\": \(value.text)")
  }

  /// Writes a list with one line for each element. An element that was deleted meanwhile is left out.
  private func list<Element>(
    _ name: String, _ elements: [Element], _ send: (String) async throws -> Void, _ json: (Element) async throws -> JSON?
  ) async throws {
    var lines = LineSeparator()
    try await send(",\n\"\(name)\": [")
    for element in elements {
      if let json = try await json(element) { try await send(lines.next() + json.text) }
    }
    try await send("]")
  }

  /// The number of games that are in memory at once.
  private static let gamesInMemory = 50

  private func writeGames(of profileID: ProfileID, _ send: (String) async throws -> Void) async throws {
    var lines = LineSeparator()
    var last: PlayedGame?
    try await send(",\n\"games\": [")
    repeat {
      let page = try await games.games(profileID: profileID, GameFilter(), after: last, limit: Self.gamesInMemory)
      for game in page { try await send(lines.next() + game.exported.text) }
      last = page.count == Self.gamesInMemory ? page.last?.game : nil
    } while last != nil
    try await send("]")
  }

  /// A finished attempt with its result and keys; an attempt in progress with its questions and answers.
  private func attempt(_ id: AttemptID, _ profileID: ProfileID, _ times: [String: Timestamp]) async throws -> JSON? {
    guard let attempt = try await attempts.store.attempt(id, profileID: profileID) else { return nil }
    let result = try await attempts.store.resultDocument(id, profileID: profileID).map { try JSON.parse($0) }
    let current = try await attempts.attempt(id, profileID: profileID)
    let document = result ?? current.json
    // NB: the ids of the form. The ids of the items would show the keys of a test in progress in the published blueprint.
    let questions = Dictionary(current.form.questions.map { ($0.item.itemID, $0) }) { first, _ in first }
    let answers = attempt.answers.map { id, record in
      (questions[id]?.number ?? .max, record.exported(questionID: questions[id]?.id, answeredAt: times[id]))
    }
    let more: JSON = [
      "status": .string(attempt.status.rawValue), "device": .string(attempt.client.device?.rawValue),
      "interface_language": .string(attempt.client.interfaceLanguage),
      "answers": .array(answers.sorted { $0.0 < $1.0 }.map(\.1)),
    ]
    let known = Set((more.object ?? []).map(\.key))
    return .object((document.object ?? []).filter { !known.contains($0.key) } + (more.object ?? []))
  }

  /// A drill with its answers and their times, and the reviews of the answered questions.
  private func drill(_ id: AttemptID, _ profileID: ProfileID, _ times: [String: Timestamp]) async throws -> JSON? {
    do {
      let document = try await drills.drill(id, profileID: profileID)
      let answered = document.form.questions.compactMap { question in
        times[question.item.itemID].map { ["item_id": .string(question.id), "answered_at": .time($0)] as JSON }
      }
      return .object((document.json.object ?? []) + [JSON.Member(key: "answer_times", value: .array(answered))])
    } catch let problem as Problem where problem.status == .notFound { return nil }
  }

  private func deletedList(_ kept: ProfileContents.Edition, _ profileID: ProfileID) async throws -> JSON? {
    guard let document = try await games.document(of: kept.listID, edition: kept.edition, profileID: profileID) else { return nil }
    return ["list_id": .string(kept.listID), "edition": .string(kept.edition), "words": try JSON.parse(document)]
  }

  private func wordList(_ list: OwnWordList, _ profileID: ProfileID) async throws -> JSON? {
    guard let document = try await games.document(of: list.id, edition: list.edition, profileID: profileID) else { return nil }
    let words = JSON.Member(key: "words", value: try JSON.parse(document))
    let created = JSON.Member(key: "created_at", value: .time(list.createdAt))
    return .object((WordListSummary(list).json.object ?? []) + [created, words])
  }
}

/// Separates the lines of a list.
private struct LineSeparator {
  private var isFirst = true

  mutating func next() -> String {
    defer { isFirst = false }
    return isFirst ? "\n  " : ",\n  "
  }
}
