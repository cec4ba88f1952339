import GRDB

extension Store {
  /// The number of rows in one slice. Each slice is a read of its own, so that the log can be reset in between.
  private static let slice = 200

  /// Verifies the checksums of all rows while the store is used, a slice at a time.
  ///
  /// - Throws: ``StorageError/damaged(_:)`` for a row that is not as it was written.
  func verifyChecksums() async throws {
    for table in try await read({ try ChecksummedTable.all($0) }) {
      let key = try await read { try RowKey(of: table.name, $0) }
      var last: [DatabaseValue]?
      repeat {
        try Task.checkCancellation()
        let after = last
        last = try await read { try Self.verify(table, key, after: after, $0) }
        // NB: requests go first. A million rows take a minute longer.
        if last != nil { try await Task.sleep(for: .milliseconds(10)) }
      } while last != nil
    }
  }

  /// Verifies one slice.
  ///
  /// - Returns: The key of its last row; nil at the end of the table.
  private static func verify(_ table: ChecksummedTable, _ key: RowKey, after last: [DatabaseValue]?, _ db: Database) throws
    -> [DatabaseValue]?
  {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT \(key.list), \(table.isIntact) AS is_intact FROM "\(table.name)" \(last == nil ? "" : "WHERE \(key.isAfter)")
        ORDER BY \(key.list) LIMIT \(slice)
        """, arguments: StatementArguments(last ?? []))
    var (count, end) = (0, last)
    while let row = try rows.next() {
      guard row["is_intact"] else { throw StorageError.damaged("a row of \(table.name) is not as it was written") }
      count += 1
      end = key.columns.indices.map { row[$0] as DatabaseValue }
    }
    return count == slice ? end : nil
  }
}

/// The columns that order the rows of a table: its rowid, or its primary key if it has no rowids.
private struct RowKey: Sendable {
  let columns: [String]

  init(of table: String, _ db: Database) throws {
    let hasRowids = try Bool.fetchOne(db, sql: "SELECT wr = 0 FROM pragma_table_list(?)", arguments: [table]) ?? true
    let key = try String.fetchAll(db, sql: "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", arguments: [table])
    columns = hasRowids ? ["rowid"] : key
  }

  var list: String { columns.joined(separator: ", ") }

  /// SQL that is true for the rows after a key.
  var isAfter: String { "(\(list)) > (\(columns.map { _ in "?" }.joined(separator: ", ")))" }
}
