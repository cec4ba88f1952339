import Identifiers
import Reproducible
import PracticeTests
import QuestionWriting

@testable import WebService

extension Learner {
  func actOnTests() {
    guard let test = pick(tests), !chance(12) else {
      if tests.present(at: world.time).count < 3 { order() } else { listTests() }
      return
    }
    switch random.below(40) {
    case 0: delete(test)
    case 1: submit(test)
    case 2: retry(test)
    case 3: cancel(test)
    case 4..<9: open(test)
    case 9..<12: move(test)
    case 12..<15: dispute(test)
    case 15..<22: read(test)
    case 22: listTests()
    default: respond(test)
    }
  }

  private func see(_ test: PracticeTest, during span: ClosedRange<Int>) throws {
    guard test.questions.isEmpty == [.generating, .failed].contains(test.status) else {
      throw Violation(rule: .oneMoment, detail: "\(test.id) is \(test.status.rawValue) and has \(test.questions.count) questions")
    }
    if !test.questions.isEmpty { questions[test.id] = test.questions.map { ($0.id, $0.options.count) } }
    let observation = Observation(test)
    // NB: the questions bring the fields of their disputes.
    if let known = tests.objects[test.id] {
      for field in observation.fields.keys where known.fields[field] == nil { known.fields[field] = Register("false") }
    }
    try tests.check(observation, during: span)
  }

  private func order() {
    guard let course = pick(courses) else { return actOnCourses() }
    let (seed, courseID, profile) = (UInt64(newTag()), course.id, profile)
    send(to: tests, creating: "\(seed)") { server in
      try await server.tests.order(PracticeTestOrder(courseID: courseID, questionCount: 3, seed: seed), profileID: profile)
    } accepted: { [self] in
      try see($0, during: $1)
    }
  }

  private func change(
    _ test: ExpectedObject, _ changes: [Change] = [], _ call: @escaping @Sendable (SimulatedServer) async throws -> PracticeTest
  ) {
    send(to: tests, test, changes: changes, call, accepted: { [self] in try see($0, during: $1) })
  }

  private func read(_ test: ExpectedObject) {
    let (id, profile) = (test.id, profile)
    change(test) { try await $0.tests.test(id, profileID: profile) }
  }

  private func open(_ test: ExpectedObject) {
    let (id, profile) = (test.id, profile)
    change(test, [reaching(2, of: test)]) { try await $0.tests.open(id, profileID: profile) }
  }

  private func submit(_ test: ExpectedObject) {
    let (id, profile) = (test.id, profile)
    change(test, [reaching(3, of: test)]) { try await $0.tests.submit(id, profileID: profile) }
  }

  private func retry(_ test: ExpectedObject) {
    let (id, profile) = (test.id, profile)
    change(test) { try await $0.tests.retry(id, profileID: profile) }
  }

  private func cancel(_ test: ExpectedObject) {
    let (id, profile) = (test.id, profile)
    change(test) { try await $0.tests.cancel(id, profileID: profile) }
  }

  private func delete(_ test: ExpectedObject) {
    let (id, profile) = (test.id, profile)
    send(to: tests, test, changes: [deleting(test)]) { try await $0.tests.delete(id, profileID: profile) }
  }

  private func respond(_ test: ExpectedObject) {
    guard let questions = questions[test.id], !questions.isEmpty else { return read(test) }
    let question = questions[random.below(questions.count)]
    let (option, isFlagged, sequence) = (random.below(question.options), chance(3), nextSequence())
    test.answers[question.id, default: SentAnswers()].send(.init(sequence: sequence, content: "\(option) \(isFlagged)"), at: world.time)
    let report = PracticeTest.Report(option: option, isFlagged: isFlagged, sequence: sequence)
    let (id, profile) = (test.id, profile)
    send(to: tests, test, changes: [reaching(2, of: test)]) { server in
      try await server.tests.respond(to: question.id, report, in: id, profileID: profile).0
    } accepted: { [self] answered, span in
      test.answers[question.id]?.acknowledge(sequence, at: span.upperBound)
      try see(answered, during: span)
    }
  }

  private func move(_ test: ExpectedObject) {
    guard let questions = questions[test.id], !questions.isEmpty else { return read(test) }
    let (position, id, profile) = (random.below(questions.count), test.id, profile)
    send(to: tests, test, changes: [writing("\(position)", to: "position", of: test), reaching(2, of: test)]) {
      try await $0.tests.move(to: position, in: id, profileID: profile)
    }
  }

  private func dispute(_ test: ExpectedObject) {
    guard let question = questions[test.id]?.first, test.progress.isSent(3, at: world.time) else { return read(test) }
    let (isWrong, questionID, id, profile) = (chance(2), question.id, test.id, profile)
    change(test, [writing("\(isWrong)", to: "dispute \(questionID)", of: test)]) {
      try await $0.tests.dispute(questionID, isWrong, in: id, profileID: profile)
    }
  }

  private func listTests() {
    let profile = profile
    send {
      try await $0.tests.list(profileID: profile)
    } accepted: { [self] in
      try seeAll($0, during: $1)
    }
  }

  private func seeAll(_ list: [PracticeTest], during span: ClosedRange<Int>) throws {
    for test in list { try see(test, during: span) }
    for id in tests.objects.keys where !list.contains(where: { $0.id == id }) { try tests.checkMissing(id, during: span) }
  }

  func checkTests() throws {
    let profile = profile
    let list = try world.perform { try await $0.tests.list(profileID: profile) }
    if let orphan = list.first(where: { $0.status == .generating }) {
      throw Violation(rule: .noOrphan, detail: "\(orphan.id) is being written after a start")
    }
    try seeAll(list, during: world.time...world.time)
  }
}
