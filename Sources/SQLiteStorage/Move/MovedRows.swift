import Foundation
import GRDB
import Storage

/// Reads and writes the rows of a move.
enum MovedRows {
  static func count(_ table: MovedTable, _ db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "SELECT count(*) FROM \"\(table.name)\"") ?? 0
  }

  /// The first table that has a row; nil if there is none.
  static func first(_ db: Database) throws -> MovedTable? {
    try MovedTable.all.first { try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM \"\($0.name)\")") ?? false }
  }

  /// Reads the next rows after a key, and verifies their checksums.
  ///
  /// - Throws: ``StorageError/damaged(_:)`` for a row that is not as it was written.
  static func next(_ table: MovedTable, after key: [MovedValue]?, _ db: Database) throws -> [[MovedValue]] {
    let keys = list(table.key)
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT \(table.columns.map(read).joined(separator: ", ")), \(try CurrentSchema.isIntact(table.name)) FROM "\(table.name)"
        \(key == nil ? "" : "WHERE (\(keys)) > (\(places(table.key)))") ORDER BY \(keys) LIMIT \(table.batch)
        """, arguments: StatementArguments((key ?? []).map(\.databaseValue)))
    var found: [[MovedValue]] = []
    while let row = try rows.next() {
      try CurrentSchema.verify(row, "a row of \(table.name)")
      found.append(try table.columns.enumerated().map { try value(row[$0], of: $1, in: table) })
    }
    return found
  }

  static func lastKey(_ table: MovedTable, _ db: Database) throws -> [MovedValue]? {
    let order = table.key.map { "\"\($0.name)\" DESC" }.joined(separator: ", ")
    let sql = "SELECT \(table.key.map(read).joined(separator: ", ")) FROM \"\(table.name)\" ORDER BY \(order) LIMIT 1"
    guard let row = try Row.fetchOne(db, sql: sql) else { return nil }
    return try table.key.enumerated().map { try value(row[$0], of: $1, in: table) }
  }

  static func insert(_ rows: [[MovedValue]], into table: MovedTable, _ db: Database) throws {
    let insert = try db.makeStatement(
      sql: "INSERT INTO \"\(table.name)\" (\(list(table.columns))) VALUES (\(places(table.columns)))")
    for row in rows { try insert.execute(arguments: StatementArguments(row.map(\.databaseValue))) }
  }

  private static func list(_ columns: [MovedTable.Column]) -> String { columns.map { "\"\($0.name)\"" }.joined(separator: ", ") }

  private static func places(_ columns: [MovedTable.Column]) -> String { columns.map { _ in "?" }.joined(separator: ", ") }

  /// NB: texts are read as bytes. A text with U+0000 would be cut there otherwise.
  private static func read(_ column: MovedTable.Column) -> String {
    column.kind == .text ? "CAST(\"\(column.name)\" AS BLOB)" : "\"\(column.name)\""
  }

  private static func value(_ stored: DatabaseValue, of column: MovedTable.Column, in table: MovedTable) throws -> MovedValue {
    switch (stored.storage, column.kind) {
    case (.null, _): return .null
    case (.int64(let number), .integer): return .integer(number)
    case (.int64(let number), .boolean) where (0...1).contains(number): return .boolean(number == 1)
    case (.blob(let bytes), .bytes): return .bytes(Array(bytes))
    case (.blob(let bytes), .text):
      // NB: Foundation would drop U+FEFF at the beginning of a text.
      if let text = String(validating: bytes, as: UTF8.self) { return .text(text) }
    default: break
    }
    throw StorageError.damaged("the column \(column.name) of a row of \(table.name) cannot be read")
  }
}

extension MovedValue {
  fileprivate var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let number): number.databaseValue
    case .boolean(let flag): flag.databaseValue
    case .text(let text): text.databaseValue
    case .bytes(let bytes): Data(bytes).databaseValue
    }
  }
}
