import NoteFacts
import ItemWriting

/// The progress of drafting one slot.
struct SlotProgress: Sendable {
  /// A draft that violates no hard rule.
  struct Candidate: Sendable {
    let draft: QuestionDraft
    let violations: [ItemWritingRule.Violation]
    let attempt: Int
    let seed: UInt64

    /// Whether the draft is accepted at once: at most one flaw is acceptable (Moore and others 2023). With more flaws, another attempt is
    /// worth its time.
    var isGood: Bool { violations.count <= 1 }
  }

  static let maximumAttempts = 5
  static let tokens = 700
  /// The code of a slot whose time ran out.
  static let outOfTime = "out_of_time"

  let job: SlotJob
  private(set) var attempts = 0
  /// Whether the time ran out.
  private(set) var isOutOfTime = false
  /// The maximum number of tokens in a reply.
  private(set) var maximumTokens = tokens
  /// The flaws that the next prompt lists.
  private(set) var repairs: [DraftRepair] = []
  /// The draft with these flaws; `nil` if the reply could not be read.
  private(set) var earlier: QuestionDraft?
  /// Sorted from the best to the worst.
  private var candidates: [Candidate] = []
  private var refusals: [(attempt: Int, codes: [String])] = []

  init(job: SlotJob) { self.job = job }

  /// Whether no further attempt is made: no attempts or no time are left, or the notes contain nothing about the topic.
  var isFinished: Bool { attempts >= Self.maximumAttempts || isOutOfTime || job.excerpt.passages.isEmpty }

  /// The sampling temperature, from 0.2 for the first attempt to 0.8 for the last.
  var temperature: Double { Double(20 + 15 * (max(attempts, 1) - 1)) / 100 }

  /// The codes of the flaws of all drafts except the accepted one, each once.
  func rejections(taking attempt: Int? = nil) -> [String] {
    let codes = refusals.filter { $0.attempt != attempt }.flatMap(\.codes) + (isOutOfTime ? [Self.outOfTime] : [])
    return codes.uniqued()
  }

  /// The draft to accept, compared with the questions that are already in the test; `nil` if no draft can be accepted yet, or at all.
  func choice(beside accepted: [QuestionDraft]) -> Candidate? {
    candidates.first { (isFinished || $0.isGood) && isSound($0, beside: accepted) }
  }

  private func isSound(_ candidate: Candidate, beside accepted: [QuestionDraft]) -> Bool {
    !job.violations(in: candidate.draft, beside: accepted).contains { $0.severity == .hard }
  }
}

// MARK: - Changes

extension SlotProgress {
  mutating func beginAttempt() { attempts += 1 }

  mutating func runOutOfTime() { isOutOfTime = true }

  /// Doubles the token limit once.
  ///
  /// - Returns: Whether the limit was doubled by this call.
  mutating func raiseTokenLimit() -> Bool {
    guard maximumTokens == Self.tokens else { return false }
    maximumTokens *= 2
    return true
  }

  /// Keeps a draft that violates no hard rule. Of equally good drafts, the earlier is preferred.
  mutating func keep(_ draft: QuestionDraft, _ violations: [ItemWritingRule.Violation], seed: UInt64) {
    let candidate = Candidate(draft: draft, violations: violations, attempt: attempts, seed: seed)
    let place = candidates.firstIndex { $0.violations.count > violations.count } ?? candidates.endIndex
    candidates.insert(candidate, at: place)
  }

  /// Records the flaws of the last attempt.
  ///
  /// - Returns: The codes of the flaws, each once.
  mutating func refuse(_ draft: QuestionDraft?, for repairs: [DraftRepair]) -> [String] {
    let codes = repairs.map(\.code).uniqued()
    (self.repairs, earlier) = (repairs, draft)
    refusals.append((attempts, codes))
    return codes
  }

  /// Removes the candidates that another slot has made invalid in the meantime, for example by asking for the same thing, and records the
  /// flaws of the best candidate.
  ///
  /// - Returns: The codes of these flaws, each once.
  mutating func refuseDuplicates(of accepted: [QuestionDraft]) -> [String] {
    guard let candidate = candidates.first else { return [] }
    let violations = job.violations(in: candidate.draft, beside: accepted).filter { $0.severity == .hard }
    candidates = candidates.filter { isSound($0, beside: accepted) }
    return violations.isEmpty ? [] : refuse(candidate.draft, for: violations.map(DraftRepair.init))
  }
}
