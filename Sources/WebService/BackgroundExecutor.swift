import Foundation

/// Runs long work on separate threads with a low priority. The threads that answer requests stay free, and get the processor first.
public final class BackgroundExecutor: TaskExecutor {
  /// The executor of the process.
  public static let shared = BackgroundExecutor()

  /// Runs all tasks of the service, in place of the threads. The simulation of the tests sets it; otherwise it is nil.
  @TaskLocal static var substitute: (any TaskExecutor)?

  /// The executor for long work of the current request.
  static var current: any TaskExecutor { substitute ?? shared }

  /// Runs one long function and returns its result.
  static func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await Task(executorPreference: current) { try body() }.value
  }

  /// The number of threads. More work than that waits.
  private static let threadCount = 16

  private let jobs = JobQueue()

  private init() {
    for number in 1...Self.threadCount {
      let thread = Thread { [jobs] in
        Self.lowerPriority()
        while true { jobs.wait().runSynchronously(on: Self.shared.asUnownedTaskExecutor()) }
      }
      thread.name = "background \(number)"
      // NB: the rules of matching need a larger stack than the default one of a second thread.
      thread.stackSize = 8 << 20
      thread.qualityOfService = .utility
      thread.start()
    }
  }

  /// Runs a job on a background thread.
  public func enqueue(_ job: consuming ExecutorJob) { jobs.add(UnownedJob(job)) }

  private static func lowerPriority() {
    #if os(Linux)
      // NB: on Linux this changes the calling thread alone. The scheduler gives it about a third of the processor time of other threads.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 5)
    #endif
  }
}

/// The waiting jobs of the executor.
private final class JobQueue: @unchecked Sendable {
  // NB: `condition` protects `jobs` and `first`.
  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []
  private var first = 0

  func add(_ job: UnownedJob) {
    condition.lock()
    defer { condition.unlock() }
    jobs.append(job)
    condition.signal()
  }

  /// Waits for a job and removes it.
  func wait() -> UnownedJob {
    condition.lock()
    defer { condition.unlock() }
    while first == jobs.count { condition.wait() }
    defer {
      first += 1
      if first == jobs.count { (jobs, first) = ([], 0) }
    }
    return jobs[first]
  }
}
