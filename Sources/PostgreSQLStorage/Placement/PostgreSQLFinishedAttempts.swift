public import Placement
import Synchronization

/// Reads the finished attempts at the tests in one language from a PostgreSQL database. It changes nothing, and servers can use the
/// database at the same time.
///
/// Each thread that reads has a connection of its own, and all connections read the same snapshot of the database. A shard whose connection
/// is lost is read again.
public final class PostgreSQLFinishedAttempts: FinishedAttemptSnapshot {
  /// How the attempts are divided, and where the other connections find the snapshot.
  private struct Plan {
    let snapshot: String
    /// The id of the first attempt of each shard.
    let starts: [AttemptID]
  }

  // NB: unchecked, because a connection is not Sendable. One thread at a time uses it.
  private final class Member: @unchecked Sendable {
    let connection: PostgreSQLConnection

    init(url: String) { connection = PostgreSQLConnection(url: url, server: "calibration") }
  }

  /// The number of attempts of a shard.
  // NB: results do not depend on it. A shard takes a few megabytes of memory.
  static let shardSize = 2_048
  /// How often a shard is read before a lost connection is an error.
  private static let trials = 3

  private let url: String
  private let languageID: String
  private let plan: Plan
  /// Keeps the snapshot until it is closed.
  private let keeper: Member
  /// The connections that no thread reads with.
  private let idle = Mutex<[Member]>([])

  /// Connects, and takes a snapshot.
  ///
  /// - Parameters:
  ///   - url: A connection string or URI, such as `postgres://nivel@db.example/nivel`. It can be the address of a standby.
  ///   - languageID: The language of the tests.
  ///   - shardSize: The number of attempts of a shard.
  /// - Throws: ``PostgreSQLError``.
  public convenience init(url: String, languageID: String) throws {
    try self.init(url: url, languageID: languageID, shardSize: Self.shardSize)
  }

  init(url: String, languageID: String, shardSize: Int) throws {
    (self.url, self.languageID) = (url, languageID)
    keeper = Member(url: url)
    plan = try Self.plan(languageID, shardSize: shardSize, keeper.connection)
  }

  private static func plan(_ languageID: String, shardSize: Int, _ connection: PostgreSQLConnection) throws(PostgreSQLError) -> Plan {
    try connection.open()
    try ServerSettings.checkReading(connection)
    try Schema.check(connection)
    try connection.run(begin)
    let snapshot: String = try connection.row("SELECT pg_export_snapshot() AS name")?["name"] ?? ""
    let rows = try connection.rows(
      """
      SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM attempt
        WHERE language_id = $1 AND status = 'finished') AS numbered
      WHERE number % $2::bigint = 0 ORDER BY id
      """, [languageID, shardSize])
    var starts: [AttemptID] = []
    for row in rows { starts.append(try row["id"]) }
    return Plan(snapshot: snapshot, starts: starts)
  }

  /// NB: without limits, because a large table takes its time, and the transaction that keeps the snapshot waits for the others.
  private static let begin = """
    BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0
    """

  /// The number of shards.
  public var shardCount: Int { plan.starts.count }

  /// The stored files of all tests in the language, by their row ids.
  ///
  /// - Throws: ``PostgreSQLError``.
  public func documents() throws -> [Int64: TestDocuments] {
    try reading { connection in
      var documents: [Int64: TestDocuments] = [:]
      for row in try connection.rows("SELECT id, document, calibration FROM blueprint WHERE language_id = $1", [languageID]) {
        documents[try row["id"]] = TestDocuments(blueprint: try row["document"], calibration: try row["calibration"])
      }
      return documents
    }
  }

  /// Reads the attempts of a shard in their order.
  ///
  /// - Throws: ``PostgreSQLError``, or the error of `each`.
  public func forEach(inShard shard: Int, _ each: (FinishedAttempt) throws -> Void) throws {
    guard plan.starts.indices.contains(shard) else { return }
    // NB: the attempts are given on after all were read, so that none is given twice.
    for attempt in try reading({ try self.attempts(inShard: shard, $0) }) { try each(attempt) }
  }

  /// Ends the snapshot, and closes all connections.
  public func close() {
    keeper.connection.close()
    idle.withLock { $0 = [] }
  }
}

extension PostgreSQLFinishedAttempts {
  /// Calls a function with a connection to the snapshot, again if the connection is lost.
  private func reading<Value>(_ body: (PostgreSQLConnection) throws -> Value) throws -> Value {
    for _ in 1..<Self.trials {
      do { return try readingOnce(body) } catch let error as PostgreSQLError where error.isTransient {}
    }
    return try readingOnce(body)
  }

  private func readingOnce<Value>(_ body: (PostgreSQLConnection) throws -> Value) throws -> Value {
    let member = try idle.withLock { $0.popLast() } ?? connected()
    let value = try body(member.connection)
    idle.withLock { $0.append(member) }
    return value
  }

  /// A new connection that sees the snapshot.
  private func connected() throws -> Member {
    let member = Member(url: url)
    let connection = member.connection
    try connection.open()
    try connection.run(Self.begin)
    try connection.run("SET TRANSACTION SNAPSHOT \(try connection.literal(plan.snapshot))")
    try connection.run(Self.planning)
    return member
  }

  /// NB: a shard is small, and an index gives its attempts in their order. Estimates can prefer to sort them, or to start helpers.
  private static let planning = """
    SET LOCAL enable_bitmapscan = off; SET LOCAL jit = off; SET LOCAL max_parallel_workers_per_gather = 0
    """

  private func attempts(inShard shard: Int, _ connection: PostgreSQLConnection) throws -> [FinishedAttempt] {
    let condition = try condition(ofShard: shard, connection)
    var (ids, attempts): ([[UInt8]], [FinishedAttempt]) = ([], [])
    try connection.copy(
      "SELECT id, blueprint_id, seed, device, interface_language FROM attempt WHERE \(condition) ORDER BY id"
    ) { row in
      ids.append(Array(try Self.required(row.bytes(), "id")))
      attempts.append(try Self.attempt(&row))
    }
    let known = try answeredBefore(condition, connection)
    var place = 0
    // NB: OFFSET 0 makes PostgreSQL look up the answers of each attempt. It would otherwise read the answers in all languages for some shards.
    try connection.copy(
      """
      SELECT id, item_id, kind, value FROM attempt
      CROSS JOIN LATERAL (SELECT item_id, kind, value FROM answer WHERE attempt_id = attempt.id OFFSET 0) AS given
      WHERE \(condition) ORDER BY id
      """
    ) { row in
      let id = try Self.required(row.bytes(), "attempt_id")
      while place < ids.count, !ids[place].elementsEqual(id) { place += 1 }
      guard place < ids.count else { throw PostgreSQLError.damaged("an answer belongs to no attempt") }
      let answer = try Self.answer(&row)
      if known[ids[place]]?.contains(answer.itemID) != true { attempts[place].answers.append(answer) }
    }
    return attempts
  }

  /// The items that learners answered in attempts and drills that began before the attempts of a shard, by the ids of these attempts.
  // NB: the answers of a learner with several attempts are sorted once for each shard with one of them. Comparing each attempt with all
  // earlier ones would take hours for thousands of attempts. Most learners have one, and an index tells so. OFFSET 0 as for the answers.
  private func answeredBefore(_ condition: String, _ connection: PostgreSQLConnection) throws -> [[UInt8]: Set<String>] {
    var known: [[UInt8]: Set<String>] = [:]
    try connection.copy(
      """
      WITH shard AS (SELECT id, profile_id, language_id FROM attempt WHERE \(condition)),
      again AS (
        SELECT DISTINCT profile_id, language_id FROM shard WHERE EXISTS (
          SELECT 1 FROM attempt AS other
          WHERE other.profile_id = shard.profile_id AND other.language_id = shard.language_id AND other.id <> shard.id)
      ), first AS (
        SELECT DISTINCT ON (profile_id, item_id) profile_id, item_id, id
        FROM again JOIN attempt USING (profile_id, language_id)
        CROSS JOIN LATERAL (SELECT item_id FROM answer WHERE attempt_id = attempt.id OFFSET 0) AS given
        ORDER BY profile_id, item_id, started_at, id
      )
      SELECT shard.id, item_id FROM again JOIN shard USING (profile_id, language_id)
      CROSS JOIN LATERAL (SELECT item_id FROM answer WHERE attempt_id = shard.id OFFSET 0) AS given
      JOIN first USING (profile_id, item_id) WHERE first.id <> shard.id
      """
    ) { row in
      let id = Array(try Self.required(row.bytes(), "id"))
      known[id, default: []].insert(try Self.required(row.text(), "item_id"))
    }
    return known
  }

  private func condition(ofShard shard: Int, _ connection: PostgreSQLConnection) throws(PostgreSQLError) -> String {
    var condition = "language_id = \(try connection.literal(languageID)) AND status = 'finished'"
    condition += " AND id >= \(try connection.literal(plan.starts[shard].rawValue))"
    let next = shard + 1
    if next < plan.starts.count { condition += " AND id < \(try connection.literal(plan.starts[next].rawValue))" }
    return condition
  }

  private static func attempt(_ row: inout CopiedRow) throws(PostgreSQLError) -> FinishedAttempt {
    let (blueprint, seed) = (try row.bigint(), try row.bigint())
    let (device, language) = (try row.text(), try row.text())
    return FinishedAttempt(
      blueprintID: blueprint, seed: UInt64(bitPattern: seed),
      client: AttemptClient(device: device.flatMap(AttemptClient.Device.init), interfaceLanguage: language))
  }

  private static func answer(_ row: inout CopiedRow) throws(PostgreSQLError) -> FinishedAttempt.Answer {
    let (item, kind) = (try required(row.text(), "item_id"), try required(row.text(), "kind"))
    guard let given = AnswerRow.given(kind: kind, value: try required(row.text(), "value")) else { throw .unreadable(column: "kind") }
    return FinishedAttempt.Answer(itemID: item, given: given)
  }

  private static func required<Value>(_ value: Value?, _ column: String) throws(PostgreSQLError) -> Value {
    guard let value else { throw .unreadable(column: column) }
    return value
  }
}
