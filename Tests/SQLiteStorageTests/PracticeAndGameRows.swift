import GRDB

/// Rows of practice tests, of the schedule, of hard words, of profiles with sessions and transfer codes, and of links, a few pages of each.
enum PracticeAndGameRows {
  static func insert(_ count: Int, _ db: Database) throws {
    for number in 0..<count {
      for rows in [practice, schedule, hardWords, sessions] { try db.execute(sql: rows.replacing("#", with: "\(number)")) }
    }
    if try db.tableExists("practice_removed_question") { try db.execute(sql: removed) }
    try db.execute(sql: "INSERT INTO best_game (profile_id, list_id, mode, game_id) SELECT profile_id, list_id, mode, id FROM game")
  }

  /// Each question, as if the learner had removed one like it.
  private static let removed = """
    INSERT INTO practice_removed_question (test_id, number, id, topic, bloom_level, difficulty, template, key_position, evidence, stem,
      correct_answer, distractors, rationale, headings, backend, seed, attempts, rejections, is_fallback, format, other_answers)
    SELECT test_id, number, id, topic, bloom_level, difficulty, template, key_position, evidence, stem,
      correct_answer, distractors, rationale, headings, backend, seed, attempts, rejections, is_fallback, format, other_answers
    FROM practice_question
    """

  private static let practice = """
    INSERT INTO practice_test (id, profile_id, course_id, course, topics, difficulty, question_count, language, seed, backend, status,
      created_at, started_at, submitted_at, position)
    VALUES ('test #', 'p1', 'c0', 'Heat', '["Waves", "Sound"]', 'medium', 1, 'en', #, 'notes', 'submitted', 1, 2, 3, 0);
    INSERT INTO practice_question (test_id, number, id, topic, bloom_level, difficulty, template, key_position, evidence, stem,
      correct_answer, distractors, rationale, headings, backend, seed, attempts, rejections, is_fallback)
    VALUES ('test #', 1, 'S1', 'Waves', 'remember', 'medium', 'concept_id', 2, 'Ebb is the outward movement of the sea.', 'What is ebb? #',
      'An outward movement', '["One", "Two", "Three", "Four"]', 'The notes say so.', '["Tides"]', 'notes', 5, 1, '[]', 0);
    INSERT INTO practice_question (test_id, number, id, topic, bloom_level, difficulty, template, key_position, evidence, stem,
      correct_answer, distractors, rationale, headings, backend, seed, attempts, rejections, is_fallback, format, other_answers)
    VALUES ('test #', 2, 'S2', 'Waves', 'remember', 'medium', 'concept_id', 0, 'Ebb is the outward movement of the sea.', 'What goes out? #',
      'Ebb', '[]', 'The notes say so.', '["Tides"]', 'notes', 5, 1, '[]', 0, 'typed', '["The ebb"]');
    INSERT INTO practice_response (test_id, question_id, option, milliseconds, changes, is_flagged, is_disputed, sequence)
    VALUES ('test #', 'S1', 2, 8000, 1, 1, 0, 7);
    INSERT INTO practice_response (test_id, question_id, text, milliseconds, changes, is_flagged, is_disputed, sequence)
    VALUES ('test #', 'S2', 'the ebb', 8000, 1, 1, 0, 7);
    """

  private static let schedule = """
    INSERT INTO scheduled_test (profile_id, id, series_id, course_id, course, topics, level, question_count, title, kind, at, utc_offset,
      occasion_day, revised_at, is_archived, test_id, completed_at, percent)
    VALUES ('p1', 'scheduled #', 'series', 'c0', 'Heat', '["Waves"]', 3, 10, 'Before the exam', 'initial', 1000, 60, '2026-12-01', 4, 0,
      'test #', 5, 80);
    """

  private static let hardWords = """
    INSERT INTO hard_word (profile_id, list_id, english, language_id, translations, readings, easiness, repetitions, interval_days, lapses,
      seen_at, due_at)
    VALUES ('p1', 'played', 'word #', 'es', '["palabra #"]', '[]', 250, 2, 6, 1, 3, 9);
    INSERT INTO hard_word_review (profile_id, id, list_id, english, grade, reviewed_at)
    VALUES ('p1', 'review #', 'played', 'word #', 'good', 4);
    """

  private static let sessions = """
    INSERT INTO profile (id, created_at, active_at) VALUES ('profile #', 1, 2);
    INSERT INTO session (token_hash, profile_id, created_at, seen_at, expires_at) VALUES (randomblob(32), 'profile #', 1, 2, 3);
    INSERT INTO transfer_code (code_hash, profile_id, created_at, expires_at) VALUES (randomblob(32), 'profile #', 1, 2);
    INSERT INTO shared_result (token_hash, profile_id, attempt_id, created_at, expires_at) VALUES (randomblob(32), 'p1', 'a0', 1, 2);
    """
}
