import GRDB
import Storage
import Synchronization

extension Store {
  /// The size of a database, in bytes, up to which it is checked before the store is used. A larger one is checked while it is used.
  // NB: 64 MiB take a third of a second of processor time. A store with a million attempts has to start within two seconds.
  static let immediateCheckLimit: Int64 = 64 << 20

  /// Checks the structure of a database that is not larger than a limit. It reads no checksums.
  func checkStructure(upTo limit: Int64) throws(StorageError) {
    guard (StoreFiles.status(files.database)?.size ?? 0) <= limit else { return }
    do { try pool.read { try Self.quickCheck($0) } } catch { throw StorageError(caught: error) }
  }

  private static func quickCheck(_ db: Database) throws {
    let findings = try String.fetchAll(db, sql: "PRAGMA quick_check(1)").filter { $0 != "ok" }
    if let finding = findings.first { throw StorageError.damaged(finding) }
  }

  /// Checks the tables one after another while the store is used, and then the checksums of all rows. Each table is a read of its own, so that the log can be reset in between.
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
      try await verifyChecksums()
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
    if await truncateLog() { writer.noteTidied(groups) }
  }

  /// Writes the log into the database and empties it, also while others write. Tries again for a while if readers are not done.
  ///
  /// - Returns: Whether the log was emptied. If not, ``maintain()`` tries again, also while the store is busy.
  func emptyLog() async throws -> Bool {
    mustEmptyLog.withLock { $0 = true }
    for pause in [1, 10, 50, 100, 200, 400, 800] {
      if await truncateLog() { return true }
      try await Task.sleep(for: .milliseconds(pause))
    }
    return false
  }

  /// Empties the log if it may contain deleted data, or if the store is idle.
  func tidy() async {
    guard mustEmptyLog.withLock({ $0 }) else { return await tidyIfIdle() }
    guard (try? await emptyLog()) == false else { return }
    // NB: reads that overlap would keep the log from being emptied for ever. Now new reads wait, for the present ones at most.
    try? await pool.barrierWriteWithoutTransaction { try self.truncateLog($0) }
  }

  private func truncateLog() async -> Bool {
    do {
      try await onWriter { try self.truncateLog($0) }
      return true
    } catch { return false }
  }

  private func truncateLog(_ db: Database) throws {
    // NB: without waiting for readers: answers would wait with it.
    try db.execute(sql: "PRAGMA busy_timeout = 0")
    defer { try? db.execute(sql: "PRAGMA busy_timeout = 5000") }
    _ = try db.checkpoint(.truncate)
    mustEmptyLog.withLock { $0 = false }
  }

  /// Looks after the file until the task is cancelled: checks it at once and then once a day, and empties the log when nothing is written.
  public func maintain() async {
    var untilCheck = Duration.zero
    while !Task.isCancelled {
      if untilCheck <= .zero {
        await check()
        untilCheck = Self.checkInterval
      }
      try? await Task.sleep(for: Self.tidyInterval)
      untilCheck -= Self.tidyInterval
      await tidy()
    }
  }

  private static let checkInterval = Duration.seconds(86_400)
  private static let tidyInterval = Duration.seconds(30)
}
