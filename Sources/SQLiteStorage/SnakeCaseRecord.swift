import GRDB

/// A row whose columns have the names of its properties in snake case.
protocol SnakeCaseRecord: Codable, FetchableRecord, PersistableRecord {}

extension SnakeCaseRecord {
  static var databaseColumnEncodingStrategy: DatabaseColumnEncodingStrategy { .convertToSnakeCase }
  static var databaseColumnDecodingStrategy: DatabaseColumnDecodingStrategy { .convertFromSnakeCase }

  /// Fetches rows of a table with checksums.
  ///
  /// - Throws: ``StorageError/damaged(_:)`` for a row that is not as it was written.
  static func fetchIntact(_ db: Database, where condition: String, _ arguments: StatementArguments) throws -> [Self] {
    let statement = try db.cachedStatement(
      sql: "SELECT *, \(CurrentSchema.isIntact(databaseTableName)) FROM \(databaseTableName) WHERE \(condition)")
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    var records: [Self] = []
    while let row = try rows.next() {
      try CurrentSchema.verify(row, "a row of \(databaseTableName)")
      records.append(try Self(row: row))
    }
    return records
  }
}
