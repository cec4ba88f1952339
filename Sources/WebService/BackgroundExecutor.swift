import Dispatch

/// Runs long work on threads of its own, so that it takes none of those that answer requests.
public final class BackgroundExecutor: TaskExecutor {
  public static let shared = BackgroundExecutor()

  /// Runs one piece of long work and gives what it comes to.
  static func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await Task(executorPreference: shared) { try body() }.value
  }

  private let queue = DispatchQueue(label: "nivel.background", qos: .utility, attributes: .concurrent)

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
