import ItemWriting
import Identifiers
import QuestionWriting
import StrictJSON
import Placement
import PracticeTests
import WordGame

@testable import WebService

extension Observation {
  init(_ attempt: Attempt) {
    self.init(id: attempt.id.rawValue)
    constants = [
      "language": attempt.languageID, "blueprint": "\(attempt.blueprintID)", "seed": "\(attempt.seed)", "length": attempt.length.rawValue,
      "start": "\(attempt.startedAt.microseconds)", "items seen before": "\(attempt.seenBefore.sorted())",
    ]
    if let end = attempt.finishedAt { constants["end"] = "\(end.microseconds)" }
    fields = ["position": "\(attempt.position)", "listening": "\(!attempt.skipsListening)", "readings": "\(attempt.usesReadings)"]
    answers = attempt.answers.mapValues { SentAnswers.Answer(sequence: $0.sequence, content: $0.given.text) }
    stage = attempt.status == .finished ? 1 : 0
  }

  init(_ course: Course) {
    self.init(id: course.id, tag: course.topics.first)
    constants = ["creation": "\(course.createdAt.microseconds)"]
    fields = ["name": course.name]
  }

  init(_ notes: Course.Notes) {
    self.init(id: notes.id, tag: notes.name)
    fields = ["text": notes.text]
  }

  init(_ test: PracticeTest) {
    self.init(id: test.id, tag: "\(test.seed)")
    constants = [
      "course": test.courseID, "request": Self.fingerprint(test.request), "seed": "\(test.seed)",
      "creation": "\(test.createdAt.microseconds)",
    ]
    if !test.questions.isEmpty { constants["questions"] = Self.fingerprint(test.questions) }
    if let start = test.startedAt { constants["start"] = "\(start.microseconds)" }
    if let end = test.submittedAt { constants["end"] = "\(end.microseconds)" }
    for question in test.questions { fields["dispute \(question.id)"] = "\(test.responses[question.id]?.isDisputed ?? false)" }
    fields["position"] = "\(test.position)"
    // NB: a dispute alone makes a response without an answer.
    answers = test.responses.filter { $0.value.sequence > 0 }.mapValues {
      SentAnswers.Answer(sequence: $0.sequence, content: "\($0.option ?? -1) \($0.isFlagged)")
    }
    stage =
      switch test.status {
      case .generating, .failed: 0
      case .ready: 1
      case .inProgress: 2
      case .submitted: 3
      }
  }

  init(_ test: ScheduledTest) {
    self.init(id: test.id, tag: test.plan.title)
    constants = ["plan": Self.fingerprint(test.plan), "time": "\(test.at.microseconds)", "series": test.seriesID]
    fields = ["archived": "\(test.isArchived)"]
  }

  init(_ list: OwnWordList) {
    self.init(id: list.id, tag: list.name)
    constants = ["edition": list.edition, "entries": "\(list.entryCount)", "creation": "\(list.createdAt.microseconds)"]
  }

  /// Text that stands for a value, within one process.
  // NB: a description of such large values takes about a millisecond.
  private static func fingerprint(_ value: some Hashable) -> String { String(UInt(bitPattern: value.hashValue), radix: 16) }
}

extension GivenAnswer {
  /// The answer as text, for comparison.
  var text: String {
    switch self {
    case .choice(let id): "choice \(id)"
    case .text(let text): "text \(text)"
    case .tiles(let ids): "tiles \(ids.joined(separator: " "))"
    case .dontKnow: "don’t know"
    }
  }
}
