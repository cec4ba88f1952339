@testable import PostgreSQLStorage

/// The connections of one process of the service. Each has a thread, which runs in the turns of the scheduler.
// NB: only the thread that has the turn uses it.
final class DatabaseProcess: ConnectionAccess, @unchecked Sendable {
  private struct Member {
    let thread: TurnThread
    let connection: PostgreSQLConnection
    let calls: SimulatedCalls
  }

  private typealias Job = (PostgreSQLConnection) -> () -> Void

  /// The number of connections. It is small, so that requests wait for them.
  private static let connectionCount = 4

  private let scheduler: Scheduler
  private let database: SimulatedDatabase
  private var members: [Member] = []
  private var idle: [Int] = []
  private var waiting: [Job] = []
  /// Whether the process was killed. Nothing that it still does reaches the database.
  private(set) var isDead = false
  private var isClosed = false

  init(name: String, _ database: SimulatedDatabase, _ scheduler: Scheduler) {
    (self.database, self.scheduler) = (database, scheduler)
    members = (0..<Self.connectionCount).map { _ in
      let thread = TurnThread()
      let calls = SimulatedCalls(database, self, thread)
      return Member(
        thread: thread, connection: PostgreSQLConnection(url: database.url, server: name, calls: calls), calls: calls)
    }
    idle = Array(members.indices)
  }

  // MARK: Transactions

  // NB: a dead process has no time left, so that its transactions end.
  var now: ContinuousClock.Instant { database.now + (isDead ? .seconds(3600) : .zero) }

  func use<Value: Sendable>(_ body: @escaping @Sendable (PostgreSQLConnection) throws -> Value) async throws -> Value {
    guard !isClosed else { throw PostgreSQLError.lost("the process has ended") }
    return try await withCheckedThrowingContinuation { continuation in
      start { connection in
        let result = Result { try body(connection) }
        return { continuation.resume(with: result) }
      }
    }
  }

  func pause() { database.advance(.milliseconds(50)) }

  private func start(_ job: @escaping Job) {
    guard let index = idle.popLast() else { return waiting.append(job) }
    let member = members[index]
    member.thread.begin { job(member.connection) }
    scheduler.add { self.run(index) }
  }

  private func run(_ index: Int) {
    goOn(index)
    database.settle()
  }

  private func goOn(_ index: Int) {
    switch members[index].thread.run() {
    case .ready: scheduler.add { self.run(index) }
    case .blocked: database.block { self.goOn(index) }
    case .done(let end):
      end()
      idle.append(index)
      if !waiting.isEmpty { start(waiting.removeFirst()) } else if isClosed { endThreads() }
    }
  }

  // MARK: Ends

  /// Cuts all connections.
  func cut() { for member in members { member.calls.cut() } }

  /// Ends the process without closing its connections. The system closes their sockets.
  func kill() {
    isDead = true
    cut()
    close()
  }

  func close() {
    for index in idle { members[index].connection.close() }
    isClosed = true
    endThreads()
  }

  private func endThreads() {
    guard idle.count == members.count else { return }
    for member in members { member.thread.end() }
    idle = []
  }
}
