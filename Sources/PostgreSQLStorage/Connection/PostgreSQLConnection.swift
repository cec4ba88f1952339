import CPostgreSQL
import Foundation

/// A connection to a PostgreSQL server. Its calls block, and one thread at a time uses it.
final class PostgreSQLConnection {
  private let url: String
  private let server: String
  private let calls: any ServerCalls
  private var handle: OpaquePointer?
  /// The names of the prepared statements of this connection, by their SQL.
  private var statements: [String: String] = [:]
  /// The statements that go to the server together with the next one.
  private var deferred: [Statement] = []

  private typealias Statement = (sql: String, values: [SQLValue])

  /// Does not connect yet. The connection is made at the first use, and again after it was lost.
  ///
  /// - Parameters:
  ///   - url: A connection string or URI (PostgreSQL, section 34.1.1).
  ///   - server: The name of this server, as the setting `nivel.server` of the connection.
  ///   - calls: The calls that wait for the server.
  init(url: String, server: String, calls: any ServerCalls = BlockingCalls()) {
    self.url = url
    self.server = server
    self.calls = calls
  }

  deinit { close() }

  /// Whether the connection is there, as far as is known.
  var isOpen: Bool { handle != nil }

  func close() {
    if let handle { PQfinish(handle) }
    handle = nil
    statements = [:]
    deferred = []
  }

  /// Makes the connection unless it is there.
  ///
  /// - Throws: ``PostgreSQLError/unreachable(_:)``, or ``PostgreSQLError/unsuitable(_:)`` without libpq or for an address that it cannot
  ///   read.
  func open() throws(PostgreSQLError) {
    guard handle == nil else { return }
    if let reason = nivel_load_libpq() { throw .unsuitable(String(cString: reason)) }
    guard isReadable else {
      throw .unsuitable("the address cannot be read: write one such as postgres://nivel@db.example/nivel")
    }
    let new = calls.connect(options)
    guard let new, PQstatus(new) == CONNECTION_OK else {
      let reason = new.map(Self.message) ?? "out of memory"
      if let new { PQfinish(new) }
      throw .unreachable(reason)
    }
    PQsetNoticeProcessor(new, { _, _ in }, nil)
    handle = new
    do {
      try run(Self.settings)
      _ = try rows("SELECT set_config('nivel.server', $1, false)", [server])
    } catch {
      // NB: without its settings, the connection might acknowledge what is not on the disk.
      close()
      throw error
    }
  }

  /// Whether libpq can read the address.
  ///
  /// NB: the errors of libpq show parts of an address that it cannot read, or reads wrongly, and these may be parts of a password.
  private var isReadable: Bool {
    guard let options = PQconninfoParse(url, nil) else { return false }
    defer { PQconninfoFree(options) }
    var option = options
    while let keyword = option.pointee.keyword {
      let value = option.pointee.val.map { String(cString: $0) } ?? ""
      switch String(cString: keyword) {
      case "host", "dbname": if value.contains("@") { return false }
      case "port": if !value.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "," }) { return false }
      default: break
      }
      option += 1
    }
    return true
  }

  /// The options of the address. Options that it does not have end a connection to a machine that is gone after 10 seconds.
  private var options: [(name: String, value: String)] {
    [
      ("connect_timeout", "3"), ("tcp_user_timeout", "10000"), ("keepalives_idle", "5"), ("keepalives_interval", "2"),
      ("keepalives_count", "3"), ("dbname", url),
    ]
  }

  /// NB: a learner's answer is acknowledged after its commit, so a commit must be on the disk, whatever the server's own setting says. The
  /// limits free locks that a server holds which was cut off. The limit of a statement does not end the wait of a commit for a standby.
  private static let settings = """
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write');
    SET lock_timeout = '15s'; SET statement_timeout = '60s'; SET idle_in_transaction_session_timeout = '60s';
    SET bytea_output = 'hex'; SET client_encoding = 'UTF8'
    """

  /// Adds a statement that runs before the next one, in the same round trip, such as the beginning of a transaction. Its rows are lost.
  func runBeforeNext(_ sql: String, _ values: [(any SQLEncodable)?] = []) {
    deferred.append((sql, values.map { $0?.sqlValue ?? .null }))
  }

  /// Whether statements wait for the next one.
  var isWaitingForNext: Bool { !deferred.isEmpty }

  /// Forgets the statements that wait for the next one.
  func forgetWaiting() { deferred = [] }

  /// Runs statements without parameters in one round trip. None may wait for the next one.
  func run(_ sql: String) throws(PostgreSQLError) {
    let handle = try connected()
    try check(calls.run(sql, handle))
  }

  /// Runs a statement with `$1` for its first parameter, and returns its rows.
  func rows(_ sql: String, _ values: [(any SQLEncodable)?] = []) throws(PostgreSQLError) -> [SQLRow] {
    let result = try execute(sql, values.map { $0?.sqlValue ?? .null })
    defer { PQclear(result) }
    let width = PQnfields(result)
    let columns = Dictionary((0..<width).map { (String(cString: PQfname(result, $0)), Int($0)) }) { first, _ in first }
    return (0..<PQntuples(result)).map { row in SQLRow(columns: columns, values: (0..<width).map { Self.value(result, row, $0) }) }
  }

  /// Runs a statement, and returns its first row.
  func row(_ sql: String, _ values: [(any SQLEncodable)?] = []) throws(PostgreSQLError) -> SQLRow? { try rows(sql, values).first }

  /// Runs a statement, and returns the number of rows that it inserted, changed or deleted.
  @discardableResult func change(_ sql: String, _ values: [(any SQLEncodable)?] = []) throws(PostgreSQLError) -> Int {
    let result = try execute(sql, values.map { $0?.sqlValue ?? .null })
    defer { PQclear(result) }
    return Int(String(cString: PQcmdTuples(result))) ?? 0
  }

  private static func value(_ result: OpaquePointer, _ row: Int32, _ column: Int32) -> String? {
    guard PQgetisnull(result, row, column) == 0, let start = PQgetvalue(result, row, column) else { return nil }
    let bytes = UnsafeBufferPointer(start: start, count: Int(PQgetlength(result, row, column)))
    return String(decoding: UnsafeRawBufferPointer(bytes), as: UTF8.self)
  }

  private func execute(_ sql: String, _ values: [SQLValue]) throws(PostgreSQLError) -> OpaquePointer {
    let handle = try connected()
    // NB: libpq would cut the text there, without an error.
    guard !values.contains(where: \.hasNUL) else { throw .refused(state: "22021", message: "a text contains U+0000") }
    if !deferred.isEmpty {
      let all = deferred + [(sql, values)]
      deferred = []
      return try executeTogether(all, handle)
    }
    let name = try prepared(sql, handle)
    return try checked(calls.execute(name, SQLParameters(values), handle))
  }

  /// Runs statements in one round trip, and returns the result of the last one. After an error, the later statements do not run.
  private func executeTogether(_ all: [Statement], _ handle: OpaquePointer) throws(PostgreSQLError) -> OpaquePointer {
    var named: [(name: String, parameters: SQLParameters)] = []
    for statement in all { named.append((try prepared(statement.sql, handle), SQLParameters(statement.values))) }
    let results = calls.executeTogether(named, handle)
    for result in results.dropLast() { PQclear(result) }
    return try checked(results.last ?? nil)
  }

  /// The name of the statement. PostgreSQL parses each statement once for each connection.
  private func prepared(_ sql: String, _ handle: OpaquePointer) throws(PostgreSQLError) -> String {
    if let known = statements[sql] { return known }
    let name = "s\(statements.count + 1)"
    try check(calls.prepare(sql, as: name, handle))
    statements[sql] = name
    return name
  }

  /// Begins to copy the rows of a query.
  func beginCopy(_ query: String) throws(PostgreSQLError) {
    let result = PQexec(try connected(), "COPY (\(query)) TO STDOUT (FORMAT BINARY)")
    guard PQresultStatus(result) == PGRES_COPY_OUT else { throw failure(result) }
    PQclear(result)
  }

  /// The next message of a copy, which the caller frees with `PQfreemem`; nil after the last.
  func nextCopied() throws(PostgreSQLError) -> UnsafeMutableBufferPointer<CChar>? {
    var start: UnsafeMutablePointer<CChar>?
    let length = PQgetCopyData(try connected(), &start, 0)
    if length == -1 { return nil }
    guard length >= 0, let start else { throw failure(PQgetResult(try connected())) }
    return UnsafeMutableBufferPointer(start: start, count: Int(length))
  }

  /// Takes the outcome of a copy after its last message.
  func endCopy() throws(PostgreSQLError) {
    try check(PQgetResult(try connected()))
    // NB: libpq gives nil before the next statement can run.
    while let rest = PQgetResult(try connected()) { PQclear(rest) }
  }

  /// The handle of libpq.
  ///
  /// - Throws: ``PostgreSQLError/lost(_:)`` without a connection.
  func connected() throws(PostgreSQLError) -> OpaquePointer {
    guard let handle else { throw .lost("it is closed") }
    return handle
  }

  private func check(_ result: OpaquePointer?) throws(PostgreSQLError) { PQclear(try checked(result)) }

  /// A result without an error.
  private func checked(_ result: OpaquePointer?) throws(PostgreSQLError) -> OpaquePointer {
    if let result, BlockingCalls.isSuccess(result) { return result }
    throw failure(result)
  }

  /// The error of a result, which is cleared. A lost connection is closed.
  private func failure(_ result: OpaquePointer?) -> PostgreSQLError {
    defer { PQclear(result) }
    let reason = handle.map(Self.message) ?? ""
    let state = result.flatMap { PQresultErrorField($0, Int32(UInt8(ascii: "C"))).map { String(cString: $0) } }
    // NB: class 57P is a server that shuts down or has crashed. It may send this before it closes the connection.
    let isLost = handle.map { PQstatus($0) != CONNECTION_OK } ?? true
    if isLost || state?.hasPrefix("57P") ?? false || state == nil {
      close()
      return .lost(reason)
    }
    return .refused(state: state ?? "", message: result.map(Self.primaryMessage) ?? reason)
  }

  private static func message(_ handle: OpaquePointer) -> String { trimmed(PQerrorMessage(handle)) }

  /// NB: without the detail, which can have the values of a row.
  private static func primaryMessage(_ result: OpaquePointer) -> String {
    PQresultErrorField(result, Int32(UInt8(ascii: "M"))).map { trimmed($0) } ?? ""
  }

  private static func trimmed(_ text: UnsafePointer<CChar>) -> String {
    String(cString: text).split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
