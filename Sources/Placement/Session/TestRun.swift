import Measurement

/// A test that is taken in one go and without a store: in a terminal, or by a program.
public struct TestRun: Sendable {
  /// Grades the answers.
  public let session: TestSession
  /// How many questions of the form are asked.
  public let length: TestLength
  /// The answers so far, by item id.
  public private(set) var answers: [String: Answer] = [:]
  /// Whether the listening questions are left out.
  public private(set) var skipsListening = false
  /// The questions in the order of the blueprint, with options and tiles shuffled.
  public let form: Form
  private let seed: UInt64
  /// The questions behind the learner, in the order in which they were asked.
  private var asked: [TestItem] = []
  /// The question that the learner has returned to.
  private var reopened: TestItem?

  /// A test without answers.
  ///
  /// - Parameters:
  ///   - session: Grades the answers.
  ///   - length: How many questions of the form are asked.
  ///   - seed: Determines the order of options and tiles, and the choice among the best questions of a quick test.
  public init(session: TestSession, length: TestLength, seed: UInt64) {
    self.session = session
    self.length = length
    self.seed = seed
    form = Form(blueprint: session.blueprint, attemptID: AttemptID("run"), seed: seed)
  }

  /// The smallest and the largest number of questions.
  public var questionCount: ClosedRange<Int> { selection.questionCount }

  /// The number of the current question, from 1.
  public var number: Int { asked.count + 1 }

  /// The question to answer now; nil when no further question is asked.
  public var current: Form.Question? {
    let next = reopened ?? selection.next(after: asked.map { AnsweredItem(itemID: $0.itemID, response: response(to: $0)) })
    return next.flatMap { item in form.questions.first { $0.item.itemID == item.itemID } }
  }

  /// Answers the current question. Does nothing when no further question is asked.
  public mutating func answer(_ answer: Answer) {
    guard let item = current?.item else { return }
    answers[item.itemID] = answer
    asked.append(item)
    reopened = nil
  }

  /// Returns to the question before the current one. In a quick test, only one step back is possible: the answers before it have already
  /// chosen the questions after them.
  /// - Returns: Whether there was such a question.
  public mutating func goBack() -> Bool {
    guard let last = asked.last, length == .full || reopened == nil else { return false }
    asked.removeLast()
    reopened = last
    return true
  }

  /// Leaves out the listening questions, also those that were answered.
  public mutating func skipListening() {
    skipsListening = true
    if reopened?.skill == .listening { reopened = nil }
  }

  /// The result of the answers so far.
  public var result: PlacementResult {
    session.result(answers: answers, length: length, unmeasured: skipsListening ? [.listening] : [])
  }

  private var selection: any ItemSelection {
    length.selection(session: session, skipsListening: skipsListening, seed: seed, seenBefore: [])
  }

  private func response(to item: TestItem) -> ItemResponse { session.response(to: item, answers[item.itemID] ?? .dontKnow) }
}
