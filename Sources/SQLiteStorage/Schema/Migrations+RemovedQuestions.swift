import GRDB

extension Migrations {
  /// Adds the questions that a learner removed from a practice test before it was taken. Their columns are those of `practice_question`.
  static func addRemovedQuestions(_ db: Database) throws {
    let columns = [
      "test_id", "number", "id", "topic", "bloom_level", "difficulty", "template", "key_position", "evidence", "stem", "correct_answer",
      "distractors", "rationale", "headings", "backend", "model", "seed", "attempts", "rejections", "is_fallback", "format",
      "other_answers",
    ]
    try db.execute(
      sql: """
        CREATE TABLE practice_removed_question (
          \(ChecksummedTable.column(over: columns)),
          test_id TEXT NOT NULL REFERENCES practice_test (id) ON DELETE CASCADE,
          number INTEGER NOT NULL,
          id TEXT NOT NULL,
          topic TEXT NOT NULL,
          bloom_level TEXT NOT NULL,
          difficulty TEXT NOT NULL,
          template TEXT NOT NULL,
          key_position INTEGER NOT NULL CHECK (key_position BETWEEN 0 AND 4),
          evidence TEXT NOT NULL,
          stem TEXT NOT NULL,
          correct_answer TEXT NOT NULL,
          distractors TEXT NOT NULL,
          rationale TEXT NOT NULL,
          headings TEXT NOT NULL,
          backend TEXT NOT NULL,
          model TEXT,
          seed INTEGER,
          attempts INTEGER NOT NULL,
          rejections TEXT NOT NULL,
          is_fallback INTEGER NOT NULL CHECK (is_fallback IN (0, 1)),
          format TEXT NOT NULL CHECK (format IN ('choice', 'typed')),
          other_answers TEXT NOT NULL,
          PRIMARY KEY (test_id, number)
        ) STRICT;
        """)
  }
}
