import Identifiers
import QuestionWriting
import ItemWriting
import PracticeTests

/// The expected state of a practice test: an independent model to compare the real test with.
struct ExpectedTest: Hashable {
  var status: PracticeTestStatus
  /// The chosen options. A learner of the walk types the number of an option where a question has none.
  var answers: [String: Int] = [:]
  var flags: Set<String> = []
  var disputes: Set<String> = []
  var position = 0
  var startedAt: Timestamp?
  var submittedAt: Timestamp?
  var questions: [String] = []
  var typed: Set<String> = []

  init(status: PracticeTestStatus) { self.status = status }

  init(_ test: PracticeTest) {
    status = test.status
    answers = test.responses.compactMapValues { $0.option ?? $0.text.flatMap(Int.init) }
    flags = Set(test.responses.filter(\.value.isFlagged).keys)
    disputes = Set(test.responses.filter(\.value.isDisputed).keys)
    (position, startedAt, submittedAt) = (test.position, test.startedAt, test.submittedAt)
    questions = test.questions.map { "\($0.id) \($0.draft.stem)" }
    typed = Set(test.questions.filter { $0.format == .typed }.map(\.id))
  }

  /// An action of a learner on a test.
  enum Deed: Hashable {
    case open
    case answer(String, Int)
    case flag(String, Bool)
    case move(Int)
    case submit
    case dispute(String, Bool)
    case retry
    case cancel
    case delete
  }

  /// The expected state after an action at a time; `nil` if the action must be refused. The walk itself handles retrying and deleting.
  func after(_ deed: Deed, at time: Timestamp) -> ExpectedTest? {
    var next = self
    switch deed {
    case .open where status == .ready || status == .inProgress:
      next.status = .inProgress
      next.startedAt = startedAt ?? time
    case .answer(let question, let option) where status == .inProgress: next.answers[question] = option
    case .flag(let question, let isFlagged) where status == .inProgress:
      if isFlagged { next.flags.insert(question) } else { next.flags.remove(question) }
    case .move(let position) where status == .inProgress: next.position = position
    case .submit where status == .inProgress: (next.status, next.submittedAt) = (.submitted, time)
    case .dispute(let question, let isWrong) where status == .submitted:
      if isWrong { next.disputes.insert(question) } else { next.disputes.remove(question) }
    case .cancel: break
    default: return nil
    }
    return next
  }
}
