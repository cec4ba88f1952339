import PracticeTests
import Foundation
import GRDB
import Placement

/// A row of `attempt`.
struct AttemptRecord {
  private let row: Row

  static func find(_ id: String, profileID: String, _ db: Database) throws -> AttemptRecord? {
    try Row.fetchOne(db, sql: "SELECT * FROM attempt WHERE id = ? AND profile_id = ?", arguments: [id, profileID])
      .map(AttemptRecord.init(row:))
  }

  static func status(_ id: String, profileID: String, _ db: Database) throws -> Attempt.Status? {
    let statement = try db.cachedStatement(sql: "SELECT status FROM attempt WHERE id = ? AND profile_id = ?")
    return try String.fetchOne(statement, arguments: [id, profileID]).flatMap(Attempt.Status.init)
  }

  private init(row: Row) { self.row = row }

  init(_ attempt: Attempt) {
    row = Row([
      "id": attempt.id, "profile_id": attempt.profileID, "language_id": attempt.languageID,
      "blueprint_id": attempt.blueprintID, "seed": Int64(bitPattern: attempt.seed), "status": attempt.status.rawValue,
      "started_at": attempt.startedAt, "finished_at": attempt.finishedAt, "position": attempt.position,
      "skips_listening": attempt.skipsListening,
    ])
  }

  func insert(_ db: Database) throws {
    let columns = row.columnNames.joined(separator: ", ")
    let marks = Array(repeating: "?", count: row.count).joined(separator: ", ")
    try db.execute(
      sql: "INSERT INTO attempt (\(columns)) VALUES (\(marks))", arguments: StatementArguments(row.databaseValues))
  }

  /// The attempt with its answers.
  func attempt(_ db: Database) throws -> Attempt {
    let seed: Int64 = row["seed"]
    return Attempt(
      id: row["id"], profileID: row["profile_id"], languageID: row["language_id"], blueprintID: row["blueprint_id"],
      seed: UInt64(bitPattern: seed), status: Attempt.Status(rawValue: row["status"]) ?? .finished,
      startedAt: row["started_at"], finishedAt: row["finished_at"], position: row["position"],
      skipsListening: row["skips_listening"], answers: try AnswerRecord.all(in: row["id"], db))
  }
}

extension AttemptSummary {
  init(_ row: Row) {
    let level: String? = row["level"]
    self.init(
      id: row["id"], languageID: row["language_id"], blueprintID: row["blueprint_id"],
      status: Attempt.Status(rawValue: row["status"]) ?? .finished, startedAt: row["started_at"],
      finishedAt: row["finished_at"], answered: row["answered"], level: level.flatMap(CEFRLevel.init))
  }
}

/// A row of `answer`.
struct AnswerRecord {
  private let attemptID: String
  private let itemID: String
  private let kind: String
  private let value: String
  private let sequence: Int
  private let time: Int64

  init(_ record: Attempt.Record, itemID: String, attemptID: String, time: Int64) {
    self.attemptID = attemptID
    self.itemID = itemID
    self.sequence = record.sequence
    self.time = time
    (kind, value) =
      switch record.given {
      case .choice(let id): ("choice", id)
      case .text(let text): ("text", text)
      case .tiles(let ids): ("tiles", ids.joined(separator: " "))
      case .dontKnow: ("dont_know", "")
      }
  }

  /// Keeps the answer in one statement, unless a newer one is there or the profile has no such attempt under way.
  /// - Returns: whether it was kept.
  func keep(profileID: String, _ db: Database) throws -> Bool {
    let statement = try db.cachedStatement(sql: Self.upsert)
    try statement.execute(arguments: [itemID, kind, value, sequence, time, attemptID, profileID])
    return db.changesCount > 0
  }

  private static let upsert = """
    INSERT INTO answer (attempt_id, item_id, kind, value, sequence, answered_at)
    SELECT id, ?, ?, ?, ?, ? FROM attempt WHERE id = ? AND profile_id = ? AND status = 'in_progress'
    ON CONFLICT (attempt_id, item_id) DO UPDATE
    SET kind = excluded.kind, value = excluded.value, sequence = excluded.sequence, answered_at = excluded.answered_at
    WHERE excluded.sequence > sequence
    """

  static func count(in attemptID: String, _ db: Database) throws -> Int {
    let statement = try db.cachedStatement(sql: "SELECT count(*) FROM answer WHERE attempt_id = ?")
    return try Int.fetchOne(statement, arguments: [attemptID]) ?? 0
  }

  static func all(in attemptID: String, _ db: Database) throws -> [String: Attempt.Record] {
    let rows = try Row.fetchCursor(
      db, sql: "SELECT item_id, kind, value, sequence FROM answer WHERE attempt_id = ?", arguments: [attemptID])
    var answers: [String: Attempt.Record] = [:]
    while let row = try rows.next() {
      answers[row["item_id"]] = given(kind: row["kind"], value: row["value"]).map {
        Attempt.Record(given: $0, sequence: row["sequence"])
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
  static func insert(_ result: FinishedResult, attemptID: String, _ db: Database) throws {
    try db.execute(
      sql: "INSERT INTO result (attempt_id, level, scaled_score, document) VALUES (?, ?, ?, ?)",
      arguments: [attemptID, result.level.rawValue, result.scaledScore, Blob(result.document)])
  }

  static func document(_ attemptID: String, _ db: Database) throws -> [UInt8]? {
    try Blob.fetchOne(db, sql: "SELECT document FROM result WHERE attempt_id = ?", arguments: [attemptID])?.bytes
  }
}
