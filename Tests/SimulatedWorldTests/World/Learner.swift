import Identifiers
import PracticeTests
import Reproducible
import StrictJSON

@testable import WebService

/// A learner with one or more open tabs, and what the learner has to expect of the service.
final class Learner {
  let profile: ProfileID
  unowned let world: World
  let attempts = Ledger("attempt")
  let courses = Ledger("course")
  let tests = Ledger("practice test", initialStage: 1)
  let schedule = Ledger("scheduled test")
  let lists = Ledger("word list")
  /// The notes, by the id of their course.
  var notes: [String: Ledger] = [:]
  /// What the learner knows about the questions, by the id of the attempt.
  var views: [String: AttemptView] = [:]
  /// The ids of the questions of practice tests, with the number of their options.
  var questions: [String: [(id: String, options: Int)]] = [:]
  private var lastTag = 0
  private var lastSequence = 0
  private var openRequests = 0

  init(_ profile: ProfileID, world: World) { (self.profile, self.world) = (profile, world) }

  /// Does something, unless the responses to several requests are missing.
  func act() {
    guard openRequests < 4 else { return }
    switch world.random.below(100) {
    case 0..<48: actOnAttempts()
    case 48..<66: actOnCourses()
    case 66..<86: actOnTests()
    case 86..<93: actOnSchedule()
    default: actOnLists()
    }
  }

  /// Compares everything that is stored with what the learner expects.
  func check() throws {
    try checkAttempts()
    try checkCourses()
    try checkTests()
    try checkSchedule()
    try checkLists()
  }

  // MARK: Tools

  var random: SeededGenerator {
    get { world.random }
    set { world.random = newValue }
  }

  func chance(_ outOf: Int) -> Bool { random.below(outOf) == 0 }

  /// A name or number that no other request has.
  func newTag() -> Int {
    lastTag += 1
    return lastTag
  }

  /// The next sequence number. Now and then it is one that was used before, as from a second tab.
  func nextSequence() -> Int {
    if lastSequence > 3, chance(12) { return lastSequence - random.below(3) }
    lastSequence += 1
    return lastSequence
  }

  func pick(_ ledger: Ledger) -> ExpectedObject? {
    let present = ledger.present(at: world.time)
    return present.isEmpty ? nil : present[random.below(present.count)]
  }

  /// Sends a request. A refusal because the object does not exist is compared with the ledger.
  func send<Reply: Sendable>(
    to ledger: Ledger? = nil, _ object: ExpectedObject? = nil, creating tag: String? = nil, changes: [Change] = [],
    arriving: @escaping () -> Void = {},
    _ call: @escaping @Sendable (SimulatedServer) async throws -> Reply,
    refused: @escaping (Problem, ClosedRange<Int>) throws -> Void = { _, _ in },
    accepted: @escaping (Reply, ClosedRange<Int>) throws -> Void = { _, _ in }
  ) {
    openRequests += 1
    world.send(
      arriving: {
        if let tag { ledger?.arrived(tag) }
        arriving()
      }, call,
      accepted: { reply, span in
        for change in changes { change.acknowledge(span.upperBound) }
        try accepted(reply, span)
      },
      refused: { problem, span in
        if problem.kind == "not-found", let object { try ledger?.checkMissing(object.id, during: span) }
        try refused(problem, span)
      },
      over: { [self] in
        for change in changes { change.end(world.time) }
        openRequests -= 1
      })
  }

  /// A request to write a field of an object.
  func writing(_ value: String, to field: String, of object: ExpectedObject) -> Change {
    let id = object.fields[field, default: Register("")].begin(value, at: world.time)
    return Change(
      acknowledge: { object.fields[field]?.acknowledge(id, at: $0) }, end: { object.fields[field]?.end(id, at: $0) })
  }

  /// A request to delete an object.
  func deleting(_ object: ExpectedObject) -> Change {
    let id = object.exists.begin(false, at: world.time)
    return Change(acknowledge: { object.exists.acknowledge(id, at: $0) }, end: { object.exists.end(id, at: $0) })
  }

  /// A request that brings a test to a stage.
  func reaching(_ stage: Int, of object: ExpectedObject) -> Change {
    object.progress.send(stage, at: world.time)
    return Change(acknowledge: { object.progress.acknowledge(stage, at: $0) }, end: { _ in })
  }
}

/// A change of the model that a request causes when it is acknowledged, and at the latest until its last copy is gone.
struct Change {
  let acknowledge: (Int) -> Void
  let end: (Int) -> Void
}
