import GRDB

/// The database schema as numbered steps. A released step is never edited. Add a new step instead.
enum Migrations {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("001 placement attempts") { db in try db.execute(sql: placementAttempts) }
    migrator.registerMigration("002 practice tests") { db in try db.execute(sql: practiceTests) }
    migrator.registerMigration("003 schedule") { db in try db.execute(sql: schedule) }
    migrator.registerMigration("004 word game") { db in try db.execute(sql: wordGame) }
    migrator.registerMigration("005 quick tests") { db in try db.execute(sql: quickTests) }
    migrator.registerMigration("006 calibrations") { db in try db.execute(sql: calibrations) }
    migrator.registerMigration("007 clients of attempts") { db in try db.execute(sql: clientsOfAttempts) }
    migrator.registerMigration("008 checksums and texts of notes", migrate: selfCheck)
    migrator.registerMigration(sessions, migrate: addSessions)
    migrator.registerMigration(sharing, migrate: addSharing)
    migrator.registerMigration("011 drills", migrate: addDrills)
    migrator.registerMigration("012 typed answers", migrate: addTypedAnswers)
    migrator.registerMigration("013 indexes of editions") { db in try db.execute(sql: indexesOfEditions) }
    migrator.registerMigration("014 removed questions", migrate: addRemovedQuestions)
    migrator.registerMigration("015 readings", migrate: addReadings)
    migrator.registerMigration("016 formulas", migrate: addFormulas)
    return migrator
  }

  /// Times are microseconds since 1970, UTC. An answer has a kind and a value. The value is an option's id, the typed text,
  /// tile ids separated by spaces, or empty for "I don't know".
  private static let placementAttempts = """
    CREATE TABLE blueprint (
      id INTEGER PRIMARY KEY,
      language_id TEXT NOT NULL,
      version TEXT NOT NULL,
      document BLOB NOT NULL
    ) STRICT;
    CREATE INDEX blueprint_by_version ON blueprint (language_id, version);

    CREATE TABLE attempt (
      id TEXT PRIMARY KEY,
      profile_id TEXT NOT NULL,
      language_id TEXT NOT NULL,
      blueprint_id INTEGER NOT NULL REFERENCES blueprint (id),
      seed INTEGER NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('in_progress', 'finished')),
      started_at INTEGER NOT NULL,
      finished_at INTEGER,
      position INTEGER NOT NULL CHECK (position >= 0),
      skips_listening INTEGER NOT NULL CHECK (skips_listening IN (0, 1)),
      CHECK ((status = 'finished') = (finished_at IS NOT NULL))
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX attempt_by_profile ON attempt (profile_id, started_at);

    CREATE TABLE answer (
      attempt_id TEXT NOT NULL REFERENCES attempt (id) ON DELETE CASCADE,
      item_id TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('choice', 'text', 'tiles', 'dont_know')),
      value TEXT NOT NULL,
      sequence INTEGER NOT NULL,
      answered_at INTEGER NOT NULL,
      PRIMARY KEY (attempt_id, item_id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE result (
      attempt_id TEXT PRIMARY KEY REFERENCES attempt (id) ON DELETE CASCADE,
      level TEXT NOT NULL,
      scaled_score INTEGER NOT NULL,
      document BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    """

  /// The items seen before are a JSON array of item ids. An answer of a quick test has the number of its question. Durations are in
  /// milliseconds. A result from before these columns has no certainty.
  private static let quickTests = """
    ALTER TABLE attempt ADD COLUMN length TEXT NOT NULL DEFAULT 'full' CHECK (length IN ('quick', 'full'));
    ALTER TABLE attempt ADD COLUMN seen_before TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE answer ADD COLUMN number INTEGER CHECK (number > 0);
    ALTER TABLE answer ADD COLUMN milliseconds INTEGER CHECK (milliseconds >= 0);
    ALTER TABLE result ADD COLUMN certainty TEXT CHECK (certainty IN ('sure', 'likely', 'too_few'));
    """

  /// The calibration of the items of a blueprint; null when no item was calibrated. An attempt keeps the calibration that it began with.
  private static let calibrations = "ALTER TABLE blueprint ADD COLUMN calibration BLOB;"

  /// An attempt from before these columns, and one of a client that did not say, has no device and no interface language.
  private static let clientsOfAttempts = """
    ALTER TABLE attempt ADD COLUMN device TEXT CHECK (device IN ('phone', 'tablet', 'desktop', 'terminal'));
    ALTER TABLE attempt ADD COLUMN interface_language TEXT;
    """

  /// Lists of texts are JSON arrays. A response without an option belongs to a question that was seen or flagged, but not answered.
  private static let practiceTests = """
    CREATE TABLE course (
      id TEXT PRIMARY KEY,
      profile_id TEXT NOT NULL,
      name TEXT NOT NULL,
      language TEXT NOT NULL,
      topics TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX course_by_profile ON course (profile_id, created_at);

    CREATE TABLE course_notes (
      course_id TEXT NOT NULL REFERENCES course (id) ON DELETE CASCADE,
      id TEXT NOT NULL,
      place INTEGER NOT NULL,
      name TEXT NOT NULL,
      text TEXT NOT NULL,
      topics TEXT NOT NULL,
      word_count INTEGER NOT NULL,
      PRIMARY KEY (course_id, id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE practice_test (
      id TEXT PRIMARY KEY,
      profile_id TEXT NOT NULL,
      course_id TEXT NOT NULL,
      course TEXT NOT NULL,
      topics TEXT NOT NULL,
      difficulty TEXT NOT NULL,
      question_count INTEGER NOT NULL,
      language TEXT NOT NULL,
      seed INTEGER NOT NULL,
      backend TEXT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('generating', 'ready', 'in_progress', 'submitted', 'failed')),
      created_at INTEGER NOT NULL,
      started_at INTEGER,
      submitted_at INTEGER,
      failure TEXT,
      position INTEGER NOT NULL CHECK (position >= 0),
      CHECK ((status = 'submitted') = (submitted_at IS NOT NULL)),
      CHECK ((status = 'failed') = (failure IS NOT NULL))
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX practice_test_by_profile ON practice_test (profile_id, created_at);
    CREATE INDEX practice_test_generating ON practice_test (status) WHERE status = 'generating';

    CREATE TABLE practice_question (
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
      PRIMARY KEY (test_id, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE practice_response (
      test_id TEXT NOT NULL REFERENCES practice_test (id) ON DELETE CASCADE,
      question_id TEXT NOT NULL,
      option INTEGER CHECK (option BETWEEN 0 AND 4),
      milliseconds INTEGER NOT NULL CHECK (milliseconds >= 0),
      changes INTEGER NOT NULL,
      is_flagged INTEGER NOT NULL CHECK (is_flagged IN (0, 1)),
      is_disputed INTEGER NOT NULL CHECK (is_disputed IN (0, 1)),
      sequence INTEGER NOT NULL,
      PRIMARY KEY (test_id, question_id)
    ) STRICT, WITHOUT ROWID;
    """

  /// Days are ISO 8601 dates. Offsets from UTC are in minutes. A calendar's secret is a part of its address.
  private static let schedule = """
    CREATE TABLE scheduled_test (
      profile_id TEXT NOT NULL,
      id TEXT NOT NULL,
      series_id TEXT NOT NULL,
      course_id TEXT NOT NULL,
      course TEXT NOT NULL,
      topics TEXT NOT NULL,
      level INTEGER NOT NULL,
      question_count INTEGER NOT NULL,
      title TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('initial', 'follow_up', 'retake')),
      at INTEGER NOT NULL,
      utc_offset INTEGER NOT NULL,
      occasion_day TEXT,
      revised_at INTEGER NOT NULL,
      is_archived INTEGER NOT NULL CHECK (is_archived IN (0, 1)),
      test_id TEXT,
      completed_at INTEGER,
      percent INTEGER,
      PRIMARY KEY (profile_id, id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE calendar (
      profile_id TEXT PRIMARY KEY,
      secret TEXT NOT NULL UNIQUE
    ) STRICT, WITHOUT ROWID;
    """

  /// Word lists are stored as they were served, one document for each edition. Editions outlive their list, because the games played with
  /// them are replayed from them. Answers, translations and readings are JSON arrays. The easiness of a hard word is in hundredths.
  private static let wordGame = """
    CREATE TABLE word_list_edition (
      list_id TEXT NOT NULL,
      edition TEXT NOT NULL,
      profile_id TEXT,
      document BLOB NOT NULL,
      PRIMARY KEY (list_id, edition)
    ) STRICT;

    CREATE TABLE own_word_list (
      profile_id TEXT NOT NULL,
      id TEXT NOT NULL,
      name TEXT NOT NULL,
      language_id TEXT NOT NULL,
      edition TEXT NOT NULL,
      entry_count INTEGER NOT NULL,
      false_friend_count INTEGER NOT NULL,
      borrows INTEGER NOT NULL CHECK (borrows IN (0, 1)),
      created_at INTEGER NOT NULL,
      PRIMARY KEY (profile_id, id),
      FOREIGN KEY (id, edition) REFERENCES word_list_edition (list_id, edition)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE game (
      profile_id TEXT NOT NULL,
      id TEXT NOT NULL,
      list_id TEXT NOT NULL,
      edition TEXT NOT NULL,
      mode TEXT NOT NULL CHECK (mode IN ('classic', 'climb', 'calm')),
      seed INTEGER NOT NULL,
      hard_words TEXT NOT NULL,
      answers TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('user_won', 'user_lost')),
      right_count INTEGER NOT NULL,
      wrong_count INTEGER NOT NULL,
      points INTEGER NOT NULL,
      best_streak INTEGER NOT NULL,
      played_at INTEGER NOT NULL,
      PRIMARY KEY (profile_id, id),
      FOREIGN KEY (list_id, edition) REFERENCES word_list_edition (list_id, edition)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX game_by_profile ON game (profile_id, played_at);

    CREATE TABLE best_game (
      profile_id TEXT NOT NULL,
      list_id TEXT NOT NULL,
      mode TEXT NOT NULL,
      game_id TEXT NOT NULL,
      PRIMARY KEY (profile_id, list_id, mode),
      FOREIGN KEY (profile_id, game_id) REFERENCES game (profile_id, id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE hard_word (
      profile_id TEXT NOT NULL,
      list_id TEXT NOT NULL,
      english TEXT NOT NULL,
      language_id TEXT NOT NULL,
      translations TEXT NOT NULL,
      readings TEXT NOT NULL,
      easiness INTEGER NOT NULL,
      repetitions INTEGER NOT NULL CHECK (repetitions >= 0),
      interval_days INTEGER NOT NULL CHECK (interval_days >= 0),
      lapses INTEGER NOT NULL CHECK (lapses >= 0),
      seen_at INTEGER NOT NULL,
      due_at INTEGER NOT NULL,
      PRIMARY KEY (profile_id, list_id, english)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX hard_word_by_profile ON hard_word (profile_id, due_at);

    CREATE TABLE hard_word_review (
      profile_id TEXT NOT NULL,
      id TEXT NOT NULL,
      list_id TEXT NOT NULL,
      english TEXT NOT NULL,
      grade TEXT NOT NULL CHECK (grade IN ('again', 'hard', 'good', 'easy')),
      reviewed_at INTEGER NOT NULL,
      PRIMARY KEY (profile_id, id)
    ) STRICT, WITHOUT ROWID;
    """
}
