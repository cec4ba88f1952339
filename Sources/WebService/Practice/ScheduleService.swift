import Identifiers
import QuestionWriting
import HTTPTypes
import PracticeTests

/// The operations of a learner on scheduled tests, independent of HTTP.
struct ScheduleService: Sendable {
  let store: any ScheduleStore
  let courses: any PracticeTestStore
  let tests: PracticeTestService
  let environment: ServiceEnvironment
  // NB: without it, several tabs would order a test each, and the last of them would find the queue full.
  private let starts = SharedWork<StartKey, PracticeTest>()

  private struct StartKey: Hashable {
    let id: String
    let profileID: ProfileID
  }

  /// Creates the operations.
  init(store: any ScheduleStore, courses: any PracticeTestStore, tests: PracticeTestService, environment: ServiceEnvironment) {
    self.store = store
    self.courses = courses
    self.tests = tests
    self.environment = environment
  }

  static let maximumTests = 500

  /// All scheduled tests, after recording the outcomes of started tests.
  func list(profileID: ProfileID) async throws -> [ScheduledTest] {
    let schedule = try await store.schedule(profileID: profileID)
    let outcomes = try await outcomes(of: schedule, profileID: profileID)
    guard !outcomes.isEmpty else { return schedule }
    return try await store.updateSchedule(profileID: profileID) { schedule in
      for (id, outcome) in outcomes.sorted(by: { $0.key < $1.key }) { schedule.settle(id, outcome) }
    }
  }

  func plan(_ order: ScheduleOrder, profileID: ProfileID) async throws -> [ScheduledTest] {
    guard let course = try await courses.outline(order.courseID, profileID: profileID) else { throw Problem.notFound("course") }
    let new: [ScheduledTest]
    do {
      new = try order.tests(of: course, id: environment.makeToken(), profileID: profileID, now: environment.now())
    } catch let error as ScheduledTestPlanError { throw Problem.invalid(Problem.sentence(error)) } catch let error as OccasionError {
      throw Problem.invalid(Problem.sentence(error))
    }
    _ = try await store.updateSchedule(profileID: profileID) { schedule in
      guard schedule.count + new.count <= Self.maximumTests else {
        throw Problem(.conflict, "too-many-scheduled", "There are \(Self.maximumTests) scheduled tests already: delete some first.")
      }
      schedule += new
    }
    return new
  }

  func archive(_ id: String, _ isArchived: Bool, profileID: ProfileID) async throws -> ScheduledTest {
    let now = environment.now()
    let schedule = try await store.updateSchedule(profileID: profileID) { schedule in
      guard let index = schedule.firstIndex(where: { $0.id == id }) else { throw Problem.notFound("scheduled test") }
      guard schedule[index].isArchived != isArchived else { return }
      (schedule[index].isArchived, schedule[index].revisedAt) = (isArchived, now)
    }
    return try found(schedule.first { $0.id == id })
  }

  func delete(_ id: String, profileID: ProfileID) async throws {
    _ = try await store.updateSchedule(profileID: profileID) { schedule in
      guard let index = schedule.firstIndex(where: { $0.id == id }) else { throw Problem.notFound("scheduled test") }
      schedule.remove(at: index)
    }
  }

  /// Starts a scheduled test: orders its practice test, or returns the one that was ordered before.
  func start(_ id: String, profileID: ProfileID) async throws -> PracticeTest {
    try await starts.value(of: StartKey(id: id, profileID: profileID)) { try await begin(id, profileID: profileID) }
  }

  private func begin(_ id: String, profileID: ProfileID) async throws -> PracticeTest {
    let scheduled = try found(try await list(profileID: profileID).first { $0.id == id })
    if let attempt = scheduled.attempt { return try await tests.test(attempt.testID, profileID: profileID) }
    guard scheduled.status(at: environment.now()).canStart else {
      throw Problem(.conflict, "scheduled-archived", "This scheduled test is archived: bring it back into the schedule first.")
    }
    let request = scheduled.plan.request
    let test = try await tests.order(
      PracticeTestOrder(
        courseID: scheduled.plan.courseID, topics: request.topics == [request.course] ? [] : request.topics,
        difficulty: request.difficulty, questionCount: request.questionCount, backend: "auto"),
      profileID: profileID)
    return try await link(test, to: id)
  }

  /// Links a practice test to a scheduled test. If another request was faster, its test is returned and this one is deleted.
  private func link(_ test: PracticeTest, to id: String) async throws -> PracticeTest {
    let now = environment.now()
    let schedule = try await store.updateSchedule(profileID: test.profileID) { schedule in
      guard let index = schedule.firstIndex(where: { $0.id == id }), schedule[index].attempt == nil else { return }
      schedule[index].attempt = .init(testID: test.id)
      schedule[index].revisedAt = now
    }
    guard let first = schedule.first(where: { $0.id == id })?.attempt?.testID, first != test.id else { return test }
    try await tests.delete(test.id, profileID: test.profileID)
    return try await tests.test(first, profileID: test.profileID)
  }

  // MARK: Calendar

  func calendarSecret(profileID: ProfileID) async throws -> String {
    try await store.calendarSecret(profileID: profileID, new: environment.makeToken())
  }

  /// Gives the calendar a new secret. The old one does not work any more.
  func changeCalendarSecret(profileID: ProfileID) async throws -> String {
    let new = environment.makeToken()
    guard try await store.changeCalendarSecret(profileID: profileID, to: new) else { throw Problem.notFound("calendar") }
    return new
  }

  func calendar(_ secret: String) async throws -> String {
    guard let profile = try await store.profile(ofCalendar: secret) else { throw Problem.notFound("calendar") }
    return CalendarFeed.text(of: try await list(profileID: profile))
  }

  // MARK: Outcomes of started tests

  /// The outcomes of started tests, by the id of the scheduled test. A test in progress has no outcome.
  private func outcomes(of schedule: [ScheduledTest], profileID: ProfileID) async throws -> [String: Outcome] {
    var outcomes: [String: Outcome] = [:]
    for scheduled in schedule {
      guard let attempt = scheduled.attempt, attempt.completedAt == nil else { continue }
      let test = try await courses.test(attempt.testID, profileID: profileID)
      if test == nil { outcomes[scheduled.id] = Outcome(testID: attempt.testID, ending: .gone) }
      if let test, let time = test.submittedAt {
        outcomes[scheduled.id] = Outcome(
          testID: test.id, ending: .submitted(percent: PracticeResult(of: test)?.percent, at: time))
      }
    }
    return outcomes
  }

  private func found(_ test: ScheduledTest?) throws -> ScheduledTest {
    guard let test else { throw Problem.notFound("scheduled test") }
    return test
  }
}

/// How a started test ended.
private struct Outcome: Sendable {
  enum Ending: Sendable {
    case submitted(percent: Int?, at: Timestamp)
    /// The test was deleted.
    case gone
  }

  let testID: String
  let ending: Ending
}

extension [ScheduledTest] {
  /// Records the outcome of a started test and applies the retake rule.
  ///
  /// The outcome was read before this change of the schedule. If another request has started another test since, it says nothing.
  fileprivate mutating func settle(_ id: String, _ outcome: Outcome) {
    guard let index = firstIndex(where: { $0.id == id }), self[index].attempt?.testID == outcome.testID else { return }
    guard case .submitted(let percent, let time) = outcome.ending else {
      self[index].attempt = nil
      return
    }
    guard let change = RetakeRule.change(completing: self[index], testID: outcome.testID, percent: percent, now: time, in: self)
    else { return }
    self[index] = change.completed
    removeAll { change.removed.contains($0.id) }
    if let added = change.added { append(added) }
  }
}
