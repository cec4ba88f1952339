/// The time that a model may take for a test. The caller provides the clock.
public struct TimeBudget: Sendable {
  /// The time ran out while a model was writing.
  struct Over: Error {}

  /// Whether the time has run out.
  let isOver: @Sendable () -> Bool
  /// Waits until the time runs out; `nil` if it never does.
  package let end: (@Sendable () async throws -> Void)?

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - isOver: Whether the time has run out. Once true, it must stay true.
  ///   - end: Waits until the time runs out. If given, a model that is writing at that time is cancelled.
  public init(isOver: @escaping @Sendable () -> Bool, end: (@Sendable () async throws -> Void)? = nil) {
    self.isOver = isOver
    self.end = end
  }

  /// No time limit.
  public static let endless = TimeBudget { false }

  /// A budget that begins now and lasts for a duration on a clock.
  public static func lasting<C: Clock>(_ duration: C.Duration, on clock: C) -> TimeBudget {
    let end = clock.now.advanced(by: duration)
    return TimeBudget(isOver: { clock.now >= end }, end: { try await clock.sleep(until: end, tolerance: nil) })
  }

  /// The result of `body`, if it finishes in time.
  ///
  /// - Throws: ``Over`` if it does not finish in time, or the error that `body` throws.
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
