import Identifiers
import Placement

/// A row of `answer`.
struct AnswerRow: Sendable {
  private let attemptID: AttemptID
  private let itemID: String
  private let kind: String
  private let value: String
  private let record: Attempt.Record
  private let time: Timestamp

  init(_ record: Attempt.Record, itemID: String, attemptID: AttemptID, time: Timestamp) {
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

  /// Stores the answer in one statement, unless a newer one is there, it is out of order, or the profile has no such attempt under way.
  ///
  /// - Returns: The number of answers of the attempt now; nil if the answer was not stored.
  func keep(profileID: ProfileID, _ connection: PostgreSQLConnection) throws(PostgreSQLError) -> Int? {
    // NB: the last part counts before the answer is stored, and so leaves it out.
    let row = try connection.row(
      """
      WITH kept AS (INSERT INTO answer (attempt_id, item_id, kind, value, sequence, answered_at, number, milliseconds)
      SELECT id, $3::text, $4, $5, $6, $7, $8::bigint, $9 FROM attempt
      WHERE id = $1 AND profile_id = $2 AND status = 'in_progress' AND
        ($8::bigint IS NULL OR (SELECT count(*) FROM answer WHERE attempt_id = $1 AND item_id != $3) = $8::bigint - 1)
      ON CONFLICT (attempt_id, item_id) DO UPDATE
      SET kind = excluded.kind, value = excluded.value, sequence = excluded.sequence, answered_at = excluded.answered_at,
        number = excluded.number, milliseconds = excluded.milliseconds
      WHERE excluded.sequence > answer.sequence RETURNING 1)
      SELECT count(*) + 1 AS count FROM answer WHERE attempt_id = $1 AND item_id != $3 HAVING EXISTS (SELECT 1 FROM kept)
      """, [attemptID, profileID, itemID, kind, value, record.sequence, time, record.number, record.milliseconds])
    return try row?["count"]
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
