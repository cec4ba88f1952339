public import Storage

extension Stores {
  /// The stores of an SQLite file.
  public init(_ store: Store) {
    self.init(
      profiles: SQLiteProfileStore(store), transfers: SQLiteTransferStore(store), attempts: SQLiteAttemptStore(store),
      sharedResults: SQLiteSharedResultStore(store), practice: SQLitePracticeStore(store), schedule: SQLiteScheduleStore(store),
      games: SQLiteGameStore(store))
  }
}
