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
  private struct WaitingJob {
    let run: Job
    let giveUp: @Sendable () -> Void
    let deadline: ContinuousClock.Instant
  }

  /// The jobs that wait, in their order, which is that of their deadlines.
  private struct JobQueue {
    /// A job that was taken is nil, so that it is not kept in memory.
    private var jobs: [WaitingJob?] = []
    /// The index of the first job that was not taken.
    private var next = 0

    var count: Int { jobs.count - next }
    var first: WaitingJob? { next < jobs.count ? jobs[next] : nil }

    mutating func append(_ job: WaitingJob) { jobs.append(job) }

    mutating func popFirst() -> WaitingJob? {
      guard let job = first else { return nil }
      jobs[next] = nil
      next += 1
      if next == jobs.count || next > 1000 {
        jobs.removeFirst(next)
        next = 0
      }
      return job
    }
  }

  private struct State {
    var idle: [Member]
    var waiting = JobQueue()
    /// Whether a task waits for the first deadline.
    var isTimed = false
  }

  /// The maximum number of jobs that wait for a connection.
  private static let queueLimit = 2_000
  /// The patience of a pool, unless another one is given. NB: as long as a statement waits for a lock.
  static let patience = Duration.seconds(15)

  private let members: [Member]
  /// The maximum time for which a job waits for a connection.
  private let patience: Duration
  private let state: Mutex<State>

  /// - Parameters:
  ///   - url: A connection string or URI.
  ///   - server: The name of this server.
  ///   - count: The maximum number of connections. They are made when they are needed.
  ///   - patience: The maximum time for which a function waits for a connection.
  init(url: String, server: String, count: Int, patience: Duration = ConnectionPool.patience) {
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
    guard state.withLock({ $0.waiting.count }) < Self.queueLimit else { throw PostgreSQLError.busy }
    return try await withCheckedThrowingContinuation { continuation in
      start(
        WaitingJob(
          run: { connection in continuation.resume(with: Result { try body(connection) }) },
          giveUp: { continuation.resume(throwing: PostgreSQLError.busy) }, deadline: .now + patience))
    }
  }

  var now: ContinuousClock.Instant { .now }

  /// NB: on the thread of the connection, which nothing else uses.
  func pause() { Thread.sleep(forTimeInterval: 0.05) }

  /// Waits for the jobs that have begun, and closes all connections. Later uses connect again.
  func close() {
    for member in members { member.queue.sync { member.connection.close() } }
  }

  /// Runs a job on a free connection, or lets it wait for one.
  private func start(_ job: WaitingJob) {
    let (free, needsTimer) = state.withLock { state -> (Member?, Bool) in
      if let member = state.idle.popLast() { return (member, false) }
      state.waiting.append(job)
      defer { state.isTimed = true }
      return (nil, !state.isTimed)
    }
    if let free { run(job.run, on: free) }
    if needsTimer { Task { await giveUpInTime() } }
  }

  /// Gives up jobs at their deadlines while jobs wait.
  ///
  /// NB: connections can be busy for long, such as with writes that a synchronous standby does not confirm. Reads must not wait as long.
  private func giveUpInTime() async {
    while let deadline = state.withLock({ state in
      state.isTimed = state.waiting.count > 0
      return state.waiting.first?.deadline
    }) {
      try? await Task.sleep(until: deadline)
      let expired = state.withLock { state in
        var expired: [WaitingJob] = []
        while let job = state.waiting.first, job.deadline <= .now {
          _ = state.waiting.popFirst()
          expired.append(job)
        }
        return expired
      }
      for job in expired { job.giveUp() }
    }
  }

  private func run(_ job: @escaping Job, on member: Member) {
    member.queue.async { [self] in
      job(member.connection)
      let next = state.withLock { state -> Job? in
        if let job = state.waiting.popFirst() { return job.run }
        state.idle.append(member)
        return nil
      }
      if let next { run(next, on: member) }
    }
  }
}
