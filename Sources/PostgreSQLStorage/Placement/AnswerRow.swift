import Identifiers
import Placement

/// A row of `answer`.
struct AnswerRow: Sendable {
  let profileID: ProfileID
  private let attemptID: AttemptID
  private let itemID: String
  private let kind: String
  private let value: String
  private let record: Attempt.Record
  private let time: Timestamp

  init(_ record: Attempt.Record, itemID: String, attemptID: AttemptID, profileID: ProfileID, time: Timestamp) {
    self.profileID = profileID
    self.attemptID = attemptID
    self.itemID = itemID
    self.record = record
    self.time = time
    (kind, value) =
      switch record.given {
      case .choice(let id): ("choice", id)
      case .text(let text): ("text", text)
      case .tiles(let ids): ("tiles", ids.joined(separator: " "))
      case .dontKnow: ("dont_know", "")
      }
  }

  /// Stores the answers of many learners in one transaction.
  ///
  /// The reply is the number of answers of the attempt now; nil if the answer was not stored. The reason may be a transaction of the same
  /// profile that is under way, or another answer that PostgreSQL refused, so the answer is worth another try alone.
  // NB: one group at a time is faster than several, because the groups are larger.
  static func groups(_ database: PostgreSQLDatabase) -> RequestGroups<AnswerRow, Int?> {
    database.groups(atOnce: 1, key: { AnyHashable($0.attemptID) }) { rows in
      do {
        let counts = try await database.write(.free(rows.map(\.profileID))) {
          try keep(rows, where: WriteLock.isFree("given.profile_id"), $0)
        }
        return rows.indices.map { counts[$0] }
      } catch PostgreSQLError.refused(let state, _) where ["22", "23"].contains(state.prefix(2)) {
        // NB: the values of one answer are refused (classes 22 and 23 of appendix A), and it is not known which.
        return rows.map { _ in nil }
      }
    }
  }

  /// Stores answers in one statement, each unless a newer one is there, it is out of order, or the profile has no such attempt under way.
  ///
  /// - Parameters:
  ///   - rows: Answers of different attempts.
  ///   - condition: A further condition on the column `profile_id` of `given`.
  /// - Returns: The number of answers of the attempt now, by the position of the answer in `rows`. Other answers were not stored.
  static func keep(
    _ rows: [AnswerRow], where condition: String = "true", _ connection: PostgreSQLConnection
  ) throws(PostgreSQLError) -> [Int: Int] {
    // NB: OFFSET 0 lets PostgreSQL look up each attempt by its id. Otherwise it may read all attempts while it does not know their number.
    // The last part counts before the answers are stored, and so leaves them out.
    let kept = try connection.rows(
      """
      WITH given AS (
        SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[])
        WITH ORDINALITY AS given (attempt_id, profile_id, item_id, kind, value, sequence, time, number, milliseconds, place)
      ), kept AS (
        INSERT INTO answer (attempt_id, item_id, kind, value, sequence, answered_at, number, milliseconds)
        SELECT id, item_id, kind, value, sequence, time, number, milliseconds
        FROM given CROSS JOIN LATERAL (
          SELECT id FROM attempt WHERE id = given.attempt_id AND profile_id = given.profile_id AND status = 'in_progress' OFFSET 0
        ) AS attempt
        WHERE \(condition) AND (number IS NULL OR number - 1 =
          (SELECT count(*) FROM answer AS other WHERE other.attempt_id = given.attempt_id AND other.item_id != given.item_id))
        ON CONFLICT (attempt_id, item_id) DO UPDATE
        SET kind = excluded.kind, value = excluded.value, sequence = excluded.sequence, answered_at = excluded.answered_at,
          number = excluded.number, milliseconds = excluded.milliseconds
        WHERE excluded.sequence > answer.sequence RETURNING attempt_id
      )
      SELECT place, 1 + (SELECT count(*) FROM answer WHERE answer.attempt_id = given.attempt_id AND answer.item_id != given.item_id) AS count
      FROM given JOIN kept ON kept.attempt_id = given.attempt_id
      """,
      [
        SQLArray(rows.map(\.attemptID)), SQLArray(rows.map(\.profileID)), SQLArray(rows.map(\.itemID)), SQLArray(rows.map(\.kind)),
        SQLArray(rows.map(\.value)), SQLArray(rows.map(\.record.sequence)), SQLArray(rows.map(\.time)), SQLArray(rows.map(\.record.number)),
        SQLArray(rows.map(\.record.milliseconds)),
      ])
    var counts: [Int: Int] = [:]
    for row in kept { counts[try row["place"] - 1] = try row["count"] }
    return counts
  }

  /// Whether a number of other answers than the answer's number says are stored.
  func isOutOfOrder(_ connection: PostgreSQLConnection) throws(PostgreSQLError) -> Bool {
    guard let number = record.number else { return false }
    let row = try connection.row("SELECT count(*) AS count FROM answer WHERE attempt_id = $1 AND item_id != $2", [attemptID, itemID])
    return try row?["count"] != number - 1
  }

  static func count(in attemptID: AttemptID, _ connection: PostgreSQLConnection) throws(PostgreSQLError) -> Int {
    try connection.row("SELECT count(*) AS count FROM answer WHERE attempt_id = $1", [attemptID])?["count"] ?? 0
  }

  /// The answers of an attempt by the id of their item.
  static func all(in attemptID: AttemptID, _ connection: PostgreSQLConnection) throws(PostgreSQLError) -> [String: Attempt.Record] {
    var answers: [String: Attempt.Record] = [:]
    for row in try connection.rows(
      "SELECT item_id, kind, value, sequence, number, milliseconds FROM answer WHERE attempt_id = $1", [attemptID])
    {
      let item: String = try row["item_id"]
      guard let given = given(kind: try row["kind"], value: try row["value"]) else { throw .unreadable(column: "kind") }
      answers[item] = Attempt.Record(
        given: given, sequence: try row["sequence"], number: try row["number"], milliseconds: try row["milliseconds"])
    }
    return answers
  }

  /// An answer in the terms of its form; nil for an unknown kind.
  static func given(kind: String, value: String) -> GivenAnswer? {
    switch kind {
    case "choice": .choice(value)
    case "text": .text(value)
    case "tiles": .tiles(value.split(separator: " ").map(String.init))
    case "dont_know": .dontKnow
    default: nil
    }
  }
}
