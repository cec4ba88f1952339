import GRDB
import Storage

extension Store {
  /// The size of a database, in bytes, up to which it is checked before the store is used. A larger one is checked while it is used.
  static let immediateCheckLimit: Int64 = 64 << 20

  /// Checks a database that the last process did not close, if that takes little time.
  func checkAfterCrash() throws(StorageError) {
    guard !wasClosed, (StoreFiles.status(files.database)?.size ?? 0) <= Self.immediateCheckLimit else { return }
    do { try pool.read { try Self.quickCheck($0) } } catch { throw StorageError(caught: error) }
    watch.noteCheck(nil)
  }

  private static func quickCheck(_ db: Database) throws {
    let findings = try String.fetchAll(db, sql: "PRAGMA quick_check(1)").filter { $0 != "ok" }
    if let finding = findings.first { throw StorageError.damaged(finding) }
  }

  /// Checks the tables one after another while the store is used. Each table is a read of its own, so that the log can be reset in between.
  /// - Returns: whether nothing wrong was found.
  @discardableResult
  func check() async -> Bool {
    do {
      let tables = try await read { try String.fetchAll($0, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'") }
      for table in tables {
        try Task.checkCancellation()
        let findings = try await read { try String.fetchAll($0, sql: "PRAGMA quick_check('\(table)')") }
        if let finding = findings.first(where: { $0 != "ok" }) { throw StorageError.damaged(finding) }
      }
      watch.noteCheck(nil)
      return true
    } catch is CancellationError { return true } catch {
      watch.noteCheck(StorageError(caught: error))
      return false
    }
  }

  /// Writes the log into the database and empties it, if there were no writes since the last call. Readers that are not done make it wait
  /// for the next call.
  func tidyIfIdle() async {
    guard let groups = writer.idleGroups() else { return }
    let isEmpty = try? await pool.writeWithoutTransaction { db in
      // NB: without waiting for readers: answers would wait with it.
      try db.execute(sql: "PRAGMA busy_timeout = 0")
      defer { try? db.execute(sql: "PRAGMA busy_timeout = 5000") }
      _ = try db.checkpoint(.truncate)
      return true
    }
    if isEmpty == true { writer.noteTidied(groups) }
  }

  /// Looks after the file until the task is cancelled: checks it at once after a crash and then once a day, and empties the log when
  /// nothing is written.
  public func maintain() async {
    var untilCheck = wasClosed || health.isChecked ? Self.checkInterval : .zero
    while !Task.isCancelled {
      if untilCheck <= .zero {
        await check()
        untilCheck = Self.checkInterval
      }
      try? await Task.sleep(for: Self.tidyInterval)
      untilCheck -= Self.tidyInterval
      await tidyIfIdle()
    }
  }

  private static let checkInterval = Duration.seconds(86_400)
  private static let tidyInterval = Duration.seconds(30)
}
