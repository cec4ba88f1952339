import ItemWriting

/// The queue of the slots of a test. A limited number of slots is drafted at the same time, and the slots are settled in order.
///
/// The drafting of a slot begins only after all slots that are `lookahead` or more positions before it are settled. It is compared with
/// exactly those slots, so the result does not depend on which draft was finished first.
struct SlotQueue {
  private let jobs: [SlotJob]
  private let parallelism: Int
  private let lookahead: Int
  private var begun = 0
  private var running = 0
  /// Slots that need another draft, because theirs was rejected when it was settled.
  private var again: [SlotProgress] = []
  private var waiting: [Int: SlotProgress] = [:]
  private var settled: [PracticeQuestion?] = []

  init(jobs: [SlotJob], parallelism: Int) {
    self.jobs = jobs
    self.parallelism = parallelism
    lookahead = 2 * parallelism - 1
  }

  var isDone: Bool { settled.count == jobs.count }

  /// The questions of the settled slots, in order.
  var questions: [PracticeQuestion] { settled.compactMap(\.self) }

  /// The next slot to draft with the drafts to compare it with; `nil` if no slot can begin now.
  mutating func nextToDraft() -> (progress: SlotProgress, accepted: [QuestionDraft])? {
    guard running < parallelism else { return nil }
    if let progress = again.popLast() {
      running += 1
      return (progress, questions.map(\.draft))
    }
    guard begun < jobs.count, begun < settled.count + lookahead else { return nil }
    let seen = settled.prefix(max(begun - lookahead + 1, 0)).compactMap(\.self)
    defer { (begun, running) = (begun + 1, running + 1) }
    return (SlotProgress(job: jobs[begun]), seen.map(\.draft))
  }

  mutating func drafted(_ progress: SlotProgress) {
    running -= 1
    waiting[progress.job.index] = progress
  }

  /// The first slot that is not settled; `nil` if it is not drafted yet.
  mutating func nextToSettle() -> SlotProgress? { waiting.removeValue(forKey: settled.count) }

  mutating func settle(_ settlement: TestAssembler.Settlement) {
    switch settlement {
    case .again(let progress): again.append(progress)
    case .question(let question): settled.append(question)
    }
  }
}
