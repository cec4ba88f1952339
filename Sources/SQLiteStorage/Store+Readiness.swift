import GRDB

extension Store {
  /// Writes to the database without changing it, and waits until the write is durable.
  ///
  /// - Throws: ``StorageError`` when the database cannot be written, such as on a full disk.
  public func checkWritable() async throws {
    try await writer.perform(isProbe: true) { db in
      // NB: SQLite writes the page of this number even if the number stays the same.
      let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
      try db.execute(sql: "PRAGMA user_version = \(version)")
    }
  }
}
