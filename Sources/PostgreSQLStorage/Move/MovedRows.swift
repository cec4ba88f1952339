import Storage

/// Reads and writes the rows of a move.
enum MovedRows {
  static func count(_ table: MovedTable, _ connection: PostgreSQLConnection) throws(PostgreSQLError) -> Int {
    try connection.row("SELECT count(*) AS count FROM \"\(table.name)\"")?["count"] ?? 0
  }

  static func hasAny(_ table: MovedTable, _ connection: PostgreSQLConnection) throws(PostgreSQLError) -> Bool {
    try connection.row("SELECT EXISTS (SELECT 1 FROM \"\(table.name)\") AS has_any")?["has_any"] ?? false
  }

  /// Reads the next rows after a key.
  static func next(
    _ table: MovedTable, after key: [MovedValue]?, _ connection: PostgreSQLConnection
  ) throws(PostgreSQLError) -> [[MovedValue]] {
    let keys = list(table.key)
    let condition = key == nil ? "" : "WHERE (\(keys)) > (\(places(1...table.key.count)))"
    let rows = try connection.rows(
      "SELECT \(list(table.columns)) FROM \"\(table.name)\" \(condition) ORDER BY \(keys) LIMIT \(table.batch)", key ?? [])
    var found: [[MovedValue]] = []
    found.reserveCapacity(rows.count)
    for row in rows { found.append(try values(row, table.columns)) }
    return found
  }

  static func lastKey(_ table: MovedTable, _ connection: PostgreSQLConnection) throws(PostgreSQLError) -> [MovedValue]? {
    let order = table.key.map { "\"\($0.name)\" DESC" }.joined(separator: ", ")
    let row = try connection.row("SELECT \(list(table.key)) FROM \"\(table.name)\" ORDER BY \(order) LIMIT 1")
    guard let row else { return nil }
    return try values(row, table.key)
  }

  /// Stores rows by one statement, which is a transaction.
  static func insert(_ rows: [[MovedValue]], into table: MovedTable, _ connection: PostgreSQLConnection) throws(PostgreSQLError) {
    let width = table.columns.count
    let values = rows.indices.map { "(\(places(($0 * width + 1)...(($0 + 1) * width))))" }.joined(separator: ", ")
    // NB: the numbers of blueprints are those of the source, and not those of the identity column.
    try connection.change(
      "INSERT INTO \"\(table.name)\" (\(list(table.columns))) OVERRIDING SYSTEM VALUE VALUES \(values)", rows.flatMap { $0 })
  }

  private static func list(_ columns: [MovedTable.Column]) -> String { columns.map { "\"\($0.name)\"" }.joined(separator: ", ") }

  private static func places(_ numbers: ClosedRange<Int>) -> String { numbers.map { "$\($0)" }.joined(separator: ", ") }

  private static func values(_ row: SQLRow, _ columns: [MovedTable.Column]) throws(PostgreSQLError) -> [MovedValue] {
    var values: [MovedValue] = []
    values.reserveCapacity(columns.count)
    for column in columns { values.append(try value(row, column)) }
    return values
  }

  private static func value(_ row: SQLRow, _ column: MovedTable.Column) throws(PostgreSQLError) -> MovedValue {
    switch column.kind {
    case .integer: (try row[column.name] as Int64?).map { .integer($0) } ?? .null
    case .boolean: (try row[column.name] as Bool?).map { .boolean($0) } ?? .null
    case .text: (try row[column.name] as String?).map { .text($0) } ?? .null
    case .bytes: (try row[column.name] as [UInt8]?).map { .bytes($0) } ?? .null
    }
  }
}

extension MovedValue: SQLEncodable {
  var sqlValue: SQLValue {
    switch self {
    case .null: .null
    case .integer(let number): number.sqlValue
    case .boolean(let flag): flag.sqlValue
    case .text(let text): text.sqlValue
    case .bytes(let bytes): bytes.sqlValue
    }
  }
}
