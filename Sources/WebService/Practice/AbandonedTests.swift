import PracticeTests
import ServiceLifecycle

/// Ends the tests that nothing writes any more: those of servers that are gone, and those whose end this server could not store. Their
/// learners can try again then.
actor AbandonedTests: Service {
  private static let interval = Duration.seconds(5)

  private let store: any PracticeTestStore
  private let runner: GenerationRunner
  /// The tests that the store called unfinished at the last look, and the runner did not know.
  private var suspects: Set<String> = []

  init(store: any PracticeTestStore, runner: GenerationRunner) {
    self.store = store
    self.runner = runner
  }

  func run() async throws {
    try? await cancelWhenGracefulShutdown {
      while true {
        try await Task.sleep(for: Self.interval)
        // NB: a store that fails now reports that itself. The next look tries again.
        try? await self.look()
      }
    }
  }

  /// Ends what was abandoned at two looks in a row. A test that was just ordered may not have reached the runner yet.
  func look() async throws {
    _ = try await store.failAbandonedTests(PracticeTestService.interruption)
    var found: Set<String> = []
    for test in try await store.testsBeingWritten() where await !runner.knows(test.id) {
      found.insert(test.id)
      guard suspects.contains(test.id) else { continue }
      _ = try? await store.endWriting(test.id, profileID: test.profileID) { test in
        if test.status == .generating { try test.fail(PracticeTestService.interruption) }
      }
    }
    suspects = found
  }
}
