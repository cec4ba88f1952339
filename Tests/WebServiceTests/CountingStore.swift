import Foundation
import Identifiers
import Placement
import SQLiteStorage
import Synchronization

/// A store of attempts in SQLite, in a temporary folder. It counts the reads of attempts.
final class CountingStore: AttemptStore {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "nivel-\(UUID().uuidString)").path
  private let file: Store
  private let attempts: SQLiteAttemptStore
  private let count = Mutex(0)

  var reads: Int { count.withLock { $0 } }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    file = try Store(folder: folder)
    attempts = SQLiteAttemptStore(file)
  }

  deinit {
    try? file.close()
    try? FileManager.default.removeItem(atPath: folder)
  }

  func attempt(_ id: AttemptID, profileID: ProfileID) async throws -> Attempt? {
    count.withLock { $0 += 1 }
    return try await attempts.attempt(id, profileID: profileID)
  }

  func keepDocuments(_ documents: TestDocuments, languageID: String, version: String) async throws -> Int64 {
    try await attempts.keepDocuments(documents, languageID: languageID, version: version)
  }

  func documents(_ id: Int64) async throws -> TestDocuments? { try await attempts.documents(id) }

  func create(_ attempt: Attempt) async throws { try await attempts.create(attempt) }

  func attempts(profileID: ProfileID, limit: Int) async throws -> [AttemptSummary] {
    try await attempts.attempts(profileID: profileID, limit: limit)
  }

  func drills(profileID: ProfileID, limit: Int) async throws -> [DrillSummary] {
    try await attempts.drills(profileID: profileID, limit: limit)
  }

  func answerTimes(languageID: String, profileID: ProfileID) async throws -> [String: Timestamp] {
    try await attempts.answerTimes(languageID: languageID, profileID: profileID)
  }

  func keep(
    _ record: Attempt.Record, for itemID: String, in attemptID: AttemptID, profileID: ProfileID, at time: Timestamp
  ) async throws -> AnswerReceipt {
    try await attempts.keep(record, for: itemID, in: attemptID, profileID: profileID, at: time)
  }

  func setPosition(_ position: Int, in attemptID: AttemptID, profileID: ProfileID) async throws -> Bool {
    try await attempts.setPosition(position, in: attemptID, profileID: profileID)
  }

  func setSkipsListening(_ skips: Bool, in attemptID: AttemptID, profileID: ProfileID) async throws -> Bool {
    try await attempts.setSkipsListening(skips, in: attemptID, profileID: profileID)
  }

  func setUsesReadings(in attemptID: AttemptID, profileID: ProfileID) async throws -> Bool {
    try await attempts.setUsesReadings(in: attemptID, profileID: profileID)
  }

  func finish(
    _ attemptID: AttemptID, profileID: ProfileID, at time: Timestamp, grade: @escaping @Sendable (Attempt) throws -> FinishedResult
  ) async throws -> [UInt8]? {
    try await attempts.finish(attemptID, profileID: profileID, at: time, grade: grade)
  }

  func resultDocument(_ attemptID: AttemptID, profileID: ProfileID) async throws -> [UInt8]? {
    try await attempts.resultDocument(attemptID, profileID: profileID)
  }
}
