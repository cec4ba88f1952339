import Foundation
import Storage

@testable import PostgreSQLStorage

extension StorageSchema {
  /// The tables of PostgreSQL, from a schema of their own.
  static func postgreSQL() async throws -> StorageSchema {
    let name = "nivel-\(UUID().uuidString)"
    try await TestPostgreSQL.run("CREATE SCHEMA \"\(name)\"")
    let connection = PostgreSQLConnection(url: try await TestPostgreSQL.url(schema: name), server: "tests")
    try connection.open()
    try Schema.prepare(connection)
    let schema = StorageSchema(
      columns: try columns(connection), references: try references(connection),
      types: [.integer: "int8", .boolean: "bool", .text: "string", .bytes: "bytea"])
    connection.close()
    try await TestPostgreSQL.run("DROP SCHEMA \"\(name)\" CASCADE")
    return schema
  }

  private static func columns(_ connection: PostgreSQLConnection) throws -> [Column] {
    try connection.rows(
      """
      SELECT class.relname AS tbl, attname, typname, COALESCE(array_position(conkey, attnum), 0) AS key_place
      FROM pg_attribute JOIN pg_class AS class ON class.oid = attrelid JOIN pg_type ON pg_type.oid = atttypid
      LEFT JOIN pg_constraint ON conrelid = class.oid AND contype = 'p'
      WHERE class.relnamespace = quote_ident(current_schema())::regnamespace AND class.relkind = 'r' AND attnum > 0 AND NOT attisdropped
      """
    ).map { Column(table: try $0["tbl"], name: try $0["attname"], type: try $0["typname"], keyPlace: try $0["key_place"]) }
  }

  private static func references(_ connection: PostgreSQLConnection) throws -> [Reference] {
    try connection.rows(
      """
      SELECT child.relname AS tbl, parent.relname AS parent FROM pg_constraint
      JOIN pg_class AS child ON child.oid = conrelid JOIN pg_class AS parent ON parent.oid = confrelid
      WHERE contype = 'f' AND child.relnamespace = quote_ident(current_schema())::regnamespace
      """
    ).map { Reference(table: try $0["tbl"], parent: try $0["parent"]) }
  }
}
