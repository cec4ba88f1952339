import Metrics
import GRDB
import Synchronization

/// Commits queued writes in groups: one fsync serves all writes that arrived during the previous one.
///
/// A write that fails undoes only itself. A call returns only after COMMIT has returned.
final class GroupCommit: Sendable {
  /// The maximum number of writes in one transaction. It limits how long the first of them waits.
  static let groupLimit = 256

  private struct Write: Sendable {
    let needsSavepoint: Bool
    /// Whether the write changes nothing, and only shows that the store can write.
    let isProbe: Bool
    let run: @Sendable (Database) throws -> Void
    /// Called with nil once the write is durable, or with the error that undid it.
    let settle: @Sendable ((any Error)?) -> Void
  }

  private struct State {
    var queue: [Write] = []
    var isDraining = false
    /// The number of groups with changes so far, at the last question whether the queue is idle, and when the log was last emptied.
    var groups = 0
    var askedGroups = 0
    var tidiedGroups = 0
  }

  private let metrics = WriteMetrics()
  private let pool: DatabasePool
  private let watch: StoreWatch
  /// Throws when the file that was written to is not the file at its path any more.
  private let verify: @Sendable () throws -> Void
  private let state = Mutex(State())

  init(pool: DatabasePool, watch: StoreWatch, verify: @escaping @Sendable () throws -> Void) {
    self.pool = pool
    self.watch = watch
    self.verify = verify
  }

  /// The number of groups so far, if the log has changes and there was no change since the last call; otherwise nil.
  func idleGroups() -> Int? {
    state.withLock { state in
      defer { state.askedGroups = state.groups }
      return state.groups == state.askedGroups && state.groups != state.tidiedGroups && !state.isDraining ? state.groups : nil
    }
  }

  /// The log of these groups was emptied.
  func noteTidied(_ groups: Int) { state.withLock { $0.tidiedGroups = groups } }

  /// Runs a write and returns its value once it is durable.
  ///
  /// - Parameters:
  ///   - inSavepoint: Whether the write runs in a savepoint of its own. It has to, unless it changes rows by one statement alone: SQLite
  ///     itself undoes a statement that fails.
  ///   - isProbe: Whether the write changes nothing, and only shows that the store can write.
  func perform<Value: Sendable>(
    inSavepoint: Bool = true, isProbe: Bool = false, _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let value = Mutex<Value?>(nil)
      enqueue(
        Write(needsSavepoint: inSavepoint, isProbe: isProbe) { db in
          let result = try body(db)
          value.withLock { $0 = result }
        } settle: { error in
          switch (error, value.withLock { $0 }) {
          case (nil, let result?): continuation.resume(returning: result)
          case (let error?, _): continuation.resume(throwing: error)
          case (nil, nil): continuation.resume(throwing: StorageError.failed("a write returned no value"))
          }
        })
    }
  }

  private func enqueue(_ write: Write) {
    let starts = state.withLock { state in
      state.queue.append(write)
      metrics.queue.set(state.queue.count)
      defer { state.isDraining = true }
      return !state.isDraining
    }
    if starts { pool.asyncWriteWithoutTransaction { self.drain($0) } }
  }

  private func drain(_ db: Database) {
    while let group = nextGroup() { commit(group, in: db) }
  }

  private func nextGroup() -> [Write]? {
    state.withLock { state in
      guard !state.queue.isEmpty else {
        state.isDraining = false
        return nil
      }
      let group = Array(state.queue.prefix(Self.groupLimit))
      state.queue.removeFirst(group.count)
      if !group.allSatisfy(\.isProbe) { state.groups += 1 }
      metrics.queue.set(state.queue.count)
      return group
    }
  }

  private func commit(_ group: [Write], in db: Database) {
    let began = ContinuousClock.now
    defer { metrics.commit.record(duration: ContinuousClock.now - began) }
    var failures = [(any Error)?](repeating: nil, count: group.count)
    do {
      try db.inTransaction(.immediate) {
        for (index, write) in group.enumerated() {
          do { try run(write, in: db) } catch {
            // NB: when the disk is full SQLite may undo the whole group.
            guard db.isInsideTransaction else { throw error }
            watch.noteFailure(StorageError(caught: error))
            failures[index] = error
          }
        }
        return .commit
      }
      try verify()
      watch.noteSuccess()
    } catch {
      watch.noteFailure(StorageError(caught: error))
      failures = failures.map { $0 ?? error }
    }
    metrics.count(failures)
    for (write, failure) in zip(group, failures) {
      // NB: errors that a write itself throws are passed to its caller unchanged.
      write.settle(failure.map { $0 is DatabaseError ? StorageError(caught: $0) : $0 })
    }
  }

  private func run(_ write: Write, in db: Database) throws {
    guard write.needsSavepoint else { return try write.run(db) }
    try db.inSavepoint {
      try write.run(db)
      return .commit
    }
  }
}
