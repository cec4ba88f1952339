public import Storage
import Synchronization

/// Nivel's database on a PostgreSQL server.
public final class PostgreSQLDatabase: Sendable {
  let quota: StorageQuota
  private let access: any ConnectionAccess
  private let condition = Mutex(StorageHealth.Condition.sound)
  private let report: @Sendable (StorageEvent) -> Void

  /// The maximum time in which a transaction is repeated after its connection was lost, or after a conflict with another transaction.
  static let patience = Duration.seconds(5)

  /// Connects, checks the settings of the server, and creates or migrates the tables as needed.
  ///
  /// - Parameters:
  ///   - url: A connection string or URI, such as `postgres://nivel@db.example/nivel`. libpq reads a password from its own file or from
  ///     `PGPASSWORD`.
  ///   - server: The name of this server among the servers of the database. It stays the same after a restart.
  ///   - connections: The maximum number of connections of this process.
  ///   - quota: The maximum size of the texts of learners.
  ///   - report: Is called when the database cannot be used any more, and when it can be used again.
  /// - Throws: ``PostgreSQLError``.
  public convenience init(
    url: String, server: String, connections: Int = 8, quota: StorageQuota = StorageQuota(),
    report: @escaping @Sendable (StorageEvent) -> Void = { _ in }
  ) async throws {
    try await self.init(access: ConnectionPool(url: url, server: server, count: connections), quota: quota, report: report)
  }

  /// - Parameter isDurable: Whether the server must have the settings with which an acknowledged write survives a power loss.
  init(
    access: any ConnectionAccess, isDurable: Bool = true, quota: StorageQuota = StorageQuota(),
    report: @escaping @Sendable (StorageEvent) -> Void = { _ in }
  ) async throws {
    self.access = access
    self.quota = quota
    self.report = report
    do {
      try await access.use { connection in
        try connection.open()
        try ServerSettings.check(connection, isDurable: isDurable)
        try Schema.prepare(connection)
        try Servers.enter(connection)
      }
    } catch {
      access.close()
      throw error
    }
  }

  /// Tells the other servers that this one is there, completes erasures, and removes what is old, until the task is cancelled.
  public func maintain() async {
    // NB: apart from each other, because a sign must not wait for many deletions.
    async let signs: Void = repeatedly { try? await self.write(.none) { try Servers.notePresence($0) } }
    async let erasures: Void = repeatedly { try? await PostgreSQLProfileStore(database: self).deleteErasedAgain() }
    async let tidying: Void = repeatedly { try? await self.tidy() }
    _ = await (signs, erasures, tidying)
  }

  /// Removes what servers do not need any more.
  func tidy() async throws { try await write(.none) { try Servers.tidy($0) } }

  /// NB: a database that cannot be reached reports that itself.
  private func repeatedly(_ act: @escaping @Sendable () async -> Void) async {
    while (try? await Task.sleep(for: Servers.interval)) != nil { await act() }
  }

  /// Makes groups of requests, each of which one transaction answers.
  func groups<Request, Reply>(
    atOnce count: Int, key: RequestGroups<Request, Reply>.Key? = nil, _ perform: @escaping RequestGroups<Request, Reply>.Perform
  ) -> RequestGroups<Request, Reply> {
    RequestGroups(groupsAtOnce: count, key: key, now: { [access] in access.now }, perform: perform)
  }

  /// Waits for the transactions that have begun, and closes the connections.
  public func close() { access.close() }

  /// Writes to the database, and returns when the write is durable. Throws if it cannot be written.
  ///
  /// - Throws: ``PostgreSQLError``.
  public func checkReady() async throws {
    do { try await write(.none) { try Servers.notePresence($0) } } catch PostgreSQLError.busy {
      // NB: many requests at once cause this too, so other requests do not report it.
      note(.refusing(PostgreSQLError.busy.description))
      throw PostgreSQLError.busy
    }
  }

  /// Reads a snapshot: all statements see the same data.
  func read<Value: Sendable>(_ body: @escaping @Sendable (PostgreSQLConnection) throws -> Value) async throws -> Value {
    try await repeating { connection in
      try Self.transaction(connection, isRead: true, begin: { $0.runBeforeNext("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY") }, body)
    }
  }

  /// Reads with one statement, which sees one state of the data by itself, and so needs no transaction around it.
  func readOnce<Value: Sendable>(_ body: @escaping @Sendable (PostgreSQLConnection) throws -> Value) async throws -> Value {
    try await repeating { connection in
      try connection.open()
      return try body(connection)
    }
  }

  /// Runs a transaction, and returns when it is durable. If the function throws, nothing is stored.
  ///
  /// A transaction that PostgreSQL undid, or whose connection was lost before its commit, runs again, so the function may be called several
  /// times.
  func write<Value: Sendable>(
    _ lock: WriteLock, _ body: @escaping @Sendable (PostgreSQLConnection) throws -> Value
  ) async throws -> Value {
    try await repeating { connection in
      try Self.transaction(
        connection, isRead: false,
        begin: {
          $0.runBeforeNext("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE")
          // NB: each statement after the lock sees what the transactions before it have stored.
          lock.take($0)
        }, body)
    }
  }

  private func repeating<Value: Sendable>(_ body: @escaping @Sendable (PostgreSQLConnection) throws -> Value) async throws -> Value {
    // NB: the time includes the wait for a connection, so that requests do not wait for ever behind each other.
    let end = access.now + Self.patience
    do {
      let value = try await access.use { [self] connection in
        // NB: a connection to a machine that is gone takes seconds to fail, and all that wait would try it one after the other.
        guard connection.isOpen || access.now < end else { throw PostgreSQLError.busy }
        return try repeating(until: end) { try body(connection) }
      }
      note(.sound)
      return value
    } catch let error as PostgreSQLError {
      if error.isTrouble { note(.refusing(error.description)) }
      throw error
    }
  }

  /// Repeats what fails for a reason that may pass: a restart or a failover of the server, or a conflict.
  private func repeating<Value>(until end: ContinuousClock.Instant, _ body: () throws -> Value) throws -> Value {
    while true {
      do { return try body() } catch let error as PostgreSQLError where error.isTransient || error.isUnreachable {
        // NB: a conflict is over when the client repeats its request, so it is no failure of the service.
        guard access.now < end else { throw error.isConflict ? .busy : error }
        access.pause()
      }
    }
  }

  private static func transaction<Value>(
    _ connection: PostgreSQLConnection, isRead: Bool, begin: (PostgreSQLConnection) -> Void,
    _ body: (PostgreSQLConnection) throws -> Value
  ) throws -> Value {
    try connection.open()
    let value: Value
    do {
      // NB: the transaction begins with the first statement of the function, in the same round trip.
      begin(connection)
      defer { connection.forgetWaiting() }
      value = try body(connection)
      if connection.isWaitingForNext { return value }
    } catch let error as PostgreSQLError where error.isOfStandby {
      // NB: the server was the primary, and another one is it now. The next connection finds that one.
      connection.close()
      throw PostgreSQLError.lost("it is a standby now, and accepts no writes: use the address of the primary")
    } catch {
      // NB: a lost connection is closed already, and PostgreSQL has undone its transaction.
      try? connection.run("ROLLBACK")
      throw error
    }
    do { try connection.run("COMMIT") } catch PostgreSQLError.lost(let reason) {
      throw isRead ? PostgreSQLError.lost(reason) : PostgreSQLError.uncertain(reason)
    }
    return value
  }

  private func note(_ new: StorageHealth.Condition) {
    let isNew = condition.withLock { condition in
      defer { condition = new }
      return condition != new
    }
    if isNew { report(.changed(new)) }
  }
}

extension PostgreSQLDatabase: StorageMonitor {
  /// Whether the last transaction reached the server.
  public var health: StorageHealth { StorageHealth(condition: condition.withLock { $0 }, isChecked: true) }
}

extension PostgreSQLError {
  var isUnreachable: Bool { if case .unreachable = self { true } else { false } }

  /// Whether a standby refused a transaction that writes: at its beginning (0A000), or at a statement (25006).
  fileprivate var isOfStandby: Bool {
    if case .refused(let state, _) = self { ["0A000", "25006"].contains(state) } else { false }
  }

  /// Whether the database as a whole cannot be used, and not only one statement.
  fileprivate var isTrouble: Bool {
    switch self {
    case .unreachable, .lost, .uncertain, .unsuitable: true
    case .refused: isExhausted
    default: false
    }
  }
}
