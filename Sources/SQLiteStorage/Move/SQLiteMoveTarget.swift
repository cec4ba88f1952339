import GRDB
public import Storage

/// A new data folder as the target of a move.
public final class SQLiteMoveTarget: MoveTarget {
  private let store: Store
  public let name: String

  /// Opens the folder, which is empty or has an unfinished move. Locks it against servers and other moves until ``finish()``.
  ///
  /// - Throws: ``StorageError``.
  public init(folder: String) throws(StorageError) {
    name = "the folder \(folder)"
    store = try Store(folder: folder, access: PoolAccess(), isMoveTarget: true)
  }

  public func begin(from source: String) throws {
    try write { db in
      if try !MoveMark.isSet(db), let table = try MovedRows.first(db) {
        throw StoreMoveError.notEmpty(target: self.name, table: table.name)
      }
      try MoveMark.set(source: source, target: self.name, db)
    }
  }

  public func count(of table: MovedTable) throws -> Int { try read { try MovedRows.count(table, $0) } }

  public func rows(of table: MovedTable, after key: [MovedValue]?) throws -> [[MovedValue]] {
    try read { try MovedRows.next(table, after: key, $0) }
  }

  public func lastKey(of table: MovedTable) throws -> [MovedValue]? { try read { try MovedRows.lastKey(table, $0) } }

  public func insert(_ rows: [[MovedValue]], into table: MovedTable) throws {
    try write { try MovedRows.insert(rows, into: table, $0) }
  }

  /// Removes the mark if there is one, and closes the database.
  public func finish() throws {
    try write { try MoveMark.remove($0) }
    do { try store.close() } catch { throw StorageError(caught: error) }
  }

  private func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    do { return try store.pool.read(body) } catch { throw StorageError(caught: error) }
  }

  private func write(_ body: (Database) throws -> Void) throws {
    do { try store.pool.write(body) } catch let error as StoreMoveError { throw error } catch { throw StorageError(caught: error) }
  }
}
