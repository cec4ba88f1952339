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

  /// Servers tell each other about limits of requests, and which release of content they offer. Reports on limits are removed after a minute.
  /// Servers make the numbers of clients in them with the secret.
  // NB: a column of the table of servers would need a lock that a long backup holds up, and the signs of all servers would wait behind it.
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
    CREATE TABLE offered_release (
      server string NOT NULL PRIMARY KEY,
      release BIGINT NOT NULL
    );
    """
}
