import GRDB
public import Placement

/// Reads the finished attempts of a data folder. It changes nothing, and a server can use the folder at the same time.
public struct FinishedAttempts: Sendable {
  private let database: DatabaseQueue

  /// Opens the database of an existing data folder for reading.
  /// - Throws: ``StorageError``.
  public init(folder: String) throws(StorageError) {
    let path = StoreFiles(folder: folder).database
    database = try ReadOnlyDatabase.open(path)
    do {
      guard try database.read(Migrations.migrator.hasCompletedMigrations) else {
        throw StorageError.cannotOpen(path: path, reason: "it is of an earlier version: start nivel serve with this folder once")
      }
    } catch { throw StorageError(caught: error) }
  }

  /// Reads all finished attempts at the tests in a language, in the order of their ids.
  /// - Parameter each: is called for every attempt, with its answers.
  /// - Throws: ``StorageError``, or the error of `each`.
  public func forEach(languageID: String, _ each: (Attempt) throws -> Void) throws {
    try database.read { db in
      let records = try AttemptRecord.fetchCursor(
        db, sql: "SELECT * FROM attempt WHERE language_id = ? AND status = 'finished' ORDER BY id", arguments: [languageID])
      while let record = try records.next() { try each(record.attempt(db)) }
    }
  }

  /// The stored files of a test; nil when the id is unknown.
  /// - Throws: the errors of SQLite.
  public func documents(_ id: Int64) throws -> TestDocuments? { try database.read { try TestDocuments.fetch(id, $0) } }
}
