/// Moves all data of learners from one storage into another, and compares both row by row.
///
/// Rows are stored in the order of their keys, and each batch in one transaction. So the last key of each table in the target says how far
/// the move has come, and a move that was interrupted continues behind it.
public struct StoreMove {
  /// How far a move has come.
  public struct Progress: Sendable, Hashable {
    /// What happens with the rows.
    public enum Step: Sendable, Hashable { case copying, checking }

    /// What happens with the rows.
    public let step: Step
    /// The name of the table.
    public let table: String
    /// The rows of the table that are done.
    public let done: Int
    /// All rows of the table.
    public let rows: Int
  }

  private let source: any MoveSource
  private let target: any MoveTarget
  private let report: (Progress) throws -> Void

  /// - Parameter report: Is called after each batch. If it throws, the move ends, and can be continued.
  public init(from source: any MoveSource, to target: any MoveTarget, report: @escaping (Progress) throws -> Void) {
    self.source = source
    self.target = target
    self.report = report
  }

  /// Moves what is not moved yet, and compares everything.
  ///
  /// - Returns: The number of rows by table.
  /// - Throws: ``StoreMoveError``, and the errors of the storages.
  public func run() throws -> [String: Int] {
    try target.begin(from: source.name)
    var counts: [String: Int] = [:]
    for table in MovedTable.all {
      counts[table.name] = try source.count(of: table)
      try copy(table, counts[table.name] ?? 0)
    }
    for table in MovedTable.all { try check(table, counts[table.name] ?? 0) }
    try target.finish()
    return counts
  }

  private func copy(_ table: MovedTable, _ count: Int) throws {
    var last = try target.lastKey(of: table)
    var done = last == nil ? 0 : try target.count(of: table)
    while true {
      let rows = try source.rows(of: table, after: last)
      guard let end = rows.last else { return }
      try target.insert(rows, into: table)
      last = table.key(of: end)
      done += rows.count
      try report(Progress(step: .copying, table: table.name, done: done, rows: count))
    }
  }

  private func check(_ table: MovedTable, _ count: Int) throws {
    var (last, done) = (nil as [MovedValue]?, 0)
    while true {
      let expected = try source.rows(of: table, after: last)
      let found = try target.rows(of: table, after: last)
      try compare(expected, found, of: table)
      guard let end = expected.last else { return }
      last = table.key(of: end)
      done += expected.count
      try report(Progress(step: .checking, table: table.name, done: done, rows: count))
    }
  }

  /// - Throws: ``StoreMoveError/different(table:row:)`` for the first row that differs.
  private func compare(_ expected: [[MovedValue]], _ found: [[MovedValue]], of table: MovedTable) throws(StoreMoveError) {
    for index in 0..<max(expected.count, found.count) {
      let rows = (index < expected.count ? expected[index] : nil, index < found.count ? found[index] : nil)
      guard rows.0 != rows.1 else { continue }
      throw .different(table: table.name, row: describe(rows, in: table))
    }
  }

  private func describe(_ rows: (expected: [MovedValue]?, found: [MovedValue]?), in table: MovedTable) -> String {
    guard let expected = rows.expected else { return "the target has a row more (\(rows.found.map(table.shownKey) ?? ""))" }
    guard let found = rows.found, table.key(of: found) == table.key(of: expected) else {
      return "the row (\(table.shownKey(of: expected))) is not in the target, or another row is before it"
    }
    return "the row (\(table.shownKey(of: expected))) has another value"
  }
}
