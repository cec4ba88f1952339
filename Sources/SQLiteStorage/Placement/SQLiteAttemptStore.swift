public import Identifiers
import PracticeTests
import GRDB
public import Placement

/// The SQLite store of attempts. Reads use the pool's readers, and writes use the group commit.
public struct SQLiteAttemptStore: AttemptStore {
  private let store: Store

  /// Uses an open database.
  public init(_ store: Store) { self.store = store }

  /// Stores the files of a test unless the same bytes are already stored for the language and version, and returns their row id.
  public func keepDocuments(_ documents: TestDocuments, languageID: String, version: String) async throws -> Int64 {
    try await store.writer.perform { db in
      let known = try Row.fetchCursor(
        db, sql: "SELECT id, document, calibration FROM blueprint WHERE language_id = ? AND version = ?",
        arguments: [languageID, version])
      while let row = try known.next() {
        if TestDocuments(row: row) == documents { return row["id"] }
      }
      try db.execute(
        sql: "INSERT INTO blueprint (language_id, version, document, calibration) VALUES (?, ?, ?, ?)",
        arguments: [languageID, version, Blob(documents.blueprint), documents.calibration.map(Blob.init)])
      return db.lastInsertedRowID
    }
  }

  /// Fetches the files of a test; nil when the id is unknown.
  public func documents(_ id: Int64) async throws -> TestDocuments? { try await store.read { try TestDocuments.fetch(id, $0) } }

  /// Inserts a new attempt. It throws when an attempt with the same id exists.
  public func create(_ attempt: Attempt) async throws {
    try await store.writer.perform { try AttemptRecord(attempt).insert($0) }
  }

  /// Fetches an attempt with its answers; nil when the profile has no such attempt.
  public func attempt(_ id: AttemptID, profileID: ProfileID) async throws -> Attempt? {
    try await store.read { try AttemptRecord.find(id, profileID: profileID, $0)?.attempt($0) }
  }

  /// Fetches summaries of a profile's attempts at tests, newest first, at most `limit`.
  public func attempts(profileID: ProfileID, limit: Int) async throws -> [AttemptSummary] {
    try await store.read { db in
      try Row.fetchAll(db, sql: Self.summaries, arguments: [profileID, limit]).map(AttemptSummary.init)
    }
  }

  private static let summaries = """
    SELECT attempt.*, result.level, result.certainty, (SELECT count(*) FROM answer WHERE attempt_id = attempt.id) AS answered
    FROM attempt LEFT JOIN result ON result.attempt_id = attempt.id
    WHERE profile_id = ? AND drill_items IS NULL ORDER BY started_at DESC, id LIMIT ?
    """

  /// Fetches summaries of a profile's drills, newest first, at most `limit`.
  public func drills(profileID: ProfileID, limit: Int) async throws -> [DrillSummary] {
    try await store.read { db in try Row.fetchAll(db, sql: Self.drills, arguments: [profileID, limit]).map(DrillSummary.init) }
  }

  private static let drills = """
    SELECT id, language_id, started_at, json_array_length(drill_items) AS questions,
      (SELECT count(*) FROM answer WHERE attempt_id = attempt.id) AS answered
    FROM attempt WHERE profile_id = ? AND drill_items IS NOT NULL ORDER BY started_at DESC, id LIMIT ?
    """

  /// Fetches when a profile last answered each item in a language.
  public func answerTimes(languageID: String, profileID: ProfileID) async throws -> [String: Timestamp] {
    try await store.read { db in
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT item_id, max(answered_at) AS time FROM answer JOIN attempt ON attempt.id = answer.attempt_id
          WHERE attempt.profile_id = ? AND attempt.language_id = ? GROUP BY item_id
          """, arguments: [profileID, languageID])
      var times: [String: Timestamp] = [:]
      while let row = try rows.next() { times[row["item_id"]] = row["time"] }
      return times
    }
  }

  /// Stores an answer to an open attempt if its sequence number is higher than the stored one, and its number fits.
  public func keep(
    _ record: Attempt.Record, for itemID: String, in attemptID: AttemptID, profileID: ProfileID, at time: Timestamp
  ) async throws -> AnswerReceipt {
    let answer = AnswerRecord(record, itemID: itemID, attemptID: attemptID, time: time)
    return try await store.writer.perform(inSavepoint: false) { db in
      if try answer.keep(profileID: profileID, db) { return .kept(answered: try AnswerRecord.count(in: attemptID, db)) }
      switch try AttemptRecord.status(attemptID, profileID: profileID, db) {
      case .inProgress where try answer.isOutOfOrder(db): return .outOfOrder
      case .inProgress: return .stale(answered: try AnswerRecord.count(in: attemptID, db))
      case .finished: return .finished
      case nil: return .unknown
      }
    }
  }

  /// Stores the position in an open attempt, and returns whether the profile has that open attempt.
  public func setPosition(_ position: Int, in attemptID: AttemptID, profileID: ProfileID) async throws -> Bool {
    try await update("position", to: position, attemptID, profileID)
  }

  /// Stores the listening setting of an open attempt at a test, and returns whether the profile has that open attempt.
  public func setSkipsListening(_ skips: Bool, in attemptID: AttemptID, profileID: ProfileID) async throws -> Bool {
    try await update("skips_listening", to: skips, attemptID, profileID)
  }

  /// Stores in an open attempt at a test that readings were used, and returns whether the profile has that open attempt.
  public func setUsesReadings(in attemptID: AttemptID, profileID: ProfileID) async throws -> Bool {
    try await update("uses_readings", to: true, attemptID, profileID)
  }

  private func update(
    _ column: String, to value: some DatabaseValueConvertible & Sendable, _ attemptID: AttemptID, _ profileID: ProfileID
  ) async throws -> Bool {
    try await store.writer.perform { db in
      try db.execute(
        sql: "UPDATE attempt SET \(column) = ? WHERE id = ? AND profile_id = ? AND status = 'in_progress' AND drill_items IS NULL",
        arguments: [value, attemptID, profileID])
      return db.changesCount > 0
    }
  }

  /// Grades an attempt and stores its result in one transaction. If `grade` throws, the attempt stays open.
  public func finish(
    _ attemptID: AttemptID, profileID: ProfileID, at time: Timestamp, grade: @escaping @Sendable (Attempt) throws -> FinishedResult
  ) async throws -> [UInt8]? {
    try await store.writer.perform { db in
      guard var attempt = try AttemptRecord.find(attemptID, profileID: profileID, db)?.attempt(db) else { return nil }
      if attempt.status == .finished { return try ResultRecord.document(attemptID, db) }
      attempt.finish(at: time)
      let result = try grade(attempt)
      try db.execute(
        sql: "UPDATE attempt SET status = 'finished', finished_at = ? WHERE id = ?", arguments: [attempt.finishedAt, attemptID])
      try ResultRecord.insert(result, attemptID: attemptID, db)
      return result.document
    }
  }

  /// Fetches the result document; nil when the attempt is unfinished or the profile has no such attempt.
  public func resultDocument(_ attemptID: AttemptID, profileID: ProfileID) async throws -> [UInt8]? {
    try await store.read { db in
      guard try AttemptRecord.find(attemptID, profileID: profileID, db) != nil else { return nil }
      return try ResultRecord.document(attemptID, db)
    }
  }
}
