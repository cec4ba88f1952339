import GRDB
import Storage

/// The table that a store has while a move into it is not finished: one row with the name of the source.
enum MoveMark {
  static let table = "store_move"

  /// - Throws: ``StorageError/unfinishedMove(path:)`` for a store with the mark.
  static func refuse(_ reader: some DatabaseReader, _ files: StoreFiles) throws {
    guard try reader.read(isSet) else { return }
    throw StorageError.unfinishedMove(path: files.folder)
  }

  static func isSet(_ db: Database) throws -> Bool { try db.tableExists(table) }

  /// Sets the mark unless it is there.
  ///
  /// - Throws: ``StoreMoveError/otherSource(target:source:)`` for the mark of a move from another source.
  static func set(source: String, target: String, _ db: Database) throws {
    guard try isSet(db) else {
      try db.execute(sql: "CREATE TABLE \(table) (source TEXT NOT NULL) STRICT")
      try db.execute(sql: "INSERT INTO \(table) (source) VALUES (?)", arguments: [source])
      return
    }
    let known = try String.fetchOne(db, sql: "SELECT source FROM \(table)") ?? ""
    guard known == source else { throw StoreMoveError.otherSource(target: target, source: known) }
  }

  static func remove(_ db: Database) throws { try db.execute(sql: "DROP TABLE IF EXISTS \(table)") }
}
