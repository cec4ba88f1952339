import Identifiers
import Placement

/// A row of `attempt`.
enum AttemptRow {
  // NB: named, because a prepared `SELECT *` fails after another server has added a column.
  private static let columns = """
    id, profile_id, language_id, blueprint_id, seed, status, started_at, finished_at, position, skips_listening, length, seen_before, device,
      interface_language, drill_items, uses_readings
    """

  static func insert(_ attempt: Attempt, _ connection: PostgreSQLConnection) throws(PostgreSQLError) {
    try connection.change(
      """
      INSERT INTO attempt (\(columns))
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
      """,
      [
        attempt.id, attempt.profileID, attempt.languageID, attempt.blueprintID, Int64(bitPattern: attempt.seed), attempt.status.rawValue,
        attempt.startedAt, attempt.finishedAt, attempt.position, attempt.skipsListening, attempt.length.rawValue,
        attempt.seenBefore.sorted(), attempt.client.device?.rawValue, attempt.client.interfaceLanguage, attempt.drillItems,
        attempt.usesReadings,
      ])
  }

  /// An attempt with its answers; nil when the profile has no such attempt.
  static func find(_ id: AttemptID, profileID: ProfileID, _ connection: PostgreSQLConnection) throws(PostgreSQLError) -> Attempt? {
    let row = try connection.row("SELECT \(columns) FROM attempt WHERE id = $1 AND profile_id = $2", [id, profileID])
    guard let row else { return nil }
    return try attempt(row, answers: AnswerRow.all(in: id, connection))
  }

  static func status(
    _ id: AttemptID, profileID: ProfileID, _ connection: PostgreSQLConnection
  ) throws(PostgreSQLError) -> Attempt.Status? {
    let row = try connection.row("SELECT status FROM attempt WHERE id = $1 AND profile_id = $2", [id, profileID])
    guard let row else { return nil }
    return try status(row)
  }

  private static func attempt(_ row: SQLRow, answers: [String: Attempt.Record]) throws(PostgreSQLError) -> Attempt {
    let (seed, seenBefore): (Int64, [String]) = (try row["seed"], try row["seen_before"])
    let device: String? = try row["device"]
    return Attempt(
      id: try row["id"], profileID: try row["profile_id"], languageID: try row["language_id"], blueprintID: try row["blueprint_id"],
      seed: UInt64(bitPattern: seed), length: try length(row), seenBefore: Set(seenBefore),
      client: AttemptClient(device: device.flatMap(AttemptClient.Device.init), interfaceLanguage: try row["interface_language"]),
      drillItems: try row["drill_items"], status: try status(row), startedAt: try row["started_at"], finishedAt: try row["finished_at"],
      position: try row["position"], skipsListening: try row["skips_listening"], usesReadings: try row["uses_readings"],
      answers: answers)
  }

  static func summary(_ row: SQLRow) throws(PostgreSQLError) -> AttemptSummary {
    let (level, certainty): (String?, String?) = (try row["level"], try row["certainty"])
    return AttemptSummary(
      id: try row["id"], languageID: try row["language_id"], blueprintID: try row["blueprint_id"], length: try length(row),
      status: try status(row), startedAt: try row["started_at"], finishedAt: try row["finished_at"], answered: try row["answered"],
      level: level.flatMap(CEFRLevel.init), certainty: certainty.flatMap(LevelEstimate.Certainty.init))
  }

  private static func length(_ row: SQLRow) throws(PostgreSQLError) -> TestLength {
    guard let length = TestLength(rawValue: try row["length"]) else { throw .unreadable(column: "length") }
    return length
  }

  private static func status(_ row: SQLRow) throws(PostgreSQLError) -> Attempt.Status {
    guard let status = Attempt.Status(rawValue: try row["status"]) else { throw .unreadable(column: "status") }
    return status
  }
}
