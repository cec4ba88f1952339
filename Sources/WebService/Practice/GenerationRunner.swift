import QuestionWriting
import PracticeTests

/// The news that clients receive while a test is being written.
enum GenerationNews: Sendable {
  case event(GenerationEvent)
  /// The writing has ended. This is the last news.
  case ended(PracticeTestStatus, failure: String?)
}

/// Writes tests in the background and sends the news to listeners. A late listener receives the earlier news too.
actor GenerationRunner {
  private struct Run {
    var task: Task<Void, Never>?
    var news: [GenerationNews] = []
    var listeners: [Int: AsyncStream<(Int, GenerationNews)>.Continuation] = [:]
  }

  private var runs: [String: Run] = [:]
  private var listenerCount = 0

  /// The maximum number of tests that are written at the same time. Further tests are refused.
  static let maximumConcurrency = 16

  /// Starts to write a test.
  ///
  /// - Parameters:
  ///   - testID: The id of the test.
  ///   - work: Writes and stores the test. It reports events, and returns the last news.
  /// - Returns: Whether the writing started. It does not start if the test is already being written or too many tests are.
  func start(
    _ testID: String, work: @escaping @Sendable (_ report: @escaping @Sendable (GenerationEvent) async -> Void) async -> GenerationNews
  ) -> Bool {
    guard runs[testID] == nil, runs.count < Self.maximumConcurrency else { return false }
    runs[testID] = Run()
    runs[testID]?.task = Task(executorPreference: BackgroundExecutor.shared) {
      let end = await work { await self.tell(.event($0), of: testID) }
      await self.finish(testID, end)
    }
    return true
  }

  private func finish(_ testID: String, _ end: GenerationNews) {
    tell(end, of: testID)
    runs.removeValue(forKey: testID)?.listeners.values.forEach { $0.finish() }
  }

  /// Cancels the writing of a test, and waits until it has ended.
  func cancel(_ testID: String) async {
    runs[testID]?.task?.cancel()
    await end(of: testID)
  }

  /// Waits until the writing of a test has ended. Returns at once if the test is not being written.
  func end(of testID: String) async { await runs[testID]?.task?.value }

  /// The numbered news of a test after number `last`; nil if the test is not being written.
  func news(of testID: String, after last: Int) -> AsyncStream<(Int, GenerationNews)>? {
    guard let run = runs[testID] else { return nil }
    let (stream, continuation) = AsyncStream<(Int, GenerationNews)>.makeStream()
    for (index, news) in run.news.enumerated() where index + 1 > last { continuation.yield((index + 1, news)) }
    listenerCount += 1
    let listener = listenerCount
    runs[testID]?.listeners[listener] = continuation
    continuation.onTermination = { _ in Task { await self.leave(listener, testID) } }
    return stream
  }

  private func leave(_ listener: Int, _ testID: String) { runs[testID]?.listeners[listener] = nil }

  private func tell(_ news: GenerationNews, of testID: String) {
    runs[testID]?.news.append(news)
    let number = runs[testID]?.news.count ?? 0
    for listener in runs[testID]?.listeners.values ?? [:].values { listener.yield((number, news)) }
  }
}
