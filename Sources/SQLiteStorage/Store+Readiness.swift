import GRDB
import Storage

extension Store {
  /// Throws an error if the store is not fit for use: known damage, or a database that cannot be written.
  ///
  /// - Throws: ``StorageError``.
  public func checkReady() async throws {
    if case .damaged(let reason) = health.condition { throw StorageError.damaged(reason) }
    try await checkWritable()
  }

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
