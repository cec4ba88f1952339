import ItemWriting
import Metrics
import QuestionWriting
import HTTPTypes
import Identifiers
import PracticeTests
import Reproducible

extension PracticeTestService {
  /// The lane for a new test, or for another try.
  ///
  /// - Throws: ``Problem`` when the learner has too many tests in the lane, or the lane is full.
  func lane(for test: PracticeTest) async throws -> GenerationRunner.Lane {
    let lane = await lane(of: test.backend)
    if let refusal = await runner.refusal(of: owner(of: test), in: lane) { throw Problem(refusal) }
    return lane
  }

  private func lane(of backend: String) async -> GenerationRunner.Lane {
    switch backend {
    case "notes": .notes
    case "auto": await choosesModel ? .models : .notes
    default: .models
    }
  }

  /// Whether a model writes a test that leaves the choice to the server: if a server answers and no other test waits for it.
  private var choosesModel: Bool {
    get async {
      if await runner.isBusy(.models) { return false }
      return await backends.list().contains { $0.isAvailable && $0.name != DraftingBackend.notes.name }
    }
  }

  /// NB: inside the task of a request, because the address of the client belongs to it.
  func owner(of test: PracticeTest) -> FairQueue<String>.Owner {
    .init(group: ClientAddress.current, member: test.profileID.rawValue)
  }

  /// Queues the writing of a test.
  func write(_ test: PracticeTest, in lane: GenerationRunner.Lane) async throws -> PracticeTest {
    // NB: after a quick retry, the previous run may still be sending its last news.
    await runner.end(of: test.id)
    let job = GenerationJob(
      testID: test.id, owner: owner(of: test), lane: lane, write: { try await fill(test, in: lane, $0) },
      fail: { await recordFailure(of: test, $0) })
    guard let refusal = await runner.add(job) else { return test }
    return try await change(test.id, test.profileID) { try $0.fail(WritingFailure(refusal).sentence) }
  }

  /// Writes a test and stores its questions.
  private func fill(
    _ test: PracticeTest, in lane: GenerationRunner.Lane, _ report: @escaping @Sendable (GenerationEvent) async -> Void
  ) async throws {
    let running = Meter(label: "nivel_generations")
    running.increment()
    defer { running.decrement() }
    let questions = try await questions(of: test, in: lane, report)
    try Task.checkCancellation()
    guard try await endWriting(of: test, { try $0.fill(with: questions) }) else { throw WritingFailure.takenOver }
  }

  /// Stores the end of the writing.
  ///
  /// - Returns: False if another server writes the test now, or if it was deleted.
  private func endWriting(of test: PracticeTest, _ change: @escaping @Sendable (inout PracticeTest) throws -> Void) async throws -> Bool {
    do { return try await store.endWriting(test.id, profileID: test.profileID, change) != nil } catch let refusal as PracticeTestError {
      throw Problem(refusal)
    }
  }

  private func recordFailure(of test: PracticeTest, _ error: any Error) async -> GenerationNews {
    let reason = WritingFailure(error).sentence
    // NB: if the failure cannot be stored either, the next start of the server marks the test as failed.
    let isOurs = try? await endWriting(of: test) { try $0.fail(reason) }
    return isOurs == false ? .ended(.generating, failure: nil) : .ended(.failed, failure: reason)
  }

  private func questions(
    of test: PracticeTest, in lane: GenerationRunner.Lane, _ report: @escaping @Sendable (GenerationEvent) async -> Void
  ) async throws -> [PracticeQuestion] {
    guard let notes = try await notes(for: test) else { throw WritingFailure.noCourse }
    let model = lane == .notes ? nil : try await backends.model(for: test.backend)
    let written = try await test.request.written(
      from: notes.document, language: test.language, segmentation: segmentation, seed: test.seed, model: model,
      disputed: try await disputed(in: test), options: options, budget: .lasting(Self.budget, on: .continuous), report: report)
    guard !written.questions.isEmpty else { throw WritingFailure.noQuestions }
    return written.questions
  }

  /// The part of the notes that a test is written from; nil if the course was deleted.
  func notes(for test: PracticeTest) async throws -> NotesSelection? {
    guard let course = try await store.course(test.courseID, profileID: test.profileID) else { return nil }
    var generator = SeededGenerator(seed: test.seed)
    return NotesSelection(of: course.notes, topics: test.request.topics, using: &generator)
  }

  /// The questions of the course that the learner called wrong.
  func disputed(in test: PracticeTest) async throws -> DisputedQuestions {
    DisputedQuestions(try await store.disputedQuestions(inCourse: test.courseID, profileID: test.profileID))
  }

  /// The time that a model has for a test. After it, the remaining questions are written from the notes.
  private static let budget = Duration.seconds(600)

  private var options: DraftingOptions {
    DraftingOptions(parallelism: 4, review: review, pause: BackOff.sleeping(on: .continuous))
  }
}

extension Problem {
  init(_ refusal: FairQueue<String>.Refusal) {
    let detail =
      switch refusal {
      case .memberIsFull: "You have several tests that are not written yet. Wait until one is ready, or stop one."
      case .queueIsFull: "Too many tests are waiting to be written. Try again in a minute."
      }
    self.init(.tooManyRequests, "too-many-tests-waiting", detail, headers: [.retryAfter: "60"])
  }

  init(_ refusal: PracticeTestError) {
    switch refusal {
    case .status(.submitted): self.init(.conflict, "test-submitted", "The test has been handed in: it can no longer change.")
    case .status(.ready): self.init(.conflict, "test-not-open", "The test has not been started: open it first.")
    case .status(let status):
      self.init(.conflict, "test-status", "This is not possible while the status of the test is \(status.rawValue).")
    case .started:
      self.init(.conflict, "test-started", "The test has been started: its questions can no longer be changed.")
    case .lastQuestion:
      self.init(.conflict, "last-question", "This is the only question of the test: delete the test instead.")
    case .unknownQuestion: self = .notFound("question in this test")
    case .unknownOption(let option):
      self.init(.unprocessableContent, "invalid-body", "option: there is no option \(option): choose 0 to \(QuestionSlot.optionCount - 1)")
    case .format:
      self.init(
        .unprocessableContent, "invalid-body", "This question has another format: send an option to “choice”, and a text to “typed”.")
    case .textLength(let count):
      self.init(
        .unprocessableContent, "invalid-body",
        "text: \(count) characters are too many: send at most \(TypedGrading.maximumCharacters)")
    }
  }
}
