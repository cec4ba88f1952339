import GRDB

/// The schema that this program creates, from a database in memory.
enum CurrentSchema {
  private struct Content {
    let definitions: [String: String]
    let tables: [String: ChecksummedTable]
  }

  private static let content = Result {
    var configuration = Configuration()
    configuration.prepareDatabase { try RowChecksum.register(in: $0) }
    let database = try DatabaseQueue(configuration: configuration)
    try Migrations.migrator.migrate(database)
    return try database.read { db in
      let tables = try ChecksummedTable.all(db).map { ($0.name, $0) }
      return Content(definitions: try SchemaVersion.definitions(db), tables: Dictionary(tables) { first, _ in first })
    }
  }

  /// The SQL of every table and index, by name.
  static func definitions() throws -> [String: String] { try content.get().definitions }

  /// SQL that is true for a row of a table that is as it was written.
  static func isIntact(_ table: String) throws -> String {
    guard let table = try content.get().tables[table] else { throw StorageError.failed("the table \(table) has no checksums") }
    return "(\(table.isIntact)) AS is_intact"
  }

  /// - Throws: ``StorageError/damaged(_:)`` for a row that is not as it was written.
  static func verify(_ row: Row, _ what: @autoclosure () -> String) throws {
    guard row["is_intact"] else { throw StorageError.damaged("\(what()) is not as it was written") }
  }
}
