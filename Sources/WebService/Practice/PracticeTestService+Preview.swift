import HTTPTypes
import Identifiers
import ItemWriting
import PracticeTests
import QuestionWriting
import Reproducible
import Synchronization

/// What a learner does with the questions of a test before the test.
extension PracticeTestService {
  /// A test whose questions can be changed.
  func preview(_ id: String, profileID: ProfileID) async throws -> PracticeTest {
    let test = try await test(id, profileID: profileID)
    do { try test.checkEditable() } catch { throw Problem(error) }
    return test
  }

  /// Changes the wording of a question.
  func edit(_ question: String, _ edit: QuestionEdit, in id: String, profileID: ProfileID) async throws -> PracticeTest {
    do {
      return try await change(id, profileID) { [segmentation] in try $0.edit(question, edit, segmentation: segmentation) }
    } catch let error as QuestionEditError { throw Problem(error) }
  }

  /// Removes a question.
  func drop(_ question: String, of id: String, profileID: ProfileID) async throws -> PracticeTest {
    try await change(id, profileID) { try $0.drop(question) }
  }

  /// Writes another question from the notes in the place of one.
  ///
  /// The work waits in the lane of the notes, like a new test.
  func replace(_ question: String, of id: String, profileID: ProfileID) async throws -> PracticeTest {
    let test = try await preview(id, profileID: profileID)
    let index: Int
    do { index = try test.editable(question) } catch { throw Problem(error) }
    let seed = environment.makeSeed()
    return try await inLane(for: test) {
      guard let other = try await another(for: test, at: index, seed: seed) else { throw Problem.nothingElse }
      return try await change(id, profileID) { now in
        guard now.questions == test.questions else { throw Problem.changedMeanwhile }
        try now.replace(question, with: other)
      }
    }
  }

  private func another(for test: PracticeTest, at index: Int, seed: UInt64) async throws -> PracticeQuestion? {
    guard let notes = try await notes(for: test) else { throw Problem.noNotes }
    var others = test.questions
    let question = others.remove(at: index)
    do {
      return try test.request.another(
        insteadOf: question, beside: others + test.removed, from: notes.document, language: test.language, segmentation: segmentation,
        seed: seed, disputed: try await disputed(in: test))
    } catch is NotesGeneratorError { throw Problem.nothingElse }
  }

  /// Runs work on a test in the lane of tests from notes, when its turn comes, and returns its result.
  private func inLane<Value: Sendable>(
    for test: PracticeTest, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    if let refusal = await runner.refusal(of: owner(of: test), in: .notes) { throw Problem(refusal) }
    let owner = owner(of: test)
    return try await withCheckedThrowingContinuation { continuation in
      let answer = OneAnswer(continuation)
      let job = GenerationJob(testID: test.id, owner: owner, lane: .notes, isOrder: false) { _ in
        answer.give(.success(try await work()))
      } fail: { error in
        answer.give(.failure(error is GenerationStop || error is CancellationError ? Problem.stopped : error))
        return .ended(.ready, failure: nil)
      }
      Task(executorPreference: BackgroundExecutor.substitute) {
        // NB: After a quick second request, the run of the first may still be ending. While the first waits for its turn, the second is
        // refused.
        await runner.end(of: test.id)
        if await runner.add(job) != nil { answer.give(.failure(Problem.stopped)) }
      }
    }
  }
}

/// Resumes a continuation once.
private final class OneAnswer<Value: Sendable>: Sendable {
  private let continuation: Mutex<CheckedContinuation<Value, any Error>?>

  init(_ continuation: CheckedContinuation<Value, any Error>) { self.continuation = Mutex(continuation) }

  func give(_ result: Result<Value, any Error>) {
    continuation.withLock { waiting in
      waiting?.resume(with: result)
      waiting = nil
    }
  }
}

extension Problem {
  fileprivate static let nothingElse = Problem(
    .conflict, "nothing-else", "The notes contain no other fact to ask for: edit the question, remove it, or add notes.")
  fileprivate static let noNotes = Problem(
    .conflict, "nothing-else", "The course of this test and its notes were deleted: edit the question, or remove it.")
  fileprivate static let changedMeanwhile = Problem(
    .conflict, "test-changed", "The questions of the test changed in the meantime. Load them again.")
  fileprivate static let stopped = Problem(
    .serviceUnavailable, "writing-stopped", "The server could not write another question now. Try again.")

  fileprivate init(_ error: QuestionEditError) {
    switch error {
    case .format:
      self.init(
        .unprocessableContent, "invalid-body",
        "This question has another format: send “options” and “correct_option” for “choice”, and “answers” for “typed”.")
    case .key: self = .invalid("correct_option: choose one of the options")
    case .rules(let violations):
      let advice = violations.map(\.advice).joined(separator: " ")
      self.init(.unprocessableContent, "question-rules", advice, codes: violations.map(\.code))
    }
  }
}
