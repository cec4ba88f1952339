/// A row of a result.
struct SQLRow {
  /// The number of each column by its name.
  let columns: [String: Int]
  /// The values in the text format of PostgreSQL; nil for NULL.
  let values: [String?]

  /// Reads a column that has a value.
  ///
  /// - Throws: ``PostgreSQLError/unreadable(column:)`` for NULL, for another type, and for a column that the result does not have.
  subscript<Value: SQLDecodable>(column: String) -> Value {
    get throws(PostgreSQLError) {
      guard let value: Value = try self[column] else { throw .unreadable(column: column) }
      return value
    }
  }

  /// Reads a column that may be NULL.
  ///
  /// - Throws: ``PostgreSQLError/unreadable(column:)`` for another type, and for a column that the result does not have.
  subscript<Value: SQLDecodable>(column: String) -> Value? {
    get throws(PostgreSQLError) {
      guard let index = columns[column] else { throw .unreadable(column: column) }
      guard let text = values[index] else { return nil }
      guard let value = Value(sqlText: text) else { throw .unreadable(column: column) }
      return value
    }
  }
}
