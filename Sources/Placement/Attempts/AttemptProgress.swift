/// The questions of an attempt so far, and the one that comes next.
public struct AttemptProgress: Sendable {
  /// The ids of the answered items, in the order in which they were asked.
  public let answered: [String]
  /// The next question; nil if no further question is asked.
  public let next: TestItem?
  /// The smallest and the largest number of questions.
  public let questionCount: ClosedRange<Int>

  /// The progress of an attempt.
  ///
  /// - Parameters:
  ///   - attempt: The attempt with its answers.
  ///   - form: The questions of the attempt; see ``Attempt/form(of:)``.
  ///   - session: Grades the answers.
  public init(attempt: Attempt, form: Form, session: TestSession) {
    let asked = attempt.askedItems(form: form)
    let selection = attempt.length.selection(
      session: session, skipsListening: attempt.skipsListening, seed: attempt.seed, seenBefore: attempt.seenBefore)
    answered = asked.map(\.item.itemID)
    questionCount = selection.questionCount
    next = selection.next(after: asked.map { AnsweredItem(itemID: $0.item.itemID, response: session.response(to: $0.item, $0.answer)) })
  }

  /// Whether an item can be answered now.
  public enum Standing: Sendable, Hashable {
    /// The item is the next question or the last answered one. It has this number, from 1.
    case open(number: Int)
    /// A later question was chosen by the answer.
    case used
    /// The item was not asked.
    case notAsked
  }

  /// Whether an item of a quick test can be answered now.
  public func standing(of itemID: String) -> Standing {
    if let place = answered.firstIndex(of: itemID) { return place == answered.count - 1 ? .open(number: place + 1) : .used }
    return itemID == next?.itemID ? .open(number: answered.count + 1) : .notAsked
  }
}

extension Attempt {
  /// The answered items in the order in which they were asked, with the answers in the blueprint's terms.
  fileprivate func askedItems(form: Form) -> [(item: TestItem, answer: Answer)] {
    let answers = gradableAnswers(form: form)
    let asked = form.questions.compactMap { question in answers[question.item.itemID].map { (item: question.item, answer: $0) } }
    guard length == .quick else { return asked }
    return asked.sorted { number(of: $0.item) < number(of: $1.item) }
  }

  private func number(of item: TestItem) -> Int { answers[item.itemID]?.number ?? 0 }
}
