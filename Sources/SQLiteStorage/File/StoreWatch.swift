import Metrics
import Storage
import Synchronization

/// Keeps the health of a store, and reports its changes. A fault that repeats is reported once.
final class StoreWatch: Sendable {
  private let state = Mutex(StorageHealth())
  /// The damages that were reported. A read and the check of the whole file find the same damage in turn.
  private let damages = Mutex<Set<String>>([])
  private static let mostDamages = 100
  private let report: @Sendable (StorageEvent) -> Void
  /// Whether the data were checked since the store was opened: 1 or 0.
  private let checked = Gauge(label: "nivel_store_checked")

  init(report: @escaping @Sendable (StorageEvent) -> Void) {
    self.report = report
    checked.record(0)
  }

  var health: StorageHealth { state.withLock { $0 } }

  /// A group of writes was stored.
  func noteSuccess() {
    change { if case .refusing = $0 { .sound } else { $0 } }
  }

  /// A read or a write failed.
  func noteFailure(_ error: StorageError) {
    switch error {
    case .damaged:
      let isNew = damages.withLock { $0.count < Self.mostDamages && $0.insert(error.description).inserted }
      change { if case .damaged = $0, !isNew { $0 } else { .damaged(error.description) } }
    case .full, .vanished, .disk: change { if case .damaged = $0 { $0 } else { .refusing(error.description) } }
    default: break
    }
  }

  /// The whole file was checked.
  func noteCheck(_ damage: StorageError?) {
    switch damage {
    case nil:
      noteEndOfCheck()
      report(.checked)
    case .damaged(let reason)?:
      noteEndOfCheck()
      noteFailure(.damaged(reason))
    // NB: the check did not run to its end, so nothing is known of the rest of the file.
    case let error?: noteFailure(error)
    }
  }

  private func noteEndOfCheck() {
    state.withLock { $0.isChecked = true }
    checked.record(1)
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
