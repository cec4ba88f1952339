public import Storage

extension Stores {
  /// The stores of an SQLite file.
  public init(_ store: Store) {
    self.init(
      attempts: SQLiteAttemptStore(store), practice: SQLitePracticeStore(store), schedule: SQLiteScheduleStore(store),
      games: SQLiteGameStore(store))
  }
}
