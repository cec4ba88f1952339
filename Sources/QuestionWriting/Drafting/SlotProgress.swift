import NoteFacts
import ItemWriting

/// How far the drafting of one slot has come.
struct SlotProgress: Sendable {
  /// A draft that breaks no hard rule.
  struct Candidate: Sendable {
    let draft: QuestionDraft
    let violations: [ItemWritingRule.Violation]
    let attempt: Int
    let seed: UInt64

    /// At most one flaw is acceptable (Moore and others 2023); with more, another try is worth its time.
    var isGood: Bool { violations.count <= 1 }
  }

  static let maximumAttempts = 5
  static let tokens = 700
  /// The code of a slot for which there was no time left.
  static let outOfTime = "out_of_time"

  let job: SlotJob
  private(set) var attempts = 0
  /// Whether there is no time left.
  private(set) var isOutOfTime = false
  /// The reply of a try ends after so many tokens.
  private(set) var maximumTokens = tokens
  /// What the writer is told at the next try.
  private(set) var repairs: [DraftRepair] = []
  /// The draft that the repairs are about, when it could be read.
  private(set) var earlier: QuestionDraft?
  /// The best first.
  private var candidates: [Candidate] = []
  private var refusals: [(attempt: Int, codes: [String])] = []

  init(job: SlotJob) { self.job = job }

  /// Whether nothing more is to be tried: no tries are left, no time, or the notes have nothing to ask about.
  var isFinished: Bool { attempts >= Self.maximumAttempts || isOutOfTime || job.excerpt.passages.isEmpty }

  /// From 0.2 at the first try to 0.8 at the last.
  var temperature: Double { Double(20 + 15 * (max(attempts, 1) - 1)) / 100 }

  /// The codes of what was wrong with the drafts that were not taken, each once.
  func rejections(taking attempt: Int? = nil) -> [String] {
    let codes = refusals.filter { $0.attempt != attempt }.flatMap(\.codes) + (isOutOfTime ? [Self.outOfTime] : [])
    return codes.uniqued()
  }

  /// The draft to take, beside the questions that are in the test already; `nil` when there is none yet, or none at all.
  func choice(beside accepted: [QuestionDraft]) -> Candidate? {
    candidates.first { (isFinished || $0.isGood) && isSound($0, beside: accepted) }
  }

  private func isSound(_ candidate: Candidate, beside accepted: [QuestionDraft]) -> Bool {
    !job.violations(in: candidate.draft, beside: accepted).contains { $0.severity == .hard }
  }
}

// MARK: - What happens to it

extension SlotProgress {
  mutating func beginAttempt() { attempts += 1 }

  mutating func runOutOfTime() { isOutOfTime = true }

  /// Doubles the limit of tokens, once. Whether that was still to be done.
  mutating func raiseTokenLimit() -> Bool {
    guard maximumTokens == Self.tokens else { return false }
    maximumTokens *= 2
    return true
  }

  /// Keeps a draft that breaks no hard rule; of equally good ones, the earlier goes first.
  mutating func keep(_ draft: QuestionDraft, _ violations: [ItemWritingRule.Violation], seed: UInt64) {
    let candidate = Candidate(draft: draft, violations: violations, attempt: attempts, seed: seed)
    let place = candidates.firstIndex { $0.violations.count > violations.count } ?? candidates.endIndex
    candidates.insert(candidate, at: place)
  }

  /// Notes what is wrong with the last try. Its codes, each once.
  mutating func refuse(_ draft: QuestionDraft?, for repairs: [DraftRepair]) -> [String] {
    let codes = repairs.map(\.code).uniqued()
    (self.repairs, earlier) = (repairs, draft)
    refusals.append((attempts, codes))
    return codes
  }

  /// Notes that every candidate that would do asks for what another slot has asked for meanwhile.
  mutating func refuseDuplicates(of accepted: [QuestionDraft]) -> [String] {
    guard let candidate = candidates.first else { return [] }
    let violations = job.violations(in: candidate.draft, beside: accepted).filter { $0.severity == .hard }
    candidates = candidates.filter { isSound($0, beside: accepted) }
    return violations.isEmpty ? [] : refuse(candidate.draft, for: violations.map(DraftRepair.init))
  }
}
