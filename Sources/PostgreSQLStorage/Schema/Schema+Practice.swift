extension Schema {
  /// Lists of texts are JSON arrays. A response without an option or a text belongs to a question that was seen or flagged, but not answered.
  static let practice = """
    CREATE TABLE course (
      id string NOT NULL PRIMARY KEY,
      profile_id string NOT NULL,
      name string NOT NULL,
      language string NOT NULL,
      topics string NOT NULL,
      created_at BIGINT NOT NULL
    );
    CREATE INDEX course_by_profile ON course (profile_id, created_at);

    CREATE TABLE course_notes (
      course_id string NOT NULL REFERENCES course (id) ON DELETE CASCADE,
      id string NOT NULL,
      place BIGINT NOT NULL,
      name string NOT NULL,
      word_count BIGINT NOT NULL,
      byte_count BIGINT NOT NULL,
      topics string NOT NULL,
      PRIMARY KEY (course_id, id)
    );

    CREATE TABLE notes_text (
      course_id string NOT NULL,
      notes_id string NOT NULL,
      text string NOT NULL,
      PRIMARY KEY (course_id, notes_id),
      FOREIGN KEY (course_id, notes_id) REFERENCES course_notes (course_id, id) ON DELETE CASCADE
    );

    CREATE TABLE practice_test (
      id string NOT NULL PRIMARY KEY,
      profile_id string NOT NULL,
      course_id string NOT NULL,
      course string NOT NULL,
      topics string NOT NULL,
      difficulty string NOT NULL,
      question_count BIGINT NOT NULL,
      language string NOT NULL,
      seed BIGINT NOT NULL,
      backend string NOT NULL,
      status string NOT NULL CHECK (status IN ('generating', 'ready', 'in_progress', 'submitted', 'failed')),
      created_at BIGINT NOT NULL,
      started_at BIGINT,
      submitted_at BIGINT,
      failure string,
      position BIGINT NOT NULL CHECK (position >= 0),
      CHECK ((status = 'submitted') = (submitted_at IS NOT NULL)),
      CHECK ((status = 'failed') = (failure IS NOT NULL))
    );
    CREATE INDEX practice_test_by_profile ON practice_test (profile_id, created_at);
    CREATE INDEX practice_test_generating ON practice_test (status) WHERE status = 'generating';

    CREATE TABLE practice_question (
      test_id string NOT NULL REFERENCES practice_test (id) ON DELETE CASCADE,
      number BIGINT NOT NULL,
      id string NOT NULL,
      topic string NOT NULL,
      bloom_level string NOT NULL,
      difficulty string NOT NULL,
      template string NOT NULL,
      key_position BIGINT NOT NULL CHECK (key_position BETWEEN 0 AND 4),
      evidence string NOT NULL,
      stem string NOT NULL,
      correct_answer string NOT NULL,
      distractors string NOT NULL,
      rationale string NOT NULL,
      headings string NOT NULL,
      backend string NOT NULL,
      model string,
      seed BIGINT,
      attempts BIGINT NOT NULL,
      rejections string NOT NULL,
      is_fallback BOOLEAN NOT NULL,
      format string NOT NULL CHECK (format IN ('choice', 'typed')),
      other_answers string NOT NULL,
      PRIMARY KEY (test_id, number)
    );

    CREATE TABLE practice_removed_question (
      LIKE practice_question INCLUDING ALL,
      FOREIGN KEY (test_id) REFERENCES practice_test (id) ON DELETE CASCADE
    );

    CREATE TABLE practice_response (
      test_id string NOT NULL REFERENCES practice_test (id) ON DELETE CASCADE,
      question_id string NOT NULL,
      option BIGINT CHECK (option BETWEEN 0 AND 4),
      milliseconds BIGINT NOT NULL CHECK (milliseconds >= 0),
      changes BIGINT NOT NULL,
      is_flagged BOOLEAN NOT NULL,
      is_disputed BOOLEAN NOT NULL,
      sequence BIGINT NOT NULL,
      text string,
      PRIMARY KEY (test_id, question_id),
      CHECK (option IS NULL OR text IS NULL)
    );

    CREATE TABLE scheduled_test (
      profile_id string NOT NULL,
      id string NOT NULL,
      series_id string NOT NULL,
      course_id string NOT NULL,
      course string NOT NULL,
      topics string NOT NULL,
      level BIGINT NOT NULL,
      question_count BIGINT NOT NULL,
      title string NOT NULL,
      kind string NOT NULL CHECK (kind IN ('initial', 'follow_up', 'retake')),
      at BIGINT NOT NULL,
      utc_offset BIGINT NOT NULL,
      occasion_day string,
      revised_at BIGINT NOT NULL,
      is_archived BOOLEAN NOT NULL,
      test_id string,
      completed_at BIGINT,
      percent BIGINT,
      PRIMARY KEY (profile_id, id)
    );

    CREATE TABLE calendar (
      profile_id string PRIMARY KEY,
      secret string NOT NULL UNIQUE
    );
    """

  /// The formulas of a question are a JSON array of objects with the plain text and the source.
  static let formulas = """
    ALTER TABLE practice_question ADD COLUMN formulas string NOT NULL DEFAULT '[]';
    ALTER TABLE practice_removed_question ADD COLUMN formulas string NOT NULL DEFAULT '[]';
    """
}
