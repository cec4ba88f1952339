import ItemWriting

/// The slots of a test on their way: a bounded number is being drafted at once, and they are settled in their order.
///
/// A slot does not begin before all slots that are `lookahead` or more before it are settled, and is drafted beside exactly those: what it
/// sees does not depend on which draft came first.
struct SlotQueue {
  private let jobs: [SlotJob]
  private let parallelism: Int
  private let lookahead: Int
  private var begun = 0
  private var running = 0
  /// Slots that have to go on because their draft will not do after all.
  private var again: [SlotProgress] = []
  private var waiting: [Int: SlotProgress] = [:]
  private var settled: [PracticeQuestion?] = []

  init(jobs: [SlotJob], parallelism: Int) {
    self.jobs = jobs
    self.parallelism = parallelism
    lookahead = 2 * parallelism - 1
  }

  var isDone: Bool { settled.count == jobs.count }

  /// The questions of the settled slots, in their order.
  var questions: [PracticeQuestion] { settled.compactMap(\.self) }

  /// The next slot to draft, and the drafts beside which it is judged; `nil` when none may begin now.
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

  /// The first slot that is not settled, once it has been drafted.
  mutating func nextToSettle() -> SlotProgress? { waiting.removeValue(forKey: settled.count) }

  mutating func settle(_ settlement: TestAssembler.Settlement) {
    switch settlement {
    case .again(let progress): again.append(progress)
    case .question(let question): settled.append(question)
    }
  }
}
