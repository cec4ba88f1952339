/// What must hold in every simulated world. Docs/simulation.md lists the rules with their names.
enum Rule: String, CaseIterable, Sendable {
  case nothingInvented = "nothing-invented"
  case nothingLost = "nothing-lost"
  case nothingReturns = "nothing-returns"
  case nothingAltered = "nothing-altered"
  case lastValue = "last-value"
  case answerKept = "answer-kept"
  case answerSent = "answer-sent"
  case answersCounted = "answers-counted"
  case noWayBack = "no-way-back"
  case oneResult = "one-result"
  case rightResult = "right-result"
  case sameQuestion = "same-question"
  case questionsInOrder = "questions-in-order"
  case oneMoment = "one-moment"
  case noOrphan = "no-orphan"
  case soundStore = "sound-store"
  case noFalseAlarm = "no-false-alarm"
  case repeatable = "repeatable"
}

/// A rule that did not hold.
struct Violation: Error, CustomStringConvertible, Equatable {
  let rule: Rule
  let detail: String

  var description: String { "\(rule.rawValue): \(detail)" }
}
