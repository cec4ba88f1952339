public import Identifiers
import ItemWriting
public import QuestionWriting

/// A practice test of one learner, from its request to its result. Times are microseconds since 1970, UTC.
public struct PracticeTest: Sendable, Hashable {
  /// The id of the test.
  public let id: String
  /// The profile of the learner.
  public let profileID: ProfileID
  /// The course whose notes are used.
  public let courseID: String
  /// The request of the learner. A retry uses the same request.
  public let request: PracticeTestRequest
  /// The primary subtag of the language of the notes.
  public let language: String
  /// The seed of all random choices.
  public let seed: UInt64
  /// The backend that was asked to write the test: `notes`, `scripted`, `ollama` or `openai`.
  public let backend: String
  /// The time of the request.
  public let createdAt: Timestamp
  /// The status, which only the changing methods should set.
  public var status: PracticeTestStatus
  /// The time at which the learner first opened the test.
  public var startedAt: Timestamp?
  /// The time at which the learner handed in the test.
  public var submittedAt: Timestamp?
  /// Why the questions could not be written, in a sentence that says what to do; `nil` unless the test has failed.
  public var failure: String?
  /// The questions in the order of the test; empty until the test is ready.
  public var questions: [PracticeQuestion]
  /// The questions that the learner removed or replaced before the test, in this order. They are not written into this test again.
  public var removed: [PracticeQuestion]
  /// The responses by question id. A question without an answer counts as wrong.
  public var responses: [String: PracticeResponse]
  /// The index, from 0, of the question that was last on the screen.
  public var position: Int

  /// Creates a test from its parts, by default one whose questions are being written.
  public init(
    id: String, profileID: ProfileID, courseID: String, request: PracticeTestRequest, language: String, seed: UInt64, backend: String,
    createdAt: Timestamp, status: PracticeTestStatus = .generating, startedAt: Timestamp? = nil, submittedAt: Timestamp? = nil,
    failure: String? = nil,
    questions: [PracticeQuestion] = [], removed: [PracticeQuestion] = [], responses: [String: PracticeResponse] = [:], position: Int = 0
  ) {
    self.id = id
    self.profileID = profileID
    self.courseID = courseID
    self.request = request
    self.language = language
    self.seed = seed
    self.backend = backend
    self.createdAt = createdAt
    self.status = status
    self.startedAt = startedAt
    self.submittedAt = submittedAt
    self.failure = failure
    self.questions = questions
    self.removed = removed
    self.responses = responses
    self.position = position
  }

  /// Whether a question was answered correctly.
  public func isCorrect(_ question: PracticeQuestion) -> Bool {
    switch question.format {
    case .choice: responses[question.id]?.option == question.slot.keyPosition
    case .typed: responses[question.id]?.text.map { TypedGrading.isCorrect($0, to: question, language: language) } ?? false
    }
  }

  /// The questions that count: all except disputed ones.
  public var counted: [PracticeQuestion] { questions.filter { responses[$0.id]?.isDisputed != true } }

  /// The number of questions that the learner wants: as many as in the request, without those that the learner removed.
  public var askedCount: Int {
    let kept = Set(questions.map(\.id))
    return max(request.questionCount - Set(removed.map(\.id)).subtracting(kept).count, questions.count)
  }

  /// The number of questions with an answer.
  public var answered: Int { questions.count { responses[$0.id]?.isAnswered == true } }
}
