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

  /// Moves what is not moved yet, and compares everything. A target with rows of another origin is not changed. If its rows are those of the
  /// source, it has a complete move, such as one that was interrupted after its end.
  ///
  /// - Returns: The number of rows by table.
  /// - Throws: ``StoreMoveError``, and the errors of the storages.
  public func run() throws -> [String: Int] {
    var refusal: StoreMoveError?
    do {
      try target.begin(from: source.name)
      for table in MovedTable.all { try copy(table, try source.count(of: table)) }
    } catch let error as StoreMoveError {
      guard case .notEmpty = error else { throw error }
      refusal = error
    }
    do {
      let counts = try StoreComparison(of: target, with: source, report: report).run()
      try target.finish()
      return counts
    } catch let difference as StoreMoveError { throw refusal ?? difference }
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
}
