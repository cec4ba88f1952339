import ItemWriting
public import QuestionWriting

/// A practice test for sharing: the questions and how they were written. It contains no learner data.
public struct SharedPracticeTest: Sendable, Hashable {
  /// The request that the test fulfils.
  public let request: PracticeTestRequest
  /// The primary subtag of the language of the notes.
  public let language: String
  /// The seed of the test.
  public let seed: UInt64
  /// The backend that was asked to write the test: `notes`, `scripted`, `ollama` or `openai`.
  public let backend: String
  /// The questions in the order of the test.
  public let questions: [PracticeQuestion]

  /// Creates a test from its parts.
  public init(request: PracticeTestRequest, language: String, seed: UInt64, backend: String, questions: [PracticeQuestion]) {
    self.request = request
    self.language = language
    self.seed = seed
    self.backend = backend
    self.questions = questions
  }

  /// Copies the parts of a learner's test that contain no learner data. Questions that the learner removed do not count as requested.
  public init(_ test: PracticeTest) {
    let (course, topics, difficulty) = (test.request.course, test.request.topics, test.request.difficulty)
    let request = try? PracticeTestRequest(course: course, topics: topics, difficulty: difficulty, questionCount: test.askedCount)
    self.init(
      request: request ?? test.request, language: test.language, seed: test.seed, backend: test.backend, questions: test.questions)
  }

  /// The number of questions that were requested but not written.
  public var missing: Int { max(0, request.questionCount - questions.count) }

  /// The expected time for all questions, in minutes.
  public var estimatedMinutes: Int { questions.reduce(0) { $0 + $1.slot.difficulty.minutes } }
}
