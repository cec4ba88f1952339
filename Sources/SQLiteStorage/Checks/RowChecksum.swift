import GRDB
import GRDBSQLite
import Reproducible

/// The SQL function `nivel_checksum`: a 64-bit hash of the values of a row.
///
/// Every table has a stored generated column `checksum` that calls it, so that SQLite itself computes the checksum at every write. A
/// change of a single value always changes the hash, because each step of FNV-1a is a bijection. It protects against failing disks, not
/// against people.
enum RowChecksum {
  static let function = "nivel_checksum"

  /// Adds the function to a connection.
  // NB: not by GRDB's `add(function:)`, because with `trusted_schema=OFF` a schema may only call functions that are marked as innocuous.
  static func register(in db: Database) throws {
    let code = sqlite3_create_function_v2(
      db.sqliteConnection, function, -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, nil,
      { context, count, values in
        var hash = FNV1a()
        for index in 0..<Int(count) { RowChecksum.add(values?[index], to: &hash) }
        sqlite3_result_int64(context, Int64(bitPattern: hash.value))
      }, nil, nil, nil)
    guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
  }

  /// Adds the type, the length and the bytes of a value.
  private static func add(_ value: OpaquePointer?, to hash: inout FNV1a) {
    let type = sqlite3_value_type(value)
    hash.combine(UInt64(UInt32(bitPattern: type)))
    switch type {
    case SQLITE_INTEGER: hash.combine(UInt64(bitPattern: sqlite3_value_int64(value)))
    case SQLITE_FLOAT: hash.combine(sqlite3_value_double(value).bitPattern)
    case SQLITE_TEXT, SQLITE_BLOB:
      let bytes = type == SQLITE_TEXT ? UnsafeRawPointer(sqlite3_value_text(value)) : sqlite3_value_blob(value)
      add(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(value))), to: &hash)
    default: break
    }
  }

  /// Adds eight bytes at a time, which is eight times as fast as one at a time.
  private static func add(_ bytes: UnsafeRawBufferPointer, to hash: inout FNV1a) {
    hash.combine(UInt64(bytes.count))
    let words = bytes.count / 8
    for index in 0..<words { hash.combine(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))) }
    for byte in bytes[(words * 8)...] { hash.combine(UInt64(byte)) }
  }
}

/// A table whose rows have checksums.
struct ChecksummedTable {
  let name: String
  /// The SQL expression of the checksum.
  let expression: String

  /// SQL that is true for a row that is as it was written.
  var isIntact: String { "checksum IS \(expression)" }

  /// Finds all such tables in the schema.
  static func all(_ db: Database) throws -> [ChecksummedTable] {
    let tables = try Row.fetchAll(db, sql: "SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    return tables.compactMap { row in
      let sql: String = row["sql"]
      guard let start = sql.firstRange(of: opening)?.upperBound, let end = sql[start...].firstRange(of: closing)?.lowerBound else {
        return nil
      }
      return ChecksummedTable(name: row["name"], expression: String(sql[start..<end]))
    }
  }

  private static let opening = "checksum INTEGER NOT NULL GENERATED ALWAYS AS ("
  private static let closing = ") STORED"

  /// The columns and constraints of a table's definition, without the checksum.
  static func withoutChecksum(_ definition: String) -> String {
    guard let start = definition.firstRange(of: opening)?.lowerBound,
      let end = definition[start...].firstRange(of: "\(closing),")?.upperBound
    else { return definition }
    return String(definition[..<start] + definition[end...])
  }

  /// The definition of the column, for a list of columns.
  static func column(over columns: [String]) -> String {
    opening + "\(RowChecksum.function)(\(columns.joined(separator: ", ")))" + closing
  }
}
