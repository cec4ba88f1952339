import ItemWriting
import QuestionWriting
import HTTPTypes
import Metrics
import PracticeTests

extension PracticeTestService {
  /// The failure message of a test whose writing was interrupted by a stop of the server.
  static let interruption = "The server stopped while it was writing this test. Try again."

  /// Starts to write a test in the background.
  func write(_ test: PracticeTest) async throws -> PracticeTest {
    // NB: after a quick retry, the previous run may still be sending its last news.
    await runner.end(of: test.id)
    let began = await runner.start(test.id) { report in await end(of: test, report) }
    if began { return test }
    return try await change(test.id, test.profileID) { try $0.fail("Too many tests are being written just now. Try again in a minute.") }
  }

  /// Writes a test and stores its questions, or the reason for its failure.
  private func end(of test: PracticeTest, _ report: @escaping @Sendable (GenerationEvent) async -> Void) async -> GenerationNews {
    let running = Meter(label: "nivel_generations")
    running.increment()
    defer { running.decrement() }
    do {
      let questions = try await questions(of: test, report)
      try Task.checkCancellation()
      _ = try await change(test.id, test.profileID) { try $0.fill(with: questions) }
      return .ended(.ready, failure: nil)
    } catch {
      let reason = Self.reason(error)
      // NB: if the failure cannot be stored either, the next start of the server marks the test as failed.
      _ = try? await change(test.id, test.profileID) { try $0.fail(reason) }
      return .ended(.failed, failure: reason)
    }
  }

  private func questions(
    of test: PracticeTest, _ report: @escaping @Sendable (GenerationEvent) async -> Void
  ) async throws -> [PracticeQuestion] {
    guard let course = try await store.course(test.courseID, profileID: test.profileID) else { throw WritingError.noCourse }
    let written = try await test.request.written(
      from: course.document, language: course.language, segmentation: segmentation, seed: test.seed,
      model: try await backends.model(for: test.backend),
      options: options, budget: .lasting(Self.budget, on: .continuous), report: report)
    guard !written.questions.isEmpty else { throw WritingError.noQuestions }
    return written.questions
  }

  /// The time that a model has for a test. After it, the remaining questions are written from the notes.
  private static let budget = Duration.seconds(600)

  private var options: DraftingOptions {
    DraftingOptions(parallelism: 4, review: review, pause: BackOff.sleeping(on: .continuous))
  }

  /// The reason why a test could not be written, as a sentence for the learner.
  private static func reason(_ error: any Error) -> String {
    switch error {
    case is CancellationError: "You stopped the writing of this test. Try again whenever you like."
    case let error as WritingError: "\(error)"
    case let error as NotesGeneratorError: Problem.sentence(error)
    case let error as LanguageModelError: Problem.sentence(error)
    default: "Something went wrong on the server while the test was being written. Try again."
    }
  }
}

private enum WritingError: Error, CustomStringConvertible {
  case noCourse
  case noQuestions

  var description: String {
    switch self {
    case .noCourse: "The course of this test and its notes were deleted: make a new test from another course."
    case .noQuestions: "The notes contain nothing to ask about these topics: choose other topics, or add notes."
    }
  }
}

extension Problem {
  init(_ refusal: PracticeTestError) {
    switch refusal {
    case .status(.submitted): self.init(.conflict, "test-submitted", "The test has been handed in: it can no longer change.")
    case .status(.ready): self.init(.conflict, "test-not-open", "The test has not been started: open it first.")
    case .status(let status):
      self.init(.conflict, "test-status", "This is not possible while the status of the test is \(status.rawValue).")
    case .unknownQuestion: self = .notFound("question in this test")
    case .unknownOption(let option):
      self.init(.unprocessableContent, "invalid-body", "option: there is no option \(option): choose 0 to \(QuestionSlot.optionCount - 1)")
    }
  }
}
