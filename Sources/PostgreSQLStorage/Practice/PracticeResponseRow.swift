import PracticeTests

/// A row of `practice_response`.
enum PracticeResponseRow {
  /// The responses to the questions of tests, by the id of the test and then by the id of the question.
  static func responses(
    ofTests ids: [String], _ connection: PostgreSQLConnection
  ) throws -> [String: [String: PracticeResponse]] {
    let rows = try connection.rows(
      """
      SELECT test_id, question_id, option, milliseconds, changes, is_flagged, is_disputed, sequence, text FROM practice_response
      WHERE test_id = ANY (ARRAY(SELECT jsonb_array_elements_text($1::jsonb)))
      """, [ids])
    var responses: [String: [String: PracticeResponse]] = [:]
    for row in rows {
      let test: String = try row["test_id"]
      let question: String = try row["question_id"]
      responses[test, default: [:]][question] = PracticeResponse(
        option: try row["option"], text: try row["text"], milliseconds: try row["milliseconds"], changes: try row["changes"],
        isFlagged: try row["is_flagged"], isDisputed: try row["is_disputed"], sequence: try row["sequence"])
    }
    return responses
  }

  /// Stores the response to a question, in the place of an earlier one.
  static func save(
    _ response: PracticeResponse, to questionID: String, in testID: String, _ connection: PostgreSQLConnection
  ) throws {
    try connection.change(
      """
      INSERT INTO practice_response (test_id, question_id, option, milliseconds, changes, is_flagged, is_disputed, sequence, text)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      ON CONFLICT (test_id, question_id) DO UPDATE
      SET option = excluded.option, milliseconds = excluded.milliseconds, changes = excluded.changes, is_flagged = excluded.is_flagged,
        is_disputed = excluded.is_disputed, sequence = excluded.sequence, text = excluded.text
      """,
      [
        testID, questionID, response.option, response.milliseconds, response.changes, response.isFlagged, response.isDisputed,
        response.sequence, response.text,
      ])
  }
}
