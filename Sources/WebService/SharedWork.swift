import Synchronization

/// Work that simultaneous callers with the same key share: it is done once, and all of them get its value or its error.
final class SharedWork<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let running = Mutex<[Key: Task<Value, any Error>]>([:])

  /// The value of the work that runs for a key, or of new work if none runs.
  func value(of key: Key, _ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let task = running.withLock { running in
      if let known = running[key] { return known }
      let task = Task(executorPreference: BackgroundExecutor.substitute) {
        defer { self.running.withLock { $0[key] = nil } }
        return try await work()
      }
      running[key] = task
      return task
    }
    return try await task.value
  }
}
