import Logging
import Synchronization
import WebService

/// The updates of a running server, which can begin anew.
final class UpdateTask: Sendable {
  private let updates: ContentUpdates
  private let logger: Logger
  private let running: Mutex<Task<Void, Never>>

  init(updates: ContentUpdates, logger: Logger) {
    self.updates = updates
    self.logger = logger
    running = Mutex(Self.start(updates, logger, rereads: false))
  }

  private static func start(_ updates: ContentUpdates, _ logger: Logger, rereads: Bool) -> Task<Void, Never> {
    Task(executorPreference: BackgroundExecutor.shared) { await updates.run(logger: logger, rereads: rereads) }
  }

  /// Reads the content again, and looks for a newer release now. NB: a sync that is interrupted leaves the active release unchanged.
  func reload() async {
    let present = running.withLock(\.self)
    present.cancel()
    await present.value
    running.withLock { $0 = Self.start(updates, logger, rereads: true) }
  }

  func cancel() { running.withLock { $0.cancel() } }
}
