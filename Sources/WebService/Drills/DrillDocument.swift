import Placement
import StrictJSON

/// A drill as a client sees it. A question has its key and its explanation only after it was answered.
struct DrillDocument {
  let drill: Attempt
  let session: TestSession
  let languageName: String

  /// The questions in their order.
  let form: Form
  private let answers: [String: Answer]

  init(drill: Attempt, session: TestSession, languageName: String) {
    self.drill = drill
    self.session = session
    self.languageName = languageName
    form = drill.form(of: session.blueprint)
    answers = drill.gradableAnswers(form: form)
  }

  var json: JSON {
    [
      "drill_id": .string(drill.id.rawValue), "language_id": .string(drill.languageID), "language_name": .string(languageName),
      "direction": .string(session.blueprint.direction.rawValue), "started_at": .time(drill.startedAt),
      "answered": .number(answered), "complete": .bool(isComplete), "items": .array(form.questions.map(item)),
      "repeated": .strings(form.questions.filter { drill.seenBefore.contains($0.item.itemID) }.map(\.id)),
      "reviews": .array(form.questions.compactMap(review)),
    ]
  }

  /// The number of questions that have an answer.
  var answered: Int { answers.count }

  /// Whether every question has an answer.
  var isComplete: Bool { answered == form.questions.count }

  /// The review of a question; nil until it was answered.
  func review(of question: Form.Question) -> JSON? {
    guard let answer = answers[question.item.itemID] else { return nil }
    return ReviewedItem(
      question: question, number: question.number, outcome: session.outcome(of: question.item, answer), session: session,
      audioPath: Self.audioPath(drill.id, question.id)
    ).json
  }

  private func item(_ question: Form.Question) -> JSON {
    let answer = drill.answers[question.item.itemID]?.given
    return question.json(
      number: question.number, isLocked: answer != nil,
      audioPath: question.item.audio.map { _ in Self.audioPath(drill.id, question.id) }, answer: answer)
  }

  static func audioPath(_ drillID: AttemptID, _ questionID: String) -> String { "/api/v1/drills/\(drillID)/items/\(questionID)/audio" }
}
