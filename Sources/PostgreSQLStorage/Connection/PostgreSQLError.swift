/// The reason that a database could not be opened or used, with a message for the operator.
public enum PostgreSQLError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No connection could be made.
  case unreachable(String)
  /// Too many requests wait for a connection, or they have waited too long. Nothing was stored.
  case busy
  /// A connection was lost before its transaction was committed. Nothing was stored.
  case lost(String)
  /// A connection was lost during the commit. It is not known whether the change was stored. A client repeats its request, and the
  /// sequence numbers and ids in it keep the change from being stored twice.
  case uncertain(String)
  /// The database does not promise what Nivel needs. The text says which setting to change.
  case unsuitable(String)
  /// A newer version of Nivel has changed the schema. `found` and `known` are the names of the last steps.
  case newerSchema(found: String, known: String)
  /// PostgreSQL refused a statement. The state has five characters (PostgreSQL, appendix A).
  case refused(state: String, message: String)
  /// A stored row has an unknown format.
  case unreadable(column: String)
  /// A stored row belongs to another version of Nivel, or a part of it is missing.
  case damaged(String)

  /// The fault, and what to do where something can be done.
  public var description: String {
    switch self {
    case .unreachable(let reason): "the database cannot be reached (\(reason)): check that it runs, and its address"
    case .busy:
      "too many requests wait for the database, or no connection was free for \(ConnectionPool.patience.components.seconds) seconds, "
        + "such as while a standby does not confirm commits: nothing was stored"
    case .lost(let reason): "the connection to the database was lost (\(reason)): nothing was stored"
    case .uncertain(let reason): "the connection to the database was lost during a commit (\(reason))"
    case .unsuitable(let reason): "the database cannot be used: \(reason)"
    case .newerSchema(let found, let known):
      "the database was changed by a newer version of Nivel (its schema is “\(found)”, this version knows “\(known)”): "
        + "install the newer version, or restore a backup from before"
    case .refused(let state, let message): "the database refused a statement (\(state)): \(message)"
    case .unreadable(let column): "the column \(column) of a stored row cannot be read"
    case .damaged(let reason): "the database is damaged: \(reason)"
    }
  }

  /// Whether the same transaction may succeed when it is repeated. Nothing of it was stored.
  var isTransient: Bool {
    if case .lost = self { true } else { isConflict }
  }

  /// Whether PostgreSQL has undone the transaction because of another one.
  var isConflict: Bool {
    // NB: 40001 is a failure of serialization, and 40P01 a deadlock.
    if case .refused(let state, _) = self { ["40001", "40P01"].contains(state) } else { false }
  }

  /// Whether the disk of the database is full, or it takes no more connections or memory (class 53).
  public var isExhausted: Bool {
    guard case .refused(let state, _) = self else { return false }
    return state.hasPrefix("53")
  }
}
