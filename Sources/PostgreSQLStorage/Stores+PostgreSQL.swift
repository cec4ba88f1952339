public import Storage

extension Stores {
  /// The stores of a PostgreSQL database.
  public init(_ database: PostgreSQLDatabase) {
    self.init(
      profiles: PostgreSQLProfileStore(database: database), transfers: PostgreSQLTransferStore(database: database),
      attempts: PostgreSQLAttemptStore(database: database), sharedResults: PostgreSQLSharedResultStore(database: database),
      practice: PostgreSQLPracticeStore(database: database), schedule: PostgreSQLScheduleStore(database: database),
      games: PostgreSQLGameStore(database: database),
      exchange: ServerExchange(
        progress: PostgreSQLProgressStore(database: database), limits: PostgreSQLLimitReportStore(database: database),
        releases: PostgreSQLOfferedReleaseStore(database: database)))
  }
}
