import QuestionWriting
import PracticeTests

/// What clients hear while a test is being written.
enum GenerationNews: Sendable {
  case event(GenerationEvent)
  /// Nothing comes after this.
  case ended(PracticeTestStatus, failure: String?)
}

/// Writes tests in the background, remembers what happened, and tells whoever listens: from the beginning, however late they come.
actor GenerationRunner {
  private struct Run {
    var task: Task<Void, Never>?
    var news: [GenerationNews] = []
    var listeners: [Int: AsyncStream<(Int, GenerationNews)>.Continuation] = [:]
  }

  private var runs: [String: Run] = [:]
  private var listenerCount = 0

  /// So many tests are written at once; more have to wait until one is done.
  static let maximumConcurrency = 16

  /// Begins to write a test.
  ///
  /// - Parameter work: reports as it goes, and says how it ended once that is kept.
  /// - Returns: Whether it began: it does not when too many are under way.
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

  /// Asks the writing of a test to stop, and waits until it has.
  func cancel(_ testID: String) async {
    runs[testID]?.task?.cancel()
    await end(of: testID)
  }

  /// Waits until nobody writes a test.
  func end(of testID: String) async { await runs[testID]?.task?.value }

  /// News of a test with their numbers, from the one after `last` on; `nil` when nobody is writing it.
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
