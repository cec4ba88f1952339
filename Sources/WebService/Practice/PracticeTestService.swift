import Identifiers
import NoteFacts
import QuestionWriting
import HTTPTypes
import Reproducible
import PracticeTests

/// The operations of a learner on practice tests, independent of HTTP.
struct PracticeTestService: Sendable {
  let store: any PracticeTestStore
  let backends: CachedBackends
  let review: DraftReview
  let segmentation: any WordSegmentation
  let environment: ServiceEnvironment
  let runner: GenerationRunner

  /// The maximum number of tests in the list and in the statistics. Older tests keep their URLs.
  static let listLimit = 200

  init(
    store: any PracticeTestStore, backends: any DraftingBackends, review: DraftReview, segmentation: any WordSegmentation,
    environment: ServiceEnvironment, runner: GenerationRunner = GenerationRunner()
  ) {
    self.store = store
    self.backends = CachedBackends(backends)
    self.review = review
    self.segmentation = segmentation
    self.environment = environment
    self.runner = runner
  }

  func list(profileID: ProfileID) async throws -> [PracticeTest] { try await store.tests(profileID: profileID, limit: Self.listLimit) }

  func test(_ id: String, profileID: ProfileID) async throws -> PracticeTest {
    guard let test = try await store.test(id, profileID: profileID) else { throw Problem.notFound("practice test") }
    return test
  }

  /// Creates a test and starts to write its questions.
  func order(_ order: PracticeTestOrder, profileID: ProfileID) async throws -> PracticeTest {
    guard let course = try await store.outline(order.courseID, profileID: profileID) else { throw Problem.notFound("course") }
    let request: PracticeTestRequest
    do {
      request = try PracticeTestRequest(
        course: course.name, topics: order.topics, difficulty: order.difficulty, questionCount: order.questionCount)
    } catch { throw Problem.invalid(Problem.sentence(error)) }
    let test = PracticeTest(
      id: environment.makeToken(), profileID: profileID, courseID: course.id, request: request, language: course.language,
      seed: order.seed ?? environment.makeSeed(), backend: order.backend, createdAt: environment.now())
    let lane = try await lane(for: test)
    try await store.create(test)
    return try await write(test, in: lane)
  }

  /// Starts to write a failed test again.
  func retry(_ id: String, profileID: ProfileID) async throws -> PracticeTest {
    let test = try await test(id, profileID: profileID)
    let lane = try await lane(for: test)
    // NB: a test that was cancelled at another server may still be written here, and would end the new writing.
    if test.status == .failed { await runner.cancel(id) }
    return try await write(try await change(id, profileID) { try $0.retry() }, in: lane)
  }

  /// Cancels the writing of a test. The learner can retry it later.
  func cancel(_ id: String, profileID: ProfileID) async throws -> PracticeTest {
    _ = try await test(id, profileID: profileID)
    await runner.cancel(id)
    let test = try await test(id, profileID: profileID)
    guard test.status == .generating else { return test }
    // NB: another server writes the test. It cannot store the questions of a test that has failed.
    return try await change(id, profileID) { if $0.status == .generating { try $0.fail(WritingFailure.stopped.sentence) } }
  }

  func open(_ id: String, profileID: ProfileID) async throws -> PracticeTest {
    let now = environment.now()
    return try await change(id, profileID) { try $0.open(at: now) }
  }

  /// Records a report about a question.
  ///
  /// - Returns: The test, and whether the report is stale, because a later report was already recorded.
  func respond(
    to question: String, _ report: PracticeTest.Report, in id: String, profileID: ProfileID
  ) async throws -> (PracticeTest, isStale: Bool) {
    let test = try await change(id, profileID) { try $0.respond(to: question, report) }
    return (test, isStale: report.sequence.map { $0 < test.responses[question]?.sequence ?? 0 } ?? false)
  }

  func move(to position: Int, in id: String, profileID: ProfileID) async throws {
    _ = try await change(id, profileID) { try $0.move(to: position) }
  }

  func submit(_ id: String, profileID: ProfileID) async throws -> PracticeTest {
    let now = environment.now()
    return try await change(id, profileID) { try $0.submit(at: now) }
  }

  func dispute(_ question: String, _ isWrong: Bool, in id: String, profileID: ProfileID) async throws -> PracticeTest {
    try await change(id, profileID) { try $0.dispute(question, isWrong) }
  }

  /// Creates a new test with the mistakes of a test. It is ready at once.
  func repeatMistakes(of id: String, profileID: ProfileID) async throws -> PracticeTest {
    let first = try await test(id, profileID: profileID)
    let seed = environment.makeSeed()
    var generator = SeededGenerator(seed: seed)
    let retake: MistakesRetake
    do { retake = try MistakesRetake(of: first, using: &generator) } catch {
      throw Problem(.conflict, error == .noMistakes ? "no-mistakes" : "test-status", Problem.sentence(error))
    }
    let test = PracticeTest(
      id: environment.makeToken(), profileID: profileID, courseID: first.courseID, request: retake.request, language: first.language,
      seed: seed, backend: first.backend, createdAt: environment.now(), status: .ready, questions: retake.questions)
    try await store.create(test)
    return test
  }

  /// Orders a new test with the same settings and a new seed.
  func repeatAnew(_ id: String, profileID: ProfileID) async throws -> PracticeTest {
    let first = try await test(id, profileID: profileID)
    let request = first.request
    return try await order(
      PracticeTestOrder(
        courseID: first.courseID, topics: request.topics == [request.course] ? [] : request.topics, difficulty: request.difficulty,
        questionCount: request.questionCount, backend: first.backend),
      profileID: profileID)
  }

  func delete(_ id: String, profileID: ProfileID) async throws {
    _ = try await test(id, profileID: profileID)
    await runner.cancel(id)
    guard try await store.deleteTest(id, profileID: profileID) else { throw Problem.notFound("practice test") }
  }

  func change(
    _ id: String, _ profileID: ProfileID, _ change: @escaping @Sendable (inout PracticeTest) throws -> Void
  ) async throws -> PracticeTest {
    do {
      guard let test = try await store.updateTest(id, profileID: profileID, change) else { throw Problem.notFound("practice test") }
      return test
    } catch let refusal as PracticeTestError { throw Problem(refusal) }
  }
}
