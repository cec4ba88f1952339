import HTTPTypes
import Synchronization

/// The stop of the service. It ends work that requests wait for, so that open requests can end soon.
final class ServiceStop: Sendable {
  private struct State {
    var works: [@Sendable () async -> Void] = []
    /// Ends all work; nil before the stop.
    var ending: Task<Void, Never>?
  }

  private let state = Mutex(State())

  /// Whether the service is stopping.
  var isStopping: Bool { state.withLock { $0.ending != nil } }

  /// Adds work that the stop has to end.
  ///
  /// - Parameter end: Ends the work, and returns when it has ended.
  func add(_ end: @escaping @Sendable () async -> Void) { state.withLock { $0.works.append(end) } }

  /// Begins the stop. Later calls do nothing.
  func begin() {
    state.withLock { state in
      guard state.ending == nil else { return }
      let works = state.works
      state.ending = Task {
        await withTaskGroup(of: Void.self) { group in
          for work in works { group.addTask { await work() } }
        }
      }
    }
  }

  /// Waits until all work has ended. Returns at once before the stop.
  func end() async { await state.withLock { $0.ending }?.value }
}

extension Problem {
  /// The server is stopping and begins no more work.
  static let stopping = Problem(
    .serviceUnavailable, "server-stopping", "The server is stopping. Try again in a moment.",
    headers: [.retryAfter: "5", .connection: "close"])
}
