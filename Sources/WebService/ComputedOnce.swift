import Synchronization

/// A value that is computed at its first use, so that a start does not wait for it.
final class ComputedOnce<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)
  private let compute: @Sendable () -> Value

  init(_ compute: @escaping @Sendable () -> Value) { self.compute = compute }

  var value: Value {
    known.withLock { known in
      if let known { return known }
      let value = compute()
      known = value
      return value
    }
  }
}
