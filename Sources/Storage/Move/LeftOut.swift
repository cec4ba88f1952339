/// A table or a column of one storage that a move does not copy. A test compares these and ``MovedTable/all`` with the real schemas.
public struct LeftOut: Sendable {
  /// The table; nil for a column of every table.
  public let table: String?
  /// The column; nil for a whole table.
  public let column: String?
  /// Why it is not moved.
  public let reason: String

  /// Every table and column that is not moved.
  public static let all = [
    LeftOut(table: nil, column: "checksum", reason: "SQLite computes the checksum of a row when the row is written"),
    LeftOut(table: "grdb_migrations", column: nil, reason: "the target has the steps of its own schema"),
    LeftOut(table: "schema_step", column: nil, reason: "the target has the steps of its own schema"),
    LeftOut(table: "server", column: nil, reason: "no server uses a storage that is moved"),
    LeftOut(table: "practice_test", column: "writer", reason: "the server that wrote the test is gone, so the test fails with a sentence"),
    LeftOut(table: "writing_progress", column: nil, reason: "no server writes a test while the storage is moved"),
    LeftOut(table: "limit_report", column: nil, reason: "no server uses a storage that is moved"),
    LeftOut(table: "offered_release", column: nil, reason: "no server uses a storage that is moved"),
    LeftOut(table: "limit_secret", column: nil, reason: "the servers of the target have a secret of their own"),
    LeftOut(table: "erased_profile", column: nil, reason: "the erasures are completed before the move"),
  ]

  /// Whether a move leaves out a column of a table.
  public static func covers(table: String, column: String) -> Bool {
    all.contains { ($0.table == nil || $0.table == table) && ($0.column == nil || $0.column == column) }
  }
}
