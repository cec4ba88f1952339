import Synchronization

/// The name of the problem of the current request, for the log.
final class NotedProblem: Sendable {
  @TaskLocal static var current: NotedProblem?

  private let name = Mutex<String?>(nil)

  var kind: String? { name.withLock { $0 } }

  func note(_ problem: Problem) { name.withLock { $0 = problem.kind } }
}
