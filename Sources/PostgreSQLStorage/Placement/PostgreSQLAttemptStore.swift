public import Identifiers
public import Placement

/// The PostgreSQL store of attempts.
public struct PostgreSQLAttemptStore: AttemptStore {
  let database: PostgreSQLDatabase
  private let answers: RequestGroups<AnswerRow, Int?>

  init(database: PostgreSQLDatabase) {
    self.database = database
    answers = AnswerRow.groups(database)
  }

  /// Stores the files of a test unless the same bytes are already stored for the language and version, and returns their row id.
  public func keepDocuments(_ documents: TestDocuments, languageID: String, version: String) async throws -> Int64 {
    try await database.write(.shared("blueprint \(languageID)")) { connection in
      let known = try connection.row(
        """
        SELECT id FROM blueprint
        WHERE language_id = $1 AND version = $2 AND document = $3 AND calibration IS NOT DISTINCT FROM $4
        """, [languageID, version, documents.blueprint, documents.calibration])
      if let known { return try known["id"] }
      let new = try connection.row(
        "INSERT INTO blueprint (language_id, version, document, calibration) VALUES ($1, $2, $3, $4) RETURNING id",
        [languageID, version, documents.blueprint, documents.calibration])
      guard let new else { throw PostgreSQLError.unreadable(column: "id") }
      return try new["id"]
    }
  }

  /// Fetches the files of a test; nil when the id is unknown.
  public func documents(_ id: Int64) async throws -> TestDocuments? {
    try await database.read { connection in
      guard let row = try connection.row("SELECT document, calibration FROM blueprint WHERE id = $1", [id]) else { return nil }
      return TestDocuments(blueprint: try row["document"], calibration: try row["calibration"])
    }
  }

  /// Inserts a new attempt. It throws when an attempt with the same id exists.
  public func create(_ attempt: Attempt) async throws {
    try await database.write(.profile(attempt.profileID)) { try AttemptRow.insert(attempt, $0) }
  }

  /// Fetches an attempt with its answers; nil when the profile has no such attempt.
  public func attempt(_ id: AttemptID, profileID: ProfileID) async throws -> Attempt? {
    try await database.read { try AttemptRow.find(id, profileID: profileID, $0) }
  }

  /// Fetches summaries of a profile's attempts at tests, newest first, at most `limit`.
  public func attempts(profileID: ProfileID, limit: Int) async throws -> [AttemptSummary] {
    try await database.read { connection in
      try connection.rows(
        """
        SELECT id, language_id, blueprint_id, length, status, started_at, finished_at, result.level, result.certainty, (SELECT count(*) FROM answer WHERE attempt_id = attempt.id) AS answered
        FROM attempt LEFT JOIN result ON result.attempt_id = attempt.id
        WHERE profile_id = $1 AND drill_items IS NULL ORDER BY started_at DESC, id LIMIT $2
        """, [profileID, limit]
      ).map { try AttemptRow.summary($0) }
    }
  }

  /// Fetches summaries of a profile's drills, newest first, at most `limit`.
  public func drills(profileID: ProfileID, limit: Int) async throws -> [DrillSummary] {
    try await database.read { connection in
      try connection.rows(
        """
        SELECT id, language_id, started_at, json_array_length(drill_items::json) AS questions,
          (SELECT count(*) FROM answer WHERE attempt_id = attempt.id) AS answered
        FROM attempt WHERE profile_id = $1 AND drill_items IS NOT NULL ORDER BY started_at DESC, id LIMIT $2
        """, [profileID, limit]
      ).map { row in
        DrillSummary(
          id: try row["id"], languageID: try row["language_id"], startedAt: try row["started_at"], answered: try row["answered"],
          questions: try row["questions"])
      }
    }
  }

  /// Fetches when a profile last answered each item in a language.
  public func answerTimes(languageID: String, profileID: ProfileID) async throws -> [String: Timestamp] {
    try await database.read { connection in
      let rows = try connection.rows(
        """
        SELECT item_id, max(answered_at) AS time FROM answer JOIN attempt ON attempt.id = answer.attempt_id
        WHERE attempt.profile_id = $1 AND attempt.language_id = $2 GROUP BY item_id
        """, [profileID, languageID])
      return Dictionary(try rows.map { (try $0["item_id"], try $0["time"]) }) { first, _ in first }
    }
  }

  /// Stores an answer to an open attempt if its sequence number is higher than the stored one, and its number fits.
  public func keep(
    _ record: Attempt.Record, for itemID: String, in attemptID: AttemptID, profileID: ProfileID, at time: Timestamp
  ) async throws -> AnswerReceipt {
    let answer = AnswerRow(record, itemID: itemID, attemptID: attemptID, profileID: profileID, time: time)
    if let count = try await answers.reply(to: answer) { return .kept(answered: count) }
    return try await database.write(.profile(profileID)) { connection in
      if let count = try AnswerRow.keep([answer], connection)[0] { return .kept(answered: count) }
      switch try AttemptRow.status(attemptID, profileID: profileID, connection) {
      case .inProgress where try answer.isOutOfOrder(connection): return .outOfOrder
      case .inProgress: return .stale(answered: try AnswerRow.count(in: attemptID, connection))
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
    _ column: String, to value: some SQLEncodable & Sendable, _ attemptID: AttemptID, _ profileID: ProfileID
  ) async throws -> Bool {
    try await database.write(.profile(profileID)) { connection in
      try connection.change(
        """
        UPDATE attempt SET \(column) = $3 WHERE id = $1 AND profile_id = $2 AND status = 'in_progress' AND drill_items IS NULL
        """, [attemptID, profileID, value]) > 0
    }
  }

  /// Grades an attempt and stores its result in one transaction. If `grade` throws, the attempt stays open.
  public func finish(
    _ attemptID: AttemptID, profileID: ProfileID, at time: Timestamp, grade: @escaping @Sendable (Attempt) throws -> FinishedResult
  ) async throws -> [UInt8]? {
    try await database.write(.profile(profileID)) { connection in
      guard var attempt = try AttemptRow.find(attemptID, profileID: profileID, connection) else { return nil }
      if attempt.status == .finished { return try Self.document(attemptID, connection) }
      attempt.finish(at: time)
      let result = try grade(attempt)
      try connection.change(
        "UPDATE attempt SET status = 'finished', finished_at = $2 WHERE id = $1", [attemptID, attempt.finishedAt])
      try connection.change(
        "INSERT INTO result (attempt_id, level, certainty, scaled_score, document) VALUES ($1, $2, $3, $4, $5)",
        [attemptID, result.level.rawValue, result.certainty?.rawValue, result.scaledScore, result.document])
      return result.document
    }
  }

  /// Fetches the result document; nil when the attempt is unfinished or the profile has no such attempt.
  public func resultDocument(_ attemptID: AttemptID, profileID: ProfileID) async throws -> [UInt8]? {
    try await database.read { connection in
      guard try AttemptRow.status(attemptID, profileID: profileID, connection) != nil else { return nil }
      return try Self.document(attemptID, connection)
    }
  }

  private static func document(_ attemptID: AttemptID, _ connection: PostgreSQLConnection) throws -> [UInt8]? {
    try connection.row("SELECT document FROM result WHERE attempt_id = $1", [attemptID])?["document"]
  }
}
