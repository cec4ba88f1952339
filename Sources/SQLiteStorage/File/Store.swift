import GRDB
public import Storage
import Synchronization

/// Nivel's SQLite database. One process uses it, with one writer and several readers.
public final class Store: Sendable {
  let files: StoreFiles
  let pool: DatabasePool
  let writer: GroupCommit
  let watch: StoreWatch
  let quota: StorageQuota
  /// Whether the log may contain deleted data, and could not be emptied when they were deleted.
  let mustEmptyLog: Mutex<Bool>
  private let isClosed = Mutex(false)
  private let lock: DataFolderLock
  private let access: any DatabaseAccess

  /// Opens `nivel.sqlite` in an existing folder. Creates and migrates the database as needed.
  ///
  /// - Parameters:
  ///   - quota: The maximum size of the texts of learners.
  ///   - report: Is called with what the store finds out about its file while it is open.
  /// - Throws: ``StorageError``.
  public convenience init(
    folder: String, quota: StorageQuota = StorageQuota(), report: @escaping @Sendable (StorageEvent) -> Void = { _ in }
  ) throws(StorageError) {
    try self.init(folder: folder, quota: quota, access: PoolAccess(), report: report)
  }

  /// - Parameter isMoveTarget: Whether the store is opened for a move into it, which may be unfinished.
  init(
    folder: String, quota: StorageQuota = StorageQuota(), access: any DatabaseAccess, immediateCheckLimit: Int64 = immediateCheckLimit,
    isMoveTarget: Bool = false, report: @escaping @Sendable (StorageEvent) -> Void = { _ in }
  ) throws(StorageError) {
    self.access = access
    files = StoreFiles(folder: folder)
    self.quota = quota
    try files.makePrivate()
    lock = try DataFolderLock(path: files.lock)
    // NB: the last process did not close the database, and may have crashed after a deletion.
    mustEmptyLog = Mutex(StoreFiles.status(files.log) != nil)
    watch = StoreWatch(report: report)
    do {
      try Self.createIfNew(files, isMarked: lock.isMarked)
      pool = try DatabasePool(path: files.database, configuration: Self.configuration)
      if !isMoveTarget { try MoveMark.refuse(pool, files) }
      try Self.prepare(pool, files)
      try lock.mark()
      try files.makePrivate()
      let open = try OpenFiles(files)
      writer = GroupCommit(pool: pool, access: access, watch: watch) { try open.verify() }
    } catch let error as StorageError {
      throw error
    } catch {
      let error = StorageError(caught: error)
      if case .damaged = error { throw error }
      throw .cannotOpen(path: files.database, reason: error.description)
    }
    try checkStructure(upTo: immediateCheckLimit)
  }

  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.maximumReaderCount = 4
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA journal_size_limit = 67108864")
      // NB: SQLite overwrites deleted rows with zeros, so that deleted notes are in no free page.
      try db.execute(sql: "PRAGMA secure_delete = ON")
      try RowChecksum.register(in: db)
    }
    return configuration
  }

  /// Reads a snapshot. Writes can go on at the same time.
  func read<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
    do { return try await access.read(pool, body) } catch {
      // NB: errors of a body itself, such as a cancellation, are not about the file.
      let error = StorageError(caughtReading: error)
      watch.noteFailure(error)
      throw error
    }
  }

  /// Runs a function on the writer, outside of the groups of writes.
  func onWriter(_ body: @escaping @Sendable (Database) throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
      access.write(pool) { db in continuation.resume(with: Result { try body(db) }) }
    }
  }

  /// The writer's `synchronous` setting; 2 is FULL.
  func synchronousSetting() async throws -> Int? {
    try await pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
  }

  /// Waits for queued writes, interrupts what still runs after them, writes the log into the database, and closes the file. Later writes
  /// fail. A second call does nothing.
  /// - Throws: the errors of SQLite.
  public func close() throws {
    let wasClosed = isClosed.withLock { isClosed in
      defer { isClosed = true }
      return isClosed
    }
    // NB: the connections of a closed pool have no database.
    guard !wasClosed else { return }
    pool.writeWithoutTransaction { writer.finish($0) }
    // NB: the check of a large table would keep the file open for minutes.
    pool.interrupt()
    try? pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    // NB: the connection that closes last deletes the log, and a reader cannot. The pool closes its readers after its writer.
    pool.invalidateReadOnlyConnections()
    try pool.close()
    lock.release()
  }
}

extension Store: StorageMonitor {
  /// What the store last found out about its file.
  public var health: StorageHealth { watch.health }
}
