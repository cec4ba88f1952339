import GRDB

/// Finds out whether a database belongs to Nivel, and whether this program knows its schema.
enum SchemaVersion {
  /// The application id in the header of the file: "Nivl" in ASCII.
  static let applicationID: Int32 = 0x4E69_766C

  /// Whether a database has the mark of Nivel. A database from before there was a mark is recognised by its migrations.
  /// - Throws: ``StorageError`` for a database of another program, and for a newer schema.
  static func check(_ db: Database, path: String) throws -> Bool {
    let mark = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    let applied = try appliedMigrations(db)
    guard mark == applicationID || mark == 0 && applied.first == migrations.first else { throw StorageError.foreign(path: path) }
    if let newer = applied.last(where: { !migrations.contains($0) }) {
      throw StorageError.newerSchema(path: path, found: newer, known: migrations.last ?? "")
    }
    return mark == applicationID
  }

  static func mark(_ db: Database) throws { try db.execute(sql: "PRAGMA application_id = \(applicationID)") }

  /// The names of the applied migrations, in their order.
  static func appliedMigrations(_ db: Database) throws -> [String] {
    guard try db.tableExists("grdb_migrations") else { return [] }
    return try String.fetchAll(db, sql: "SELECT identifier FROM grdb_migrations ORDER BY identifier")
  }

  /// All migrations that this program knows.
  static var migrations: [String] { Migrations.migrator.migrations }

  /// The SQL of every table and index of the current schema, by name.
  static func definitions(_ db: Database) throws -> [String: String] {
    let rows = try Row.fetchAll(db, sql: "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL")
    return Dictionary(rows.map { ($0["name"], $0["sql"]) }) { first, _ in first }
  }
}
