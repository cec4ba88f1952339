import Identifiers
import PracticeTests
import GRDB
import Placement

/// A row of `attempt`.
struct AttemptRecord: SnakeCaseRecord {
  static let databaseTableName = "attempt"

  let id: AttemptID
  let profileId: ProfileID
  let languageId: String
  let blueprintId: Int64
  let seed: Int64
  let status: String
  let startedAt: Timestamp
  let finishedAt: Timestamp?
  let position: Int
  let skipsListening: Bool
  let length: String
  let seenBefore: [String]
  let device: String?
  let interfaceLanguage: String?
  /// A JSON array of item ids; null for a test.
  let drillItems: [String]?
  let usesReadings: Bool

  init(_ attempt: Attempt) {
    (id, profileId, languageId) = (attempt.id, attempt.profileID, attempt.languageID)
    (blueprintId, seed, status) = (attempt.blueprintID, Int64(bitPattern: attempt.seed), attempt.status.rawValue)
    (startedAt, finishedAt) = (attempt.startedAt, attempt.finishedAt)
    (position, skipsListening) = (attempt.position, attempt.skipsListening)
    (length, seenBefore) = (attempt.length.rawValue, attempt.seenBefore.sorted())
    (device, interfaceLanguage) = (attempt.client.device?.rawValue, attempt.client.interfaceLanguage)
    (drillItems, usesReadings) = (attempt.drillItems, attempt.usesReadings)
  }

  static func find(_ id: AttemptID, profileID: ProfileID, _ db: Database) throws -> AttemptRecord? {
    let statement = try db.cachedStatement(
      sql: "SELECT *, \(CurrentSchema.isIntact("attempt")) FROM attempt WHERE id = ? AND profile_id = ?")
    guard let row = try Row.fetchOne(statement, arguments: [id, profileID]) else { return nil }
    try CurrentSchema.verify(row, "the attempt \(id)")
    return try AttemptRecord(row: row)
  }

  static func status(_ id: AttemptID, profileID: ProfileID, _ db: Database) throws -> Attempt.Status? {
    let statement = try db.cachedStatement(sql: "SELECT status FROM attempt WHERE id = ? AND profile_id = ?")
    return try String.fetchOne(statement, arguments: [id, profileID]).flatMap(Attempt.Status.init)
  }

  /// The attempt with its answers.
  func attempt(_ db: Database) throws -> Attempt {
    Attempt(
      id: id, profileID: profileId, languageID: languageId, blueprintID: blueprintId, seed: UInt64(bitPattern: seed),
      length: TestLength(rawValue: length) ?? .full, seenBefore: Set(seenBefore),
      client: AttemptClient(device: device.flatMap(AttemptClient.Device.init), interfaceLanguage: interfaceLanguage),
      drillItems: drillItems, status: Attempt.Status(rawValue: status) ?? .finished, startedAt: startedAt, finishedAt: finishedAt,
      position: position, skipsListening: skipsListening, usesReadings: usesReadings, answers: try AnswerRecord.all(in: id, db))
  }
}

extension AttemptSummary {
  init(_ row: Row) {
    let level: String? = row["level"]
    let certainty: String? = row["certainty"]
    self.init(
      id: row["id"], languageID: row["language_id"], blueprintID: row["blueprint_id"],
      length: TestLength(rawValue: row["length"]) ?? .full, status: Attempt.Status(rawValue: row["status"]) ?? .finished,
      startedAt: row["started_at"],
      finishedAt: row["finished_at"], answered: row["answered"], level: level.flatMap(CEFRLevel.init),
      certainty: certainty.flatMap(LevelEstimate.Certainty.init))
  }
}

extension DrillSummary {
  init(_ row: Row) {
    self.init(
      id: row["id"], languageID: row["language_id"], startedAt: row["started_at"], answered: row["answered"], questions: row["questions"])
  }
}

/// A row of `answer`.
struct AnswerRecord {
  private let attemptID: AttemptID
  private let itemID: String
  private let kind: String
  private let value: String
  private let sequence: Int
  private let number: Int?
  private let milliseconds: Int?
  private let time: Timestamp

  init(_ record: Attempt.Record, itemID: String, attemptID: AttemptID, time: Timestamp) {
    self.attemptID = attemptID
    self.itemID = itemID
    self.sequence = record.sequence
    self.number = record.number
    self.milliseconds = record.milliseconds
    self.time = time
    (kind, value) =
      switch record.given {
      case .choice(let id): ("choice", id)
      case .text(let text): ("text", text)
      case .tiles(let ids): ("tiles", ids.joined(separator: " "))
      case .dontKnow: ("dont_know", "")
      }
  }

  /// Keeps the answer in one statement, unless a newer one is there, it is out of order, or the profile has no such attempt under way.
  /// - Returns: whether it was kept.
  func keep(profileID: ProfileID, _ db: Database) throws -> Bool {
    let statement = try db.cachedStatement(sql: Self.upsert)
    try statement.execute(
      arguments: [
        "item": itemID, "kind": kind, "value": value, "sequence": sequence, "time": time, "number": number,
        "milliseconds": milliseconds, "attempt": attemptID, "profile": profileID,
      ])
    return db.changesCount > 0
  }

  private static let upsert = """
    INSERT INTO answer (attempt_id, item_id, kind, value, sequence, answered_at, number, milliseconds)
    SELECT id, :item, :kind, :value, :sequence, :time, :number, :milliseconds FROM attempt
    WHERE id = :attempt AND profile_id = :profile AND status = 'in_progress' AND
      (:number IS NULL OR (SELECT count(*) FROM answer WHERE attempt_id = :attempt AND item_id != :item) = :number - 1)
    ON CONFLICT (attempt_id, item_id) DO UPDATE
    SET kind = excluded.kind, value = excluded.value, sequence = excluded.sequence, answered_at = excluded.answered_at,
      number = excluded.number, milliseconds = excluded.milliseconds
    WHERE excluded.sequence > sequence
    """

  /// Whether a number of other answers than the answer's number says are stored.
  func isOutOfOrder(_ db: Database) throws -> Bool {
    guard let number else { return false }
    let statement = try db.cachedStatement(sql: "SELECT count(*) FROM answer WHERE attempt_id = ? AND item_id != ?")
    return try Int.fetchOne(statement, arguments: [attemptID, itemID]) != number - 1
  }

  static func count(in attemptID: AttemptID, _ db: Database) throws -> Int {
    let statement = try db.cachedStatement(sql: "SELECT count(*) FROM answer WHERE attempt_id = ?")
    return try Int.fetchOne(statement, arguments: [attemptID]) ?? 0
  }

  static func all(in attemptID: AttemptID, _ db: Database) throws -> [String: Attempt.Record] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT item_id, kind, value, sequence, number, milliseconds, \(CurrentSchema.isIntact("answer")) FROM answer WHERE attempt_id = ?
        """)
    let rows = try Row.fetchCursor(statement, arguments: [attemptID])
    var answers: [String: Attempt.Record] = [:]
    while let row = try rows.next() {
      try CurrentSchema.verify(row, "an answer of the attempt \(attemptID)")
      answers[row["item_id"]] = given(kind: row["kind"], value: row["value"]).map {
        Attempt.Record(given: $0, sequence: row["sequence"], number: row["number"], milliseconds: row["milliseconds"])
      }
    }
    return answers
  }

  private static func given(kind: String, value: String) -> GivenAnswer? {
    switch kind {
    case "choice": .choice(value)
    case "text": .text(value)
    case "tiles": .tiles(value.split(separator: " ").map(String.init))
    case "dont_know": .dontKnow
    default: nil
    }
  }
}

/// A row of `result`.
enum ResultRecord {
  static func insert(_ result: FinishedResult, attemptID: AttemptID, _ db: Database) throws {
    try db.execute(
      sql: "INSERT INTO result (attempt_id, level, certainty, scaled_score, document) VALUES (?, ?, ?, ?, ?)",
      arguments: [attemptID, result.level.rawValue, result.certainty?.rawValue, result.scaledScore, Blob(result.document)])
  }

  static func document(_ attemptID: AttemptID, _ db: Database) throws -> [UInt8]? {
    let sql = "SELECT document, \(try CurrentSchema.isIntact("result")) FROM result WHERE attempt_id = ?"
    guard let row = try Row.fetchOne(db, sql: sql, arguments: [attemptID]) else { return nil }
    try CurrentSchema.verify(row, "the result of the attempt \(attemptID)")
    return (row["document"] as Blob).bytes
  }
}
