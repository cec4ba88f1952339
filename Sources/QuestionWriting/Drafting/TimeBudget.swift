/// How long a model may take for a test. The clock is somebody else's.
public struct TimeBudget: Sendable {
  /// Time ran out while a model was writing.
  struct Over: Error {}

  /// Whether time has run out.
  let isOver: @Sendable () -> Bool
  /// Waits until time runs out; `nil` when it never does.
  package let end: (@Sendable () async throws -> Void)?

  /// - Parameters:
  ///   - isOver: Whether time has run out; once it has, it stays so.
  ///   - end: Waits until then; with it, a model that is writing is cut off.
  public init(isOver: @escaping @Sendable () -> Bool, end: (@Sendable () async throws -> Void)? = nil) {
    self.isOver = isOver
    self.end = end
  }

  /// As much time as a model needs.
  public static let endless = TimeBudget { false }

  /// So much time from now on, on a clock.
  public static func lasting<C: Clock>(_ duration: C.Duration, on clock: C) -> TimeBudget {
    let end = clock.now.advanced(by: duration)
    return TimeBudget(isOver: { clock.now >= end }, end: { try await clock.sleep(until: end, tolerance: nil) })
  }

  /// What `body` gives, if it does so in time.
  ///
  /// - Throws: ``Over`` when it does not, and what `body` throws.
  func spend<Value: Sendable>(on body: @escaping @Sendable () async throws -> Value) async throws -> Value {
    guard let end else { return try await body() }
    return try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask(operation: body)
      group.addTask {
        try await end()
        throw Over()
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw Over() }
      return value
    }
  }
}
