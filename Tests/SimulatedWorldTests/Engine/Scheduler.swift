import Foundation
import Reproducible

/// Runs all steps of a simulated world on one thread. Its seed decides which waiting step is next.
///
/// It is the task executor of the service, so that every resumption of a task is a step too.
// NB: only the thread of the simulation uses it; ``isDisturbed`` says whether another thread did.
final class Scheduler: TaskExecutor, @unchecked Sendable {
  private enum Work {
    case job(UnownedJob)
    case action(() -> Void)
  }

  private var random: SeededGenerator
  private var waiting: [Work] = []
  private let thread = pthread_self()
  /// The number of steps so far.
  private(set) var stepCount = 0
  /// Whether another thread added work, so that a replay may differ.
  private(set) var isDisturbed = false
  /// A hash of all decisions so far.
  private(set) var trace = FNV1a()

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  var hasWork: Bool { !waiting.isEmpty }

  /// Adds a resumption of a task of the service.
  func enqueue(_ job: consuming ExecutorJob) { add(.job(UnownedJob(job))) }

  /// Adds a step of the service or its store.
  func add(_ action: @escaping () -> Void) { add(.action(action)) }

  private func add(_ work: Work) {
    if pthread_equal(thread, pthread_self()) == 0 { isDisturbed = true }
    waiting.append(work)
  }

  /// Runs one of the waiting steps. The order of steps that wait at the same time is random.
  func runStep() {
    guard !waiting.isEmpty else { return }
    let index = random.below(waiting.count)
    trace.combine(UInt64(waiting.count))
    trace.combine(UInt64(index))
    waiting.swapAt(index, waiting.count - 1)
    stepCount += 1
    switch waiting.removeLast() {
    case .job(let job): job.runSynchronously(on: asUnownedTaskExecutor())
    case .action(let action): action()
    }
  }

  /// Runs until nothing waits.
  func runAll() { while hasWork { runStep() } }
}
