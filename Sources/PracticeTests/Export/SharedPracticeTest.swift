import ItemWriting
public import QuestionWriting

/// A practice test as it is handed on: the questions, and how they came about. Of the learner it holds nothing.
public struct SharedPracticeTest: Sendable, Hashable {
  public let request: PracticeTestRequest
  /// The primary subtag of the language of the notes.
  public let language: String
  public let seed: UInt64
  /// Who was asked to write it: `notes`, `scripted`, `ollama` or `openai`.
  public let backend: String
  /// In the order of the test.
  public let questions: [PracticeQuestion]

  public init(request: PracticeTestRequest, language: String, seed: UInt64, backend: String, questions: [PracticeQuestion]) {
    self.request = request
    self.language = language
    self.seed = seed
    self.backend = backend
    self.questions = questions
  }

  /// What may be handed on of a learner's test.
  public init(_ test: PracticeTest) {
    self.init(request: test.request, language: test.language, seed: test.seed, backend: test.backend, questions: test.questions)
  }

  /// How many questions were asked for and not written.
  public var missing: Int { max(0, request.questionCount - questions.count) }

  /// How long the questions that are there are expected to take.
  public var estimatedMinutes: Int { questions.reduce(0) { $0 + $1.slot.difficulty.minutes } }
}
