import Identifiers
import Placement
import TestSupport

extension AttemptStore {
  /// Stores a blueprint and a new attempt on it.
  @discardableResult
  func newAttempt(
    _ id: AttemptID = "a1", of profile: ProfileID = "p1", startedAt: Timestamp = 1, seed: UInt64 = .max, client: AttemptClient = .unknown
  ) async throws -> Attempt {
    let blueprint = try await keepDocuments(TestDocuments(blueprint: Array("{}".utf8)), languageID: "en", version: "1")
    let attempt = Attempt(
      id: id, profileID: profile, languageID: "en", blueprintID: blueprint, seed: seed, client: client, startedAt: startedAt)
    try await create(attempt)
    return attempt
  }

  /// Stores a blueprint and a new quick attempt of the first profile on it.
  @discardableResult
  func newQuickAttempt(seenBefore: Set<String> = []) async throws -> Attempt {
    let blueprint = try await keepDocuments(TestDocuments(blueprint: Array("{}".utf8)), languageID: "en", version: "1")
    let attempt = Attempt(
      id: "q1", profileID: "p1", languageID: "en", blueprintID: blueprint, seed: 7, length: .quick, seenBefore: seenBefore, startedAt: 1)
    try await create(attempt)
    return attempt
  }

  /// Stores a blueprint and a new drill of the first profile on it.
  @discardableResult
  func newDrill(_ id: AttemptID = "d1", items: [String] = ["i1", "ä 2"], startedAt: Timestamp = 1) async throws -> Attempt {
    let blueprint = try await keepDocuments(TestDocuments(blueprint: Array("{}".utf8)), languageID: "en", version: "1")
    let drill = Attempt(
      id: id, profileID: "p1", languageID: "en", blueprintID: blueprint, seed: 7, seenBefore: ["ä 2"], drillItems: items,
      startedAt: startedAt)
    try await create(drill)
    return drill
  }

  /// Stores an answer of the first profile.
  func keep(
    _ given: GivenAnswer, _ sequence: Int = 1, for item: String = "i", in id: AttemptID = "a1", profile: ProfileID = "p1"
  ) async throws -> AnswerReceipt {
    try await keep(.init(given: given, sequence: sequence), for: item, in: id, profileID: profile, at: 5)
  }

  /// Finishes an attempt with a result document.
  func finish(_ document: String, id: AttemptID = "a1", profile: ProfileID = "p1", at time: Timestamp = 9) async throws -> [UInt8]? {
    try await finish(id, profileID: profile, at: time) { _ in
      FinishedResult(level: .b1, certainty: .likely, scaledScore: 3, document: Array(document.utf8))
    }
  }
}
