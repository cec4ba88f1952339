/// The reason that data could not be moved, with a message for the operator.
public enum StoreMoveError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A server, or another move, uses a storage.
  case inUse(String)
  /// The target has rows that no move has put there.
  case notEmpty(target: String, table: String)
  /// The target has the rows of an unfinished move from another source.
  case otherSource(target: String, source: String)
  /// The source has no tables of Nivel.
  case noTables(String)
  /// An earlier version of Nivel made the tables of the source.
  case earlierSchema(String)
  /// The source is the target of a move that is not finished.
  case unfinished(String)
  /// A text has the character U+0000, which PostgreSQL cannot store.
  case hasNUL(table: String, row: String)
  /// A row of the target is not that of the source.
  case different(table: String, row: String)

  /// The fault, and what to do.
  public var description: String {
    switch self {
    case .inUse(let name): "\(name) is in use: stop all servers that use it, and run nivel migrate-store again"
    case .notEmpty(let target, let table):
      "\(target) is not empty: its table \(table) has rows. Nothing was changed: name another target"
    case .otherSource(let target, let source):
      "\(target) has the rows of an unfinished move from \(source): finish that move, or name another target"
    case .noTables(let name): "\(name) has no data of Nivel: check --from"
    case .earlierSchema(let name):
      "\(name) has the tables of an earlier version of Nivel: start and stop a server of this version with it, which converts them"
    case .unfinished(let name): "the move into \(name) is not finished: finish it with nivel migrate-store first"
    case .hasNUL(let table, let row):
      "a row of \(table) (\(row)) has a text with the character U+0000, which PostgreSQL cannot store"
    case .different(let table, let row):
      "the first difference after the move is in \(table): \(row). The source or the target was changed during the move. "
        + "Delete the target, and move into a new one"
    }
  }
}
