import ServiceLifecycle
import UnixSignals

/// Calls a function at each SIGHUP.
struct ReloadSignals: Service {
  let reload: @Sendable () async -> Void

  func run() async throws {
    for await _ in await UnixSignalsSequence(trapping: .sighup).cancelOnGracefulShutdown() { await reload() }
  }
}
