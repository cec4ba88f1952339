import ServiceLifecycle

/// Writes, once per interval, how often events were left out of the log.
struct LogSummaries: Service {
  let monitor: ServiceMonitor

  func run() async throws {
    try? await cancelWhenGracefulShutdown {
      while true {
        try await Task.sleep(for: .microseconds(EventLog.interval))
        monitor.summarize()
      }
    }
    monitor.summarize()
  }
}
