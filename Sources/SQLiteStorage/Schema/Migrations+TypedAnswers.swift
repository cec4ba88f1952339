import GRDB

extension Migrations {
  /// Gives questions of practice tests a format and other accepted answers (a JSON array of strings), and gives responses a typed answer.
  /// The checksums of the rows cover them too, so both tables are rebuilt.
  static func addTypedAnswers(_ db: Database) throws {
    let question = [
      "test_id", "number", "id", "topic", "bloom_level", "difficulty", "template", "key_position", "evidence", "stem", "correct_answer",
      "distractors", "rationale", "headings", "backend", "model", "seed", "attempts", "rejections", "is_fallback",
    ]
    let response = ["test_id", "question_id", "option", "milliseconds", "changes", "is_flagged", "is_disputed", "sequence"]
    let (questions, responses) = (question.joined(separator: ", "), response.joined(separator: ", "))
    try db.execute(
      sql: """
        CREATE TABLE practice_question_new (
          \(ChecksummedTable.column(over: question + ["format", "other_answers"])),
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
          format TEXT NOT NULL DEFAULT 'choice' CHECK (format IN ('choice', 'typed')),
          other_answers TEXT NOT NULL DEFAULT '[]',
          PRIMARY KEY (test_id, number)
        ) STRICT;
        INSERT INTO practice_question_new (\(questions)) SELECT \(questions) FROM practice_question ORDER BY rowid;
        DROP TABLE practice_question;
        ALTER TABLE practice_question_new RENAME TO practice_question;

        CREATE TABLE practice_response_new (
          \(ChecksummedTable.column(over: response + ["text"])),
          test_id TEXT NOT NULL REFERENCES practice_test (id) ON DELETE CASCADE,
          question_id TEXT NOT NULL,
          option INTEGER CHECK (option BETWEEN 0 AND 4),
          milliseconds INTEGER NOT NULL CHECK (milliseconds >= 0),
          changes INTEGER NOT NULL,
          is_flagged INTEGER NOT NULL CHECK (is_flagged IN (0, 1)),
          is_disputed INTEGER NOT NULL CHECK (is_disputed IN (0, 1)),
          sequence INTEGER NOT NULL,
          text TEXT,
          PRIMARY KEY (test_id, question_id),
          CHECK (option IS NULL OR text IS NULL)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO practice_response_new (\(responses)) SELECT \(responses) FROM practice_response;
        DROP TABLE practice_response;
        ALTER TABLE practice_response_new RENAME TO practice_response;
        """)
  }
}
