extension Schema {
  /// The items seen before and the items of a drill are JSON arrays of item ids. An answer has a kind and a value: an option's id, the
  /// typed text, tile ids separated by spaces, or empty for "I don't know".
  static let placement = """
    CREATE TABLE blueprint (
      id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      language_id string NOT NULL,
      version string NOT NULL,
      document BYTEA NOT NULL,
      calibration BYTEA
    );
    CREATE INDEX blueprint_by_version ON blueprint (language_id, version);

    CREATE TABLE attempt (
      id string NOT NULL PRIMARY KEY,
      profile_id string NOT NULL,
      language_id string NOT NULL,
      blueprint_id BIGINT NOT NULL REFERENCES blueprint (id),
      seed BIGINT NOT NULL,
      status string NOT NULL CHECK (status IN ('in_progress', 'finished')),
      started_at BIGINT NOT NULL,
      finished_at BIGINT,
      position BIGINT NOT NULL CHECK (position >= 0),
      skips_listening BOOLEAN NOT NULL,
      length string NOT NULL CHECK (length IN ('quick', 'full')),
      seen_before string NOT NULL,
      device string CHECK (device IN ('phone', 'tablet', 'desktop', 'terminal')),
      interface_language string,
      drill_items string,
      CHECK ((status = 'finished') = (finished_at IS NOT NULL)),
      CHECK (drill_items IS NULL OR status = 'in_progress')
    );
    CREATE INDEX attempt_by_profile ON attempt (profile_id, started_at);

    CREATE TABLE answer (
      attempt_id string NOT NULL REFERENCES attempt (id) ON DELETE CASCADE,
      item_id string NOT NULL,
      kind string NOT NULL CHECK (kind IN ('choice', 'text', 'tiles', 'dont_know')),
      value string NOT NULL,
      sequence BIGINT NOT NULL,
      answered_at BIGINT NOT NULL,
      number BIGINT CHECK (number > 0),
      milliseconds BIGINT CHECK (milliseconds >= 0),
      PRIMARY KEY (attempt_id, item_id)
    );

    CREATE TABLE result (
      attempt_id string NOT NULL PRIMARY KEY REFERENCES attempt (id) ON DELETE CASCADE,
      level string NOT NULL,
      scaled_score BIGINT NOT NULL,
      certainty string CHECK (certainty IN ('sure', 'likely', 'too_few')),
      document BYTEA NOT NULL
    );

    CREATE TABLE shared_result (
      token_hash BYTEA NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
      profile_id string NOT NULL,
      attempt_id string NOT NULL REFERENCES attempt (id) ON DELETE CASCADE,
      created_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL
    );
    CREATE INDEX shared_result_by_profile ON shared_result (profile_id, created_at);
    CREATE INDEX shared_result_by_attempt ON shared_result (attempt_id);
    CREATE INDEX shared_result_by_expiry ON shared_result (expires_at);
    """

  /// Calibration reads the finished attempts of one language in the order of their ids, without those of the other languages.
  static let attemptsByLanguage = """
    CREATE INDEX attempt_finished_by_language ON attempt (language_id, id) WHERE status = 'finished';
    """

  /// An attempt says whether the learner has looked at readings.
  static let readings = "ALTER TABLE attempt ADD COLUMN uses_readings BOOLEAN NOT NULL DEFAULT FALSE;"
}
