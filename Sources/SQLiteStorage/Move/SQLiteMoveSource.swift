import GRDB
public import Storage

/// The data folder of a server that is stopped, as the source of a move. It is not changed.
public final class SQLiteMoveSource: MoveSource {
  private let lock: DataFolderLock
  private let database: DatabaseQueue
  public let name: String

  /// Locks the folder against servers while this object exists, and opens its database for reading.
  ///
  /// - Parameter folder: An absolute path.
  /// - Throws: ``StoreMoveError``, or ``StorageError`` for a folder without a database of Nivel.
  public init(folder: String) throws {
    name = "the folder \(folder)"
    let files = StoreFiles(folder: folder)
    // NB: before the lock, which would be made in a wrong folder too.
    guard StoreFiles.status(files.database) != nil else { throw StoreMoveError.noTables(name) }
    do { lock = try DataFolderLock(folder: folder) } catch .inUse { throw StoreMoveError.inUse(name) }
    database = try ReadOnlyDatabase.open(files.database)
    do {
      try MoveMark.refuse(database, files)
      guard try database.read({ try SchemaVersion.appliedMigrations($0) }) == SchemaVersion.migrations else {
        throw StoreMoveError.earlierSchema(name)
      }
    } catch let error as StoreMoveError { throw error } catch { throw StorageError(caught: error) }
  }

  public func count(of table: MovedTable) throws -> Int { try read { try MovedRows.count(table, $0) } }

  public func rows(of table: MovedTable, after key: [MovedValue]?) throws -> [[MovedValue]] {
    try read { try MovedRows.next(table, after: key, $0) }
  }

  private func read<Value>(_ body: (Database) throws -> Value) throws(StorageError) -> Value {
    do { return try database.read(body) } catch { throw StorageError(caught: error) }
  }
}
