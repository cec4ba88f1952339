import Storage
import Synchronization

/// Keeps the health of a store, and reports its changes. A fault that repeats is reported once.
final class StoreWatch: Sendable {
  private let state = Mutex(StorageHealth())
  private let report: @Sendable (StorageEvent) -> Void

  init(report: @escaping @Sendable (StorageEvent) -> Void) { self.report = report }

  var health: StorageHealth { state.withLock { $0 } }

  /// A group of writes was stored.
  func noteSuccess() {
    change { if case .refusing = $0 { .sound } else { $0 } }
  }

  /// A read or a write failed.
  func noteFailure(_ error: StorageError) {
    switch error {
    case .damaged: change { _ in .damaged(error.description) }
    case .full, .vanished, .disk: change { if case .damaged = $0 { $0 } else { .refusing(error.description) } }
    default: break
    }
  }

  /// The whole file was checked.
  func noteCheck(_ damage: StorageError?) {
    switch damage {
    case nil:
      state.withLock { $0.isChecked = true }
      report(.checked)
    case .damaged(let reason)?:
      state.withLock { $0.isChecked = true }
      noteFailure(.damaged(reason))
    // NB: the check did not run to its end, so nothing is known of the rest of the file.
    case let error?: noteFailure(error)
    }
  }

  private func change(_ next: (StorageHealth.Condition) -> StorageHealth.Condition) {
    let changed: StorageHealth.Condition? = state.withLock { health in
      let condition = next(health.condition)
      guard condition != health.condition else { return nil }
      health.condition = condition
      return condition
    }
    if let changed { report(.changed(changed)) }
  }
}
