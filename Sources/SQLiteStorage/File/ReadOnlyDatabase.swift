import GRDB

/// Opens a database for reading, also while a server uses it.
///
/// A read-only connection neither writes nor checkpoints, so that it cannot meet the WAL-reset bug of SQLite before 3.51.3.
enum ReadOnlyDatabase {
  static func open(_ path: String) throws(StorageError) -> DatabaseQueue {
    guard let status = StoreFiles.status(path) else {
      throw .cannotOpen(path: path, reason: "there is no such file: name the data folder of a server")
    }
    guard status.size > 0 else { throw .missingDatabase(path: path) }
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
      try RowChecksum.register(in: db)
    }
    do {
      let database = try DatabaseQueue(path: path, configuration: configuration)
      _ = try database.read { try SchemaVersion.check($0, path: path) }
      return database
    } catch {
      let error = StorageError(caught: error)
      guard case .failed(let reason) = error else { throw error }
      throw .cannotOpen(path: path, reason: reason)
    }
  }
}
