import Metrics
import GRDB
import Synchronization

/// Commits queued writes in groups: one fsync serves all writes that arrived during the previous one.
///
/// A write that fails undoes only itself. A call returns only after COMMIT has returned.
///
/// Large writes, such as notes of a megabyte, have transactions of their own. They take turns with the small writes, so that an answer
/// waits for a few large writes at most.
final class GroupCommit: Sendable {
  /// The maximum number of writes in one transaction. It limits how long the first of them waits.
  static let groupLimit = 256
  /// The size of a large write, in bytes.
  static let largeWrite = 32 << 10
  /// The maximum size of all large writes in one transaction, in bytes. A single write may be larger.
  static let groupBytes = 512 << 10

  fileprivate struct Write: Sendable {
    let needsSavepoint: Bool
    /// Whether the write changes nothing, and only shows that the store can write.
    let isProbe: Bool
    /// The size of the texts of the write, in bytes. Small texts are not counted.
    let bytes: Int
    let run: @Sendable (Database) throws -> Void
    /// Called with nil once the write is durable, or with the error that undid it.
    let settle: @Sendable ((any Error)?) -> Void
  }

  fileprivate struct State {
    var queue: [Write] = []
    var large: [Write] = []
    /// Whether the next large write goes before the small ones.
    var isTurnOfLarge = false
    var isDraining = false
    /// The number of groups with changes so far, at the last question whether the queue is idle, and when the log was last emptied.
    var groups = 0
    var askedGroups = 0
    var tidiedGroups = 0
  }

  private let metrics = WriteMetrics()
  private let pool: DatabasePool
  private let access: any DatabaseAccess
  private let watch: StoreWatch
  /// Throws when the file that was written to is not the file at its path any more.
  private let verify: @Sendable () throws -> Void
  private let state = Mutex(State())

  init(pool: DatabasePool, access: any DatabaseAccess, watch: StoreWatch, verify: @escaping @Sendable () throws -> Void) {
    self.pool = pool
    self.access = access
    self.watch = watch
    self.verify = verify
  }

  /// The number of writes that wait for a transaction.
  var waitingCount: Int { state.withLock { $0.count } }

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
  ///   - bytes: The size of the texts of the write, in bytes.
  func perform<Value: Sendable>(
    inSavepoint: Bool = true, isProbe: Bool = false, bytes: Int = 0, _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let value = Mutex<Value?>(nil)
      enqueue(
        Write(needsSavepoint: inSavepoint, isProbe: isProbe, bytes: bytes) { db in
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
      if write.bytes < Self.largeWrite { state.queue.append(write) } else { state.large.append(write) }
      metrics.queue.set(state.count)
      defer { state.isDraining = true }
      return !state.isDraining
    }
    if starts { access.write(pool) { self.drain($0) } }
  }

  /// Commits one group. The next group waits for its turn on the writer, so that other work on the writer, such as emptying the log, does
  /// not wait for all groups.
  private func drain(_ db: Database) {
    guard let group = nextGroup() else { return }
    commit(group, in: db)
    if state.withLock({ $0.goesOn() }) { access.write(pool) { self.drain($0) } }
  }

  /// Commits all waiting writes.
  func finish(_ db: Database) {
    while let group = nextGroup() { commit(group, in: db) }
  }

  private func nextGroup() -> [Write]? {
    state.withLock { state in
      let group = state.takeGroup()
      guard !group.isEmpty else {
        state.isDraining = false
        return nil
      }
      if !group.allSatisfy(\.isProbe) { state.groups += 1 }
      metrics.queue.set(state.count)
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
            failures[index] = failure(error, in: db)
          }
        }
        return .commit
      }
      try verify()
      watch.noteSuccess()
    } catch {
      let error = failure(error, in: db)
      failures = failures.map { $0 ?? error }
    }
    metrics.count(failures)
    for (write, failure) in zip(group, failures) { write.settle(failure) }
  }

  /// Notes the failure of a write. Returns the error for its caller: errors that a write itself throws are passed on unchanged.
  private func failure(_ error: any Error, in db: Database) -> any Error {
    let failure = StorageError(caught: error, in: db)
    watch.noteFailure(failure)
    return error is DatabaseError ? failure : error
  }

  private func run(_ write: Write, in db: Database) throws {
    guard write.needsSavepoint else { return try write.run(db) }
    try db.inSavepoint {
      try write.run(db)
      return .commit
    }
  }
}

extension GroupCommit.State {
  /// The number of waiting writes.
  fileprivate var count: Int { queue.count + large.count }

  /// Whether more writes wait. If not, the next write begins again.
  fileprivate mutating func goesOn() -> Bool {
    isDraining = count > 0
    return isDraining
  }

  /// Removes the writes of the next transaction: small writes and large ones in turns.
  fileprivate mutating func takeGroup() -> [GroupCommit.Write] {
    let takesLarge = !large.isEmpty && (isTurnOfLarge || queue.isEmpty)
    isTurnOfLarge = !takesLarge
    return takesLarge ? takeLarge() : takeSmall()
  }

  private mutating func takeSmall() -> [GroupCommit.Write] {
    defer { queue.removeFirst(min(queue.count, GroupCommit.groupLimit)) }
    return Array(queue.prefix(GroupCommit.groupLimit))
  }

  private mutating func takeLarge() -> [GroupCommit.Write] {
    var group = [large.removeFirst()]
    var bytes = group[0].bytes
    while let next = large.first, bytes + next.bytes <= GroupCommit.groupBytes {
      group.append(large.removeFirst())
      bytes += next.bytes
    }
    return group
  }
}
