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

  /// A job that waits for a connection. Either a connection runs it, or it is given up.
  private final class WaitingJob: Sendable {
    private let job: Mutex<Job?>

    init(_ job: @escaping Job) { self.job = Mutex(job) }

    /// The job, for whoever asks first.
    func take() -> Job? {
      job.withLock { job in
        defer { job = nil }
        return job
      }
    }
  }

  private struct State {
    var idle: [Member]
    /// The jobs in their order. A place whose job was taken is nil, so that it is not kept in memory.
    var waiting: [WaitingJob?] = []
    /// The index of the first job in `waiting` that has not begun.
    var next = 0

    var waitingCount: Int { waiting.count - next }

    /// The first job that was not given up; nil if there is none.
    mutating func takeJob() -> Job? {
      while next < waiting.count {
        let job = waiting[next]?.take()
        waiting[next] = nil
        next += 1
        if next == waiting.count || next > 1000 {
          waiting.removeFirst(next)
          next = 0
        }
        if let job { return job }
      }
      return nil
    }
  }

  /// The maximum number of jobs that wait for a connection.
  private static let queueLimit = 2_000

  private let members: [Member]
  /// The maximum time for which a job waits for a connection.
  private let patience: Duration
  private let state: Mutex<State>

  /// - Parameters:
  ///   - url: A connection string or URI.
  ///   - server: The name of this server.
  ///   - count: The maximum number of connections. They are made when they are needed.
  ///   - patience: The maximum time for which a function waits for a connection.
  init(url: String, server: String, count: Int, patience: Duration = PostgreSQLDatabase.patience) {
    let members = (1...max(1, count)).map { Member(url: url, server: server, number: $0) }
    self.members = members
    self.patience = patience
    state = Mutex(State(idle: members))
  }

  /// Calls a function with a connection, as soon as one is free.
  ///
  /// - Throws: ``PostgreSQLError/busy`` when too many calls wait already, or no connection was free for too long, and the errors of the
  ///   function.
  func use<Value: Sendable>(_ body: @escaping @Sendable (PostgreSQLConnection) throws -> Value) async throws -> Value {
    guard state.withLock({ $0.waitingCount }) < Self.queueLimit else { throw PostgreSQLError.busy }
    return try await withCheckedThrowingContinuation { continuation in
      let waiting = start { connection in continuation.resume(with: Result { try body(connection) }) }
      guard let waiting else { return }
      // NB: connections can be busy for long, such as writes that a synchronous standby does not confirm. Reads must not wait as long as these.
      Task { [patience] in
        try? await Task.sleep(for: patience)
        if waiting.take() != nil { continuation.resume(throwing: PostgreSQLError.busy) }
      }
    }
  }

  var now: ContinuousClock.Instant { .now }

  /// NB: on the thread of the connection, which nothing else uses.
  func pause() { Thread.sleep(forTimeInterval: 0.05) }

  /// Waits for the jobs that have begun, and closes all connections. Later uses connect again.
  func close() {
    for member in members { member.queue.sync { member.connection.close() } }
  }

  /// Runs a job on a free connection.
  ///
  /// - Returns: The job if it has to wait.
  private func start(_ job: @escaping Job) -> WaitingJob? {
    let waiting = WaitingJob(job)
    let free = state.withLock { state -> Member? in
      guard let member = state.idle.popLast() else {
        state.waiting.append(waiting)
        return nil
      }
      return member
    }
    guard let free else { return waiting }
    run(job, on: free)
    return nil
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
