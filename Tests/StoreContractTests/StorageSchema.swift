import GRDB
import Storage

@testable import SQLiteStorage

/// The tables of a storage, as the storage itself lists them.
struct StorageSchema: Sendable {
  struct Column: Sendable, Hashable {
    let table: String
    let name: String
    /// The type in the words of the storage.
    let type: String
    /// The place in the primary key, from 1; 0 for a column outside of it.
    let keyPlace: Int
  }

  struct Reference: Sendable, Hashable {
    let table: String
    let parent: String
  }

  let columns: [Column]
  let references: [Reference]
  /// The type of columns of each kind.
  let types: [MovedTable.Column.Kind: String]

  /// The tables of SQLite, from a database in memory.
  static func sqlite() throws -> StorageSchema {
    var configuration = Configuration()
    configuration.prepareDatabase { try RowChecksum.register(in: $0) }
    let database = try DatabaseQueue(configuration: configuration)
    try Migrations.migrator.migrate(database)
    return try database.read { db in
      let columns = try Row.fetchAll(
        db,
        sql: """
          SELECT t.name AS tbl, c.name, c.type, c.pk FROM pragma_table_list AS t, pragma_table_xinfo(t.name) AS c
          WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%'
          """)
      let references = try Row.fetchAll(
        db, sql: "SELECT t.name AS tbl, f.\"table\" AS parent FROM pragma_table_list AS t, pragma_foreign_key_list(t.name) AS f")
      return StorageSchema(
        columns: columns.map { Column(table: $0["tbl"], name: $0["name"], type: $0["type"], keyPlace: $0["pk"]) },
        references: references.map { Reference(table: $0["tbl"], parent: $0["parent"]) },
        types: [.integer: "INTEGER", .boolean: "INTEGER", .text: "TEXT", .bytes: "BLOB"])
    }
  }
}
