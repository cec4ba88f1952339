/// Compares all data of learners in two storages row by row.
public struct StoreComparison {
  private let copy: any MoveSource
  private let source: any MoveSource
  private let report: (StoreMove.Progress) throws -> Void

  /// - Parameter report: Is called after each batch.
  public init(of copy: any MoveSource, with source: any MoveSource, report: @escaping (StoreMove.Progress) throws -> Void) {
    self.copy = copy
    self.source = source
    self.report = report
  }

  /// - Returns: The number of rows by table.
  /// - Throws: ``StoreMoveError/different(table:row:)`` for the first row that differs, and the errors of the storages.
  public func run() throws -> [String: Int] {
    var counts: [String: Int] = [:]
    for table in MovedTable.all {
      let count = try source.count(of: table)
      try check(table, count)
      counts[table.name] = count
    }
    return counts
  }

  private func check(_ table: MovedTable, _ count: Int) throws {
    var (last, done) = (nil as [MovedValue]?, 0)
    while true {
      let expected = try source.rows(of: table, after: last)
      let found = try copy.rows(of: table, after: last)
      try compare(expected, found, of: table)
      guard let end = expected.last else { return }
      last = table.key(of: end)
      done += expected.count
      try report(StoreMove.Progress(step: .checking, table: table.name, done: done, rows: count))
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
