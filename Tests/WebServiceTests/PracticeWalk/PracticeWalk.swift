import Foundation
import Identifiers
import Reproducible
import NoteFacts
import PracticeTests
import QuestionWriting
import SQLiteStorage
import Synchronization
import TestSupport
import Testing

@testable import WebService

/// A random walk of one learner through practice tests, on a server that crashes at random.
final class PracticeWalk {
  private static let learner: ProfileID = "learner"
  private static let notes = """
    # Greek letters
    - Alpha: the first letter of all and a sign for angles
    - Beta: the second letter and a sign for a kind of ray
    - Gamma: the third letter and a sign for hard rays
    - Delta: the fourth letter and a sign for a change
    - Epsilon: the fifth letter and a sign for something small
    - Zeta: the sixth letter and the name of a function
    """

  private let store: any PracticeTestStore
  private var mortal: MortalStore
  private var service: PracticeTestService
  private let clock = Clock()
  private var random: SeededGenerator
  private var expected: [String: ExpectedTest] = [:]
  private(set) var crashes = 0
  private(set) var refusals = 0

  init(store: any PracticeTestStore, seed: UInt64) async throws {
    self.store = store
    random = SeededGenerator(seed: seed)
    mortal = MortalStore(store)
    service = Self.service(mortal, ServiceEnvironment(now: { 0 }, makeToken: { "" }, makeSeed: { 0 }))
    for (id, text) in [("full", Self.notes), ("empty", "")] {
      try await store.create(
        Course(id: id, profileID: Self.learner, name: id, language: "en", createdAt: 0, notes: [.init(id: "n", name: "n", text: text)]))
    }
    start()
  }

  /// Starts a new process on the same store.
  private func start() {
    mortal = MortalStore(store)
    let (names, made, clock) = (random.next(), Counter(), clock)
    let environment = ServiceEnvironment(
      now: { clock.tick() }, makeToken: { "\(names)-\(made.next())" }, makeSeed: { names })
    service = Self.service(mortal, environment)
  }

  private static func service(_ store: MortalStore, _ environment: ServiceEnvironment) -> PracticeTestService {
    PracticeTestService(
      store: store, backends: NotesAlone(), review: .none, segmentation: CharacterSegmentation(), environment: environment)
  }

  func step() async throws {
    if Int.random(in: 0..<40, using: &random) == 0 {
      mortal.die(after: Int.random(in: 1...6, using: &random), isCutAfter: .random(using: &random))
    }
    let known = expected.keys.sorted()
    if known.count < 3 || (known.count < 6 && Int.random(in: 0..<60, using: &random) == 0) {
      try await order()
    } else if let id = known.randomElement(using: &random), let before = expected[id] {
      try await act(deed(before), on: id, before)
    }
    if mortal.isDead { try await restart() }
  }

  private func deed(_ test: ExpectedTest) -> ExpectedTest.Deed {
    let question = "S\(Int.random(in: 1...3, using: &random))"
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<4: return .open
    case 4..<11: return .answer(question, Int.random(in: 0..<5, using: &random))
    case 11..<14: return .flag(question, .random(using: &random))
    case 14..<17: return .move(Int.random(in: 0..<3, using: &random))
    case 17: return .submit
    case 18..<20: return .dispute(question, .random(using: &random))
    case 20: return .retry
    case 21: return .cancel
    case 22 where Int.random(in: 0..<4, using: &random) == 0 && test.status == .submitted || test.status == .failed: return .delete
    default: return .open
    }
  }

  // MARK: Actions

  private func order() async throws {
    let course = Int.random(in: 0..<5, using: &random) == 0 ? "empty" : "full"
    let order = PracticeTestOrder(courseID: course, questionCount: 3)
    guard let test = try? await service.order(order, profileID: Self.learner) else { return }
    expected[test.id] = ExpectedTest(status: .generating)
    try await settle(test.id)
  }

  private func act(_ deed: ExpectedTest.Deed, on id: String, _ before: ExpectedTest) async throws {
    let time = clock.time + .microseconds(1)
    switch deed {
    case .retry: try await retry(id, before)
    case .delete:
      expected[id] = nil
      if (try? await service.delete(id, profileID: Self.learner)) == nil { expected[id] = before }
    default:
      let after = before.questions.isEmpty && deed.needsQuestions ? nil : before.after(deed, at: time)
      try await compare(id, before, after, await Result { [self] in try await perform(deed, on: id) })
    }
  }

  private func perform(_ deed: ExpectedTest.Deed, on id: String) async throws -> PracticeTest {
    func report(_ option: Int?, _ flag: Bool?, isTyped: Bool = false) -> PracticeTest.Report {
      let sequence = Int(clock.tick().microseconds)
      return isTyped
        ? .init(text: option.map(String.init), isFlagged: flag, sequence: sequence)
        : .init(option: option, isFlagged: flag, sequence: sequence)
    }
    switch deed {
    case .open: return try await service.open(id, profileID: Self.learner)
    case .answer(let question, let option):
      let isTyped = expected[id]?.typed.contains(question) ?? false
      return try await service.respond(to: question, report(option, nil, isTyped: isTyped), in: id, profileID: Self.learner).0
    case .flag(let question, let flag):
      return try await service.respond(to: question, report(nil, flag), in: id, profileID: Self.learner).0
    case .move(let position):
      try await service.move(to: position, in: id, profileID: Self.learner)
      return try await service.test(id, profileID: Self.learner)
    case .submit: return try await service.submit(id, profileID: Self.learner)
    case .dispute(let question, let isWrong):
      return try await service.dispute(question, isWrong, in: id, profileID: Self.learner)
    case .cancel: return try await service.cancel(id, profileID: Self.learner)
    case .retry, .delete: throw Crash()
    }
  }

  private func retry(_ id: String, _ before: ExpectedTest) async throws {
    let retried = await Result { [self] in try await service.retry(id, profileID: Self.learner) }
    if case .success(let test) = retried {
      #expect(before.status == .failed && test.id == id, "only a failed test is tried again, and as the same")
      try await settle(id)
    } else if !mortal.isDead {
      refusals += 1
      #expect(before.status != .failed)
    } else {
      expected[id] = nil
    }
  }

  /// Waits until a test is generated, and adopts its state as the expected one.
  private func settle(_ id: String) async throws {
    if let news = await service.runner.news(of: id, after: 0) { for await _ in news {} }
    guard let test = try await store.test(id, profileID: Self.learner) else { return }
    if !mortal.isDead {
      // NB: what the learner disputes is not asked again, so that the few facts of the course run out.
      let isTaught = expected.values.contains { !$0.disputes.isEmpty }
      let counts = isTaught ? 1...3 : 3...3
      let isReady = test.status == .ready && counts.contains(test.questions.count) && test.failure == nil
      let hasFailed = test.status == .failed && test.questions.isEmpty && test.failure?.hasSuffix(".") == true
      #expect(test.courseID == "full" ? isReady || isTaught && hasFailed : hasFailed)
    }
    expected[id] = ExpectedTest(test)
  }

  private func compare(
    _ id: String, _ before: ExpectedTest, _ after: ExpectedTest?, _ outcome: Result<PracticeTest, any Error>
  ) async throws {
    switch outcome {
    case .success(let test):
      let after = try #require(after, "\(before.status) was to refuse")
      #expect(ExpectedTest(test) == after)
      expected[id] = after
    case .failure where mortal.isDead:
      let now = try #require(try await store.test(id, profileID: Self.learner))
      #expect([before, after].contains(ExpectedTest(now)), "a step is whole, or it is not there")
      expected[id] = ExpectedTest(now)
    case .failure(let error):
      refusals += 1
      #expect(after == nil, "\(before.status) refused: \(error)")
    }
  }

  // MARK: Crashes

  private func restart() async throws {
    crashes += 1
    start()
    _ = try await mortal.failInterruptedTests(WritingFailure.interrupted.sentence)
    try await checkEverything()
  }

  /// Compares every stored test with its expected state.
  func checkEverything() async throws {
    let tests = try await store.tests(profileID: Self.learner, limit: 1_000)
    for test in tests {
      #expect(test.status != .generating, "nobody is writing it any more")
      if let before = expected[test.id], before.status != .generating { #expect(ExpectedTest(test) == before) }
      expected[test.id] = ExpectedTest(test)
    }
    for id in expected.keys where !tests.contains(where: { $0.id == id }) { expected[id] = nil }
  }
}

/// A clock that advances by one microsecond with every tick.
private final class Clock: Sendable {
  private let now = Mutex<Timestamp>(0)

  /// The time of the last tick.
  var time: Timestamp { now.withLock { $0 } }

  func tick() -> Timestamp {
    now.withLock { now in
      now = now + .microseconds(1)
      return now
    }
  }
}

/// A counter that many callers can share.
private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}

extension ExpectedTest.Deed {
  /// Whether the action needs a question. A test without questions must refuse it.
  fileprivate var needsQuestions: Bool {
    switch self {
    case .answer, .flag, .move, .dispute: true
    default: false
    }
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
