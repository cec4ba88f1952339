import PracticeTests
import ServiceLifecycle

/// Ends the tests of servers that are gone, where several servers use the stores. Their learners can try again then.
struct AbandonedTests: Service {
  private static let interval = Duration.seconds(5)

  let store: any PracticeTestStore

  func run() async throws {
    try? await cancelWhenGracefulShutdown {
      while true {
        try await Task.sleep(for: Self.interval)
        // NB: a store that fails now reports that itself. The next look tries again.
        _ = try? await store.failAbandonedTests(PracticeTestService.interruption)
      }
    }
  }
}
