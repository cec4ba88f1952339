import Identifiers
import PracticeTests
import ServiceLifecycle

/// Ends the tests that nothing writes any more: those of servers that are gone, and those whose end this server could not store. Their
/// learners can try again then.
///
/// Stops the writing of tests that nobody waits for any more: those that were erased, deleted or cancelled at another server.
actor AbandonedTests: Service {
  private static let interval = Duration.seconds(5)

  private let store: any PracticeTestStore
  private let runner: GenerationRunner
  /// The tests that the store called unfinished at the last look, and the runner did not know.
  private var suspects: Set<String> = []
  /// The tests that the runner was writing at the last look, and the store did not have to be written.
  private var unwanted: Set<String> = []

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

  /// Ends what was abandoned, and stops what is unwanted, at two looks in a row. A test that was just ordered may not have reached the runner
  /// yet, and the writing of a test that has just ended may not have left it.
  func look() async throws {
    _ = try await store.failAbandonedTests(WritingFailure.interrupted.sentence)
    let ordered = await runner.orderedTests
    let expected = try await store.testsBeingWritten()
    try await endAbandoned(among: expected)
    let found = ordered.subtracting(expected.map(\.id))
    for id in found.intersection(unwanted) { await runner.cancel(id) }
    unwanted = found
  }

  private func endAbandoned(among tests: [(id: String, profileID: ProfileID)]) async throws {
    var found: Set<String> = []
    for test in tests where await !runner.knows(test.id) {
      found.insert(test.id)
      guard suspects.contains(test.id) else { continue }
      _ = try? await store.endWriting(test.id, profileID: test.profileID) { test in
        if test.status == .generating { try test.fail(WritingFailure.interrupted.sentence) }
      }
    }
    suspects = found
  }
}
