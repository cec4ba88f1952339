import Dispatch
import Foundation
import Synchronization

/// A bounded number of connections. Each has a thread of its own, because the calls of libpq block.
final class ConnectionPool: ConnectionAccess {
  /// A connection and the queue on which it is used.
  // NB: unchecked, because a connection is not Sendable. Only the jobs on the queue touch it, one at a time.
  private final class Member: @unchecked Sendable {
    let connection: PostgreSQLConnection
    let queue: DispatchQueue

    init(url: String, server: String, number: Int) {
      connection = PostgreSQLConnection(url: url, server: server)
      queue = DispatchQueue(label: "nivel.postgresql.\(number)")
    }
  }

  private typealias Job = @Sendable (PostgreSQLConnection) -> Void

  private struct State {
    var idle: [Member]
    /// The jobs in their order. A job that was taken is nil, so that it is not kept in memory.
    var waiting: [Job?] = []
    /// The index of the first job in `waiting` that has not begun.
    var next = 0

    var waitingCount: Int { waiting.count - next }

    mutating func takeJob() -> Job? {
      guard next < waiting.count else { return nil }
      let job = waiting[next]
      waiting[next] = nil
      next += 1
      if next == waiting.count || next > 1000 {
        waiting.removeFirst(next)
        next = 0
      }
      return job
    }
  }

  /// The maximum number of jobs that wait for a connection.
  private static let queueLimit = 2_000

  private let members: [Member]
  private let state: Mutex<State>

  /// - Parameters:
  ///   - url: A connection string or URI.
  ///   - server: The name of this server.
  ///   - count: The maximum number of connections. They are made when they are needed.
  init(url: String, server: String, count: Int) {
    let members = (1...max(1, count)).map { Member(url: url, server: server, number: $0) }
    self.members = members
    state = Mutex(State(idle: members))
  }

  /// Calls a function with a connection, as soon as one is free.
  ///
  /// - Throws: ``PostgreSQLError/busy`` when too many calls wait already, and the errors of the function.
  func use<Value: Sendable>(_ body: @escaping @Sendable (PostgreSQLConnection) throws -> Value) async throws -> Value {
    guard state.withLock({ $0.waitingCount }) < Self.queueLimit else { throw PostgreSQLError.busy }
    return try await withCheckedThrowingContinuation { continuation in
      start { connection in continuation.resume(with: Result { try body(connection) }) }
    }
  }

  var now: ContinuousClock.Instant { .now }

  /// NB: on the thread of the connection, which nothing else uses.
  func pause() { Thread.sleep(forTimeInterval: 0.05) }

  /// Waits for the jobs that have begun, and closes all connections. Later uses connect again.
  func close() {
    for member in members { member.queue.sync { member.connection.close() } }
  }

  private func start(_ job: @escaping Job) {
    let free = state.withLock { state -> Member? in
      guard let member = state.idle.popLast() else {
        state.waiting.append(job)
        return nil
      }
      return member
    }
    if let free { run(job, on: free) }
  }

  private func run(_ job: @escaping Job, on member: Member) {
    member.queue.async { [self] in
      job(member.connection)
      let next = state.withLock { state -> Job? in
        if let job = state.takeJob() { return job }
        state.idle.append(member)
        return nil
      }
      if let next { run(next, on: member) }
    }
  }
}
