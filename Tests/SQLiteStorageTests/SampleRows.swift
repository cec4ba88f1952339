import GRDB

/// Rows as earlier versions of Nivel stored them, by the migration whose tables they belong to.
enum SampleRows {
  /// The rows of all migrations up to one.
  static func insert(upTo version: String, _ db: Database) throws {
    for (migration, rows) in all where migration <= version { try db.execute(sql: rows) }
  }

  /// The rows of the schedule and of the game, whose tables are as they were.
  static func insertScheduleAndGame(_ db: Database) throws {
    for (migration, rows) in all where migration >= "003" { try db.execute(sql: rows) }
  }

  private static let all = [
    (
      "001 placement attempts",
      """
      INSERT INTO blueprint (id, language_id, version, document) VALUES (7, 'en', '1', CAST('{"a": 1}' AS BLOB));
      INSERT INTO attempt (id, profile_id, language_id, blueprint_id, seed, status, started_at, finished_at, position, skips_listening)
      VALUES ('a1', 'p1', 'en', 7, -5, 'finished', 1, 9, 3, 0), ('a2', 'p1', 'en', 7, 6, 'in_progress', 2, NULL, 0, 1);
      INSERT INTO answer (attempt_id, item_id, kind, value, sequence, answered_at)
      VALUES ('a1', 'en_1', 'text', 'größer', 3, 4), ('a1', 'en_2', 'dont_know', '', 4, 5), ('a2', 'en_1', 'choice', 'o2', 1, 3);
      INSERT INTO result (attempt_id, level, scaled_score, document) VALUES ('a1', 'B1', 61, CAST('{"level": "B1"}' AS BLOB));
      """
    ),
    (
      "002 practice tests",
      """
      INSERT INTO course (id, profile_id, name, language, topics, created_at) VALUES ('c1', 'p1', 'Física', 'es', '["Calor"]', 1);
      INSERT INTO course_notes (course_id, id, place, name, text, topics, word_count)
      VALUES ('c1', 'n2', 0, 'two', '# Ondas é', '["Ondas"]', 3), ('c1', 'n1', 1, 'one', '', '[]', 0);
      INSERT INTO practice_test (id, profile_id, course_id, course, topics, difficulty, question_count, language, seed, backend, status,
        created_at, position)
      VALUES ('t1', 'p1', 'c1', 'Física', '["Ondas"]', 'easy', 5, 'es', 3, 'notes', 'ready', 4, 0);
      INSERT INTO practice_question (test_id, number, id, topic, bloom_level, difficulty, template, key_position, evidence, stem,
        correct_answer, distractors, rationale, headings, backend, attempts, rejections, is_fallback)
      VALUES ('t1', 1, 'S1', 'Ondas', 'remember', 'easy', 'concept_id', 2, 'é', '¿Qué?', 'eco', '["a", "b", "c", "d"]', 'r', '[]', 'notes',
        1, '[]', 0);
      INSERT INTO practice_response (test_id, question_id, option, milliseconds, changes, is_flagged, is_disputed, sequence)
      VALUES ('t1', 'S1', 2, 8000, 1, 1, 0, 7);
      """
    ),
    ("003 schedule", "INSERT INTO calendar (profile_id, secret) VALUES ('p1', 'secret');"),
    (
      "004 word game",
      """
      INSERT INTO word_list_edition (list_id, edition, profile_id, document)
      VALUES ('own1', 'e1', 'p1', x'01'), ('gone', 'e2', 'p1', x'02'), ('played', 'e3', 'p1', x'03'), ('es-en', 'e4', NULL, x'04');
      INSERT INTO own_word_list (profile_id, id, name, language_id, edition, entry_count, false_friend_count, borrows, created_at)
      VALUES ('p1', 'own1', 'Mine', 'es', 'e1', 1, 0, 0, 1);
      INSERT INTO game (profile_id, id, list_id, edition, mode, seed, hard_words, answers, state, right_count, wrong_count, points,
        best_streak, played_at)
      VALUES ('p1', 'g1', 'played', 'e3', 'classic', 1, '[]', '[]', 'user_won', 1, 0, 10, 1, 2);
      """
    ),
  ]
}
