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
}
