extension Schema {
  /// What a server tells those who follow the writing of a test at another server: an event as JSON for each number. The table needs no log
  /// and no copy at a standby, because the end of the writing is in the test itself.
  static let progress = """
    CREATE UNLOGGED TABLE writing_progress (
      test_id string NOT NULL REFERENCES practice_test (id) ON DELETE CASCADE,
      number BIGINT NOT NULL,
      entry string NOT NULL,
      PRIMARY KEY (test_id, number)
    );
    """

  /// What servers tell each other on limits of requests, which is removed after a minute, and on the content that they offer. With the secret,
  /// servers make the numbers of clients in their reports.
  static let exchange = """
    CREATE UNLOGGED TABLE limit_report (
      server string NOT NULL,
      number BIGINT NOT NULL,
      content string NOT NULL,
      added_at TIMESTAMPTZ NOT NULL,
      PRIMARY KEY (server, number)
    );
    CREATE TABLE limit_secret (
      secret string NOT NULL
    );
    INSERT INTO limit_secret (secret) VALUES (gen_random_uuid()::text || gen_random_uuid()::text);
    ALTER TABLE server ADD COLUMN release BIGINT;
    """
}
