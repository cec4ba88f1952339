import ItemWriting
import NoteFacts
import PracticeTests
import QuestionWriting

/// A question of a taken test in short: its topic and the learner's response.
struct Taken {
  var topic = "Waves"
  var level = BloomLevel.remember
  var difficulty = Difficulty.medium
  var key = 0
  /// The index of the chosen option.
  var chosen: Int?
  var milliseconds = 0
  var isDisputed = false

  static let right = Taken(chosen: 0)
  static let wrong = Taken(chosen: 1)
  static let unanswered = Taken()
}

extension PracticeTest {
  /// A taken test. Its questions are `S1`, `S2` and so on; the stem of `S1` is “Question 1?”.
  static func taken(
    _ questions: [Taken], id: String = "t1", course: String = "Physics", status: PracticeTestStatus = .submitted, createdAt: Int64 = 0,
    submittedAt: Int64 = 0
  ) throws -> PracticeTest {
    let numbered = questions.enumerated().map { ($0 + 1, $1) }
    return PracticeTest(
      id: id, profileID: "p", courseID: "course-\(course)", request: try PracticeTestRequest(course: course), language: "en", seed: 1,
      backend: "notes", createdAt: createdAt, status: status, submittedAt: status == .submitted ? submittedAt : nil,
      questions: numbered.map { PracticeQuestion($1, number: $0) },
      responses: Dictionary(uniqueKeysWithValues: numbered.map { ("S\($0)", PracticeResponse($1)) }))
  }
}

extension PracticeQuestion {
  fileprivate init(_ taken: Taken, number: Int) {
    self.init(
      slot: QuestionSlot(
        id: "S\(number)", topic: taken.topic, bloomLevel: taken.level, difficulty: taken.difficulty, template: .causeEffect,
        keyPosition: taken.key),
      draft: QuestionDraft(
        evidence: "Evidence \(number).", stem: "Question \(number)?", correctAnswer: "Key \(number)",
        distractors: (1...4).map { "Distractor \(number).\($0)" }, rationale: "Because \(number)."),
      headings: ["Heading"])
  }
}

extension PracticeResponse {
  fileprivate init(_ taken: Taken) {
    self.init(option: taken.chosen, milliseconds: taken.milliseconds, isDisputed: taken.isDisputed)
  }
}
