import Logging
import ServiceLifecycle
import UnixSignals

/// Runs the application until a signal arrives, and ends it within a limited time.
///
/// After the signal the server takes no new request, and open requests may end. After half of the time, requests that have not arrived
/// completely are refused. After four fifths, open connections are cut. At the end of the time, the run returns in any case.
struct BoundedRun: Sendable {
  let application: any Service
  let stop: ServiceStop
  let table: ConnectionTable
  /// The maximum time from the signal to the end of the run.
  let time: Duration
  let logger: Logger

  func run(until signals: [UnixSignal]) async throws {
    var configuration = ServiceGroupConfiguration(
      services: [StoppableApplication(bounds: self)], gracefulShutdownSignals: signals, logger: logger)
    configuration.maximumGracefulShutdownDuration = time * 4 / 5
    let group = ServiceGroup(configuration: configuration)
    let (ends, end) = AsyncThrowingStream<Void, any Error>.makeStream()
    let running = Task {
      do {
        try await group.run()
        await stop.end()
        end.finish()
      } catch is CancellationError where stop.isStopping { end.finish() } catch { end.finish(throwing: error) }
    }
    stop.add { Task { await cutOff(end) } }
    end.onTermination = { _ in running.cancel() }
    // NB: a task group would wait for work that does not end.
    for try await _ in ends {}
  }

  /// Cuts off what does not end by itself.
  private func cutOff(_ end: AsyncThrowingStream<Void, any Error>.Continuation) async {
    try? await Task.sleep(for: time / 2)
    table.refuseUnfinishedRequests()
    try? await Task.sleep(for: time * 3 / 10)
    if table.count > 0 { logger.warning("the stop takes too long: \(table.count) connections are cut") }
    table.closeAll()
    try? await Task.sleep(for: time / 5)
    end.finish()
  }
}

/// The application as a service that begins the stop at the signal.
private struct StoppableApplication: Service {
  let bounds: BoundedRun

  func run() async throws {
    try await withGracefulShutdownHandler {
      try await bounds.application.run()
    } onGracefulShutdown: {
      bounds.stop.begin()
    }
  }
}
