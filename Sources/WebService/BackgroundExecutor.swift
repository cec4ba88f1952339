import Dispatch

/// Runs long work on separate threads. The threads that answer requests stay free.
public final class BackgroundExecutor: TaskExecutor {
  /// The executor of the process.
  public static let shared = BackgroundExecutor()

  /// Runs one long function and returns its result.
  static func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await Task(executorPreference: shared) { try body() }.value
  }

  private let queue = DispatchQueue(label: "nivel.background", qos: .utility, attributes: .concurrent)

  /// Runs a job on a background thread.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
