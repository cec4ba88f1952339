import Measurement

/// The answers that a drill builds on: those of the learner's newest test in the language, and of the drills since then.
public struct DrillHistory: Sendable {
  private var responses: [(item: TestItem, isMissed: Bool)] = []

  /// A history without answers.
  public init() {}

  /// Adds the answers of an attempt that began after those that were added before.
  ///
  /// - Parameters:
  ///   - attempt: A test or a drill.
  ///   - session: Grades the answers.
  public mutating func add(_ attempt: Attempt, session: TestSession) {
    let form = attempt.form(of: session.blueprint)
    let answers = attempt.gradableAnswers(form: form)
    for item in form.questions.map(\.item) where !item.isPretest {
      guard let answer = answers[item.itemID] else { continue }
      responses.removeAll { $0.item.itemID == item.itemID }
      responses.append((item, session.response(to: item, answer) != .right))
    }
  }

  /// The items whose last answer was wrong or "I don't know". Those of the newest attempt come first.
  public var missed: [TestItem] { responses.reversed().filter(\.isMissed).map(\.item) }
}
