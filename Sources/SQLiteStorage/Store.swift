import GRDB

/// Nivel's SQLite database. One process uses it, with one writer and several readers.
public final class Store: Sendable {
  let pool: DatabasePool
  let writer: GroupCommit
  private let lock: DataFolderLock

  /// Opens `nivel.sqlite` in an existing folder. Creates and migrates the database as needed.
  /// - Throws: ``StorageError``.
  public init(folder: String) throws(StorageError) {
    lock = try DataFolderLock(path: "\(folder)/nivel.lock")
    let path = "\(folder)/nivel.sqlite"
    do {
      pool = try DatabasePool(path: path, configuration: Self.configuration)
      try Self.makeDurable(pool)
      try Migrations.migrator.migrate(pool)
    } catch let error as StorageError {
      throw error
    } catch {
      throw .cannotOpen(path: path, reason: StorageError(caught: error).description)
    }
    writer = GroupCommit(pool: pool)
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.maximumReaderCount = 4
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA journal_size_limit = 67108864")
    }
    return configuration
  }

  /// NB: the pool sets synchronous=NORMAL after `prepareDatabase` has run, so FULL is set here and then checked.
  private static func makeDurable(_ pool: DatabasePool) throws {
    let synchronous = try pool.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA synchronous = FULL")
      return try Int.fetchOne(db, sql: "PRAGMA synchronous") ?? -1
    }
    guard synchronous == 2 else { throw StorageError.notDurable(synchronous: synchronous) }
  }

  /// Reads a snapshot. Writes can go on at the same time.
  func read<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
    do { return try await pool.read(body) } catch { throw StorageError(caught: error) }
  }

  /// The writer's `synchronous` setting; 2 is FULL.
  func synchronousSetting() async throws -> Int? {
    try await pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
  }

  /// Waits for running reads and writes, and closes the file.
  /// - Throws: the errors of SQLite.
  public func close() throws {
    try pool.close()
    lock.release()
  }
}
