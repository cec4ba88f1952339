import ServiceLifecycle
import Storage

/// Tells the other servers of the storage what clients have taken of the limits here, and learns what they have taken there.
actor LimitExchange: Service {
  /// The time between two reports.
  static let interval = Duration.seconds(1)
  /// The time after which a server that has told nothing is forgotten. NB: longer than reports are kept.
  private static let memory = Duration.seconds(3_600)

  private let store: any LimitReportStore
  private let admission: Admission
  private let server: String
  private var count = 0
  private var seen: [String: (number: Int, time: ContinuousClock.Instant)] = [:]
  private var isShared = false

  /// - Parameter server: A random name.
  init(store: any LimitReportStore, admission: Admission, server: String) {
    self.store = store
    self.admission = admission
    self.server = server
  }

  func run() async throws {
    try? await cancelWhenGracefulShutdown {
      while true {
        // NB: a store that fails now reports that itself. What this server has taken since the last report may be lost then.
        try? await self.exchange()
        try await Task.sleep(for: Self.interval)
      }
    }
  }

  /// Tells and learns once.
  func exchange() async throws {
    if !isShared {
      admission.share(secret: try await store.secret())
      isShared = true
    }
    if let text = admission.report(at: admission.now) {
      count += 1
      try await store.add(LimitReport(server: server, number: count, text: text))
    }
    for (report, age) in try await store.reports(after: seen.mapValues(\.number), excluding: server) {
      seen[report.server] = (report.number, .now)
      admission.add(report.text, age: age, at: admission.now)
    }
    seen = seen.filter { $0.value.time.duration(to: .now) < Self.memory }
  }
}
