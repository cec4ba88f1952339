import ItemWriting
import NoteFacts

/// The questions of a course that the learner called wrong. Later tests ask neither for the same facts nor for kinds of questions that were
/// wrong twice in a section.
public struct DisputedQuestions: Sendable, Hashable {
  /// The questions.
  public let questions: [PracticeQuestion]

  private let evidence: Set<String>
  private let keys: Set<String>
  /// The kinds of questions that are wrong too often, each with the headings of its section.
  private let kinds: Set<Kind>

  private struct Kind: Hashable {
    let template: TemplateType
    let level: String
    let headings: [String]

    init?(_ question: PracticeQuestion) {
      guard !question.headings.isEmpty else { return nil }
      (template, level, headings) = (question.slot.template, question.slot.bloomLevel.rawValue, question.headings)
    }
  }

  /// The number of disputed facts that excludes a kind of question from a section.
  private static let enough = 2

  /// The maximum number of questions, so that a course with many of them costs no more time. The newest ones count.
  private static let most = 500

  /// Collects disputed questions, the newest last.
  public init(_ questions: [PracticeQuestion] = []) {
    let questions = Array(questions.suffix(Self.most))
    self.questions = questions
    // NB: Text without letters and digits folds to an empty string, which would match every other such text.
    evidence = Set(questions.map { Self.folded($0.draft.evidence) }).subtracting([""])
    keys = Set(questions.map { Self.folded($0.draft.correctAnswer) }).subtracting([""])
    var facts: [Kind: Set<String>] = [:]
    for question in questions {
      if let kind = Kind(question) { facts[kind, default: []].insert(Self.folded(question.draft.evidence)) }
    }
    kinds = Set(facts.filter { $0.value.count >= Self.enough }.keys)
  }

  /// Whether a question asks for what a disputed question asked for: it quotes the same words, has the same key, or is of a kind that was
  /// wrong twice in its section.
  public func cover(_ question: PracticeQuestion) -> Bool {
    evidence.contains(Self.folded(question.draft.evidence)) || keys.contains(Self.folded(question.draft.correctAnswer))
      || Kind(question).map(kinds.contains) ?? false
  }

  private static func folded(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
}

/// Writes questions from the notes, but none that disputed questions cover.
struct CautiousWriter: SlotWriter {
  let writer: any SlotWriter
  let disputed: DisputedQuestions

  /// The maximum number of questions that are tried for a slot.
  private static let maximumTries = 40

  func question(for slot: QuestionSlot, after earlier: [PracticeQuestion], seed: UInt64) -> PracticeQuestion? {
    // NB: Disputed questions do not count as questions of this test. Otherwise a course with many of them would get tests without definitions.
    var avoided: [PracticeQuestion] = []
    for _ in 0..<Self.maximumTries {
      guard let question = writer.question(for: slot, after: avoided + earlier, seed: seed) else { return nil }
      if !disputed.cover(question) { return question }
      avoided.append(question)
    }
    return nil
  }
}
