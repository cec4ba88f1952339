public import Identifiers
import ItemWriting
public import QuestionWriting

/// A practice test of one learner, from the moment it is asked for.
public struct PracticeTest: Sendable, Hashable {
  public let id: String
  public let profileID: ProfileID
  public let courseID: String
  /// What was asked for; a retry asks for the same.
  public let request: PracticeTestRequest
  /// The primary subtag of the language of the notes.
  public let language: String
  /// Fixes all that is left to chance.
  public let seed: UInt64
  /// Who was asked to write it: `notes`, `scripted`, `ollama` or `openai`.
  public let backend: String
  public let createdAt: Timestamp
  public var status: PracticeTestStatus
  public var startedAt: Timestamp?
  public var submittedAt: Timestamp?
  /// Why it failed, in a sentence a person can act on; only when it has.
  public var failure: String?
  /// In the order of the test; empty until it is ready.
  public var questions: [PracticeQuestion]
  /// By question id. A question without an answer counts as wrong.
  public var responses: [String: PracticeResponse]
  /// The question that was on the screen last, from 0.
  public var position: Int

  public init(
    id: String, profileID: ProfileID, courseID: String, request: PracticeTestRequest, language: String, seed: UInt64, backend: String,
    createdAt: Timestamp, status: PracticeTestStatus = .generating, startedAt: Timestamp? = nil, submittedAt: Timestamp? = nil,
    failure: String? = nil,
    questions: [PracticeQuestion] = [], responses: [String: PracticeResponse] = [:], position: Int = 0
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
    self.responses = responses
    self.position = position
  }

  /// Whether a question was answered, and right.
  public func isCorrect(_ question: PracticeQuestion) -> Bool { responses[question.id]?.option == question.slot.keyPosition }

  /// The questions that count: all but those the learner says are wrong.
  public var counted: [PracticeQuestion] { questions.filter { responses[$0.id]?.isDisputed != true } }

  /// How many questions have an answer.
  public var answered: Int { questions.count { responses[$0.id]?.option != nil } }
}
