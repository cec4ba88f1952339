import QuestionWriting
import PracticeTests

/// The news that clients receive while a test is being written.
enum GenerationNews: Sendable {
  /// The test waits for its turn. `place` counts from 1, the test that is written next.
  case waiting(place: Int)
  case event(GenerationEvent)
  /// The writing has ended. This is the last news.
  case ended(PracticeTestStatus, failure: String?)
}

/// The writing of one test.
struct GenerationJob: Sendable {
  let testID: String
  let owner: FairQueue<String>.Owner
  let lane: GenerationRunner.Lane
  /// Whether the job writes a test that was ordered; false for work on a test that is ready.
  var isOrder = true
  /// Writes and stores the test, and reports events.
  let write: @Sendable (_ report: @escaping @Sendable (GenerationEvent) async -> Void) async throws -> Void
  /// Stores that the test could not be written, and returns the last news.
  let fail: @Sendable (any Error) async -> GenerationNews
}

/// The runner stopped the writing of a test.
enum GenerationStop: Error {
  /// The queue was full, and the owner had the most tests in it.
  case displaced
  case tookTooLong
  /// The server stops.
  case serverStopped
}

/// Writes tests in the background and sends the news to listeners. A late listener receives the earlier news too.
///
/// Tests wait in two lanes, so that a model that does not reply delays no test that needs no model. In each lane, one test of a profile is
/// written at a time, and profiles take turns.
actor GenerationRunner {
  enum Lane: Hashable, CaseIterable {
    /// Tests from the notes alone. They need the processor.
    case notes
    /// Tests that a model writes. They wait for the model most of the time.
    case models
  }

  struct Limits: Sendable {
    let queue: FairQueue<String>.Limits
    /// The time after which the writing of a test is stopped.
    let time: Duration

    /// NB: Two tests from notes of the maximum size take about 100 MB of memory.
    static let notes = Limits(queue: .init(places: 2, perMember: 5, waiting: 500), time: .seconds(120))
    static let models = Limits(queue: .init(places: 4, perMember: 5, waiting: 500), time: .seconds(900))
  }

  /// Receives the numbered news of a test. A place in the queue has the number 0.
  struct Listener: Sendable {
    let send: @Sendable (Int, GenerationNews) -> Void
    /// Called after the last news.
    let finish: @Sendable () -> Void
  }

  private struct Run {
    let job: GenerationJob
    var task: Task<Void, Never>?
    var news: [GenerationNews] = []
    /// The place in the queue; nil once the writing has begun.
    var place: Int?
    var isLate = false
    var listeners: [Int: Listener] = [:]
  }

  private let limits: [Lane: Limits]
  private let share: @Sendable (Int, GenerationNews, String) -> Void
  private var queues: [Lane: FairQueue<String>]
  private var runs: [String: Run] = [:]
  private var listenerCount = 0
  private var isStopped = false

  /// - Parameter share: Receives the numbered news of all tests with their ids, also when nobody listens.
  init(
    notes: Limits = .notes, models: Limits = .models, share: @escaping @Sendable (Int, GenerationNews, String) -> Void = { _, _, _ in }
  ) {
    self.share = share
    limits = [.notes: notes, .models: models]
    queues = limits.mapValues { FairQueue(limits: $0.queue) }
  }

  /// Whether tests wait for their turn in a lane.
  func isBusy(_ lane: Lane) -> Bool { queues[lane]?.hasWaiting ?? false }

  /// Why a lane would refuse a test of an owner now; nil if it would accept the test.
  func refusal(of owner: FairQueue<String>.Owner, in lane: Lane) -> FairQueue<String>.Refusal? { queues[lane]?.refusal(of: owner) }

  /// Queues the writing of a test.
  ///
  /// - Returns: Why the test will not be written; nil if it was queued.
  func add(_ job: GenerationJob) -> GenerationStop? {
    if isStopped { return .serverStopped }
    guard runs[job.testID] == nil else { return .displaced }
    let displaced: String?
    do { displaced = try queues[job.lane]?.add(job.testID, of: job.owner) } catch { return .displaced }
    runs[job.testID] = Run(job: job)
    if let displaced { abandon(displaced, GenerationStop.displaced) }
    advance(job.lane)
    return nil
  }

  /// Starts the tests whose turn it is, and tells the others their places.
  private func advance(_ lane: Lane) {
    while let testID = queues[lane]?.next() { start(testID) }
    for (index, testID) in (queues[lane]?.order ?? []).enumerated() where runs[testID]?.place != index + 1 {
      runs[testID]?.place = index + 1
      share(0, .waiting(place: index + 1), testID)
      for listener in runs[testID]?.listeners.values ?? [:].values { listener.send(0, .waiting(place: index + 1)) }
    }
  }

  private func start(_ testID: String) {
    guard let job = runs[testID]?.job else { return }
    runs[testID]?.place = nil
    runs[testID]?.task = Task(executorPreference: BackgroundExecutor.substitute ?? BackgroundExecutor.shared) {
      let end: GenerationNews
      do {
        try await job.write { await self.tell(.event($0), of: testID) }
        end = .ended(.ready, failure: nil)
      } catch { end = await job.fail(await self.reason(error, testID)) }
      await self.finish(testID, end)
    }
    watch(testID, for: job.lane)
  }

  /// Stops the writing of a test when its time is over.
  private func watch(_ testID: String, for lane: Lane) {
    guard let time = limits[lane]?.time, let task = runs[testID]?.task else { return }
    let alarm = Task(executorPreference: BackgroundExecutor.substitute) {
      guard (try? await Task.sleep(for: time)) != nil else { return }
      await self.expire(testID, task)
    }
    Task(executorPreference: BackgroundExecutor.substitute) {
      await task.value
      alarm.cancel()
    }
  }

  private func expire(_ testID: String, _ task: Task<Void, Never>) {
    guard runs[testID]?.task == task else { return }
    runs[testID]?.isLate = true
    task.cancel()
  }

  private func reason(_ error: any Error, _ testID: String) -> any Error {
    if isStopped { return GenerationStop.serverStopped }
    return runs[testID]?.isLate == true ? GenerationStop.tookTooLong : error
  }

  /// Ends a test that has not been started.
  private func abandon(_ testID: String, _ reason: any Error) {
    guard let job = runs[testID]?.job, runs[testID]?.task == nil else { return }
    runs[testID]?.place = nil
    runs[testID]?.task = Task(executorPreference: BackgroundExecutor.substitute) { await self.finish(testID, await job.fail(reason)) }
  }

  private func finish(_ testID: String, _ end: GenerationNews) {
    tell(end, of: testID)
    guard let run = runs.removeValue(forKey: testID) else { return }
    run.listeners.values.forEach { $0.finish() }
    queues[run.job.lane]?.remove(testID)
    advance(run.job.lane)
  }

  /// Cancels the writing of a test, and waits until it has ended.
  func cancel(_ testID: String) async {
    if let job = runs[testID]?.job, runs[testID]?.task == nil {
      queues[job.lane]?.remove(testID)
      abandon(testID, CancellationError())
    }
    runs[testID]?.task?.cancel()
    await end(of: testID)
  }

  /// Ends the writing of all tests, because the server stops, and waits until it has ended. Tests that are added later are refused.
  func stop() async {
    isStopped = true
    for (testID, run) in runs where run.task == nil {
      queues[run.job.lane]?.remove(testID)
      abandon(testID, GenerationStop.serverStopped)
    }
    let tasks = runs.values.compactMap(\.task)
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
  }

  /// Cancels the writing of all tests of a member, and waits until it has ended.
  func cancelAll(of member: String) async {
    for testID in runs.filter({ $0.value.job.owner.member == member }).keys { await cancel(testID) }
  }

  /// The ordered tests that wait for their turn or are being written.
  var orderedTests: Set<String> { Set(runs.filter { $0.value.job.isOrder }.keys) }

  /// Whether a test waits for its turn or is being written.
  func knows(_ testID: String) -> Bool { runs[testID] != nil }

  /// Waits until the writing of a test has ended. Returns at once if the test is not being written.
  func end(of testID: String) async { await runs[testID]?.task?.value }

  /// The place of a test in its queue, from 1; nil if it is not waiting.
  func place(of testID: String) -> Int? { runs[testID]?.place }

  /// Sends the news of a test after number `last` to a listener, from now on until the writing ends.
  ///
  /// - Returns: The number of the listener, for ``leave(_:_:)``; nil if the test is not being written.
  func listen(to testID: String, after last: Int, _ listener: Listener) -> Int? {
    guard let run = runs[testID] else { return nil }
    if let place = run.place { listener.send(0, .waiting(place: place)) }
    for (index, news) in run.news.enumerated() where index + 1 > last { listener.send(index + 1, news) }
    listenerCount += 1
    runs[testID]?.listeners[listenerCount] = listener
    return listenerCount
  }

  /// Sends no more news to a listener.
  func leave(_ listener: Int, _ testID: String) { runs[testID]?.listeners[listener] = nil }

  private func tell(_ news: GenerationNews, of testID: String) {
    runs[testID]?.news.append(news)
    let number = runs[testID]?.news.count ?? 0
    share(number, news, testID)
    for listener in runs[testID]?.listeners.values ?? [:].values { listener.send(number, news) }
  }
}
