/// What must hold for the rows of the tables, and is no constraint of PostgreSQL.
struct StoredRule {
  /// What is wrong when the rule is broken.
  let text: String
  /// SQL for the rows that break the rule, with a column `value`.
  let sql: String

  static let all = [
    StoredRule(
      text: "an attempt is finished without a result, or has a result and is open",
      sql: """
        SELECT id AS value FROM attempt LEFT JOIN result ON result.attempt_id = id
        WHERE (status = 'finished') != (result.attempt_id IS NOT NULL)
        """),
    StoredRule(
      text: "the files of a test are stored twice",
      sql: """
        SELECT version AS value FROM blueprint GROUP BY language_id, version, document, calibration HAVING count(*) > 1
        """),
    StoredRule(
      text: "the words of a deleted list are still there",
      sql: """
        SELECT list_id AS value FROM word_list_edition AS kept WHERE profile_id IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM own_word_list AS own WHERE own.id = kept.list_id)
          AND NOT EXISTS (SELECT 1 FROM game WHERE game.list_id = kept.list_id)
        """),
    StoredRule(
      text: "a practice test has questions before it is written, or none afterwards",
      sql: """
        SELECT id AS value FROM practice_test WHERE (status IN ('generating', 'failed'))
          = EXISTS (SELECT 1 FROM practice_question WHERE test_id = practice_test.id)
        """),
  ]
}
