import Identifiers
import QuestionWriting
import StrictJSON
import Reproducible
import PracticeTests

@testable import WebService

extension Learner {
  func actOnSchedule() {
    guard let test = pick(schedule), !chance(8) else {
      if schedule.present(at: world.time).count < 6 { plan() } else { listSchedule() }
      return
    }
    switch random.below(10) {
    case 0: delete(test)
    case 1..<6: archive(test)
    default: listSchedule()
    }
  }

  private func plan() {
    guard let course = pick(courses) else { return actOnCourses() }
    let (tag, courseID, profile, day) = ("exam \(newTag())", course.id, profile, 1 + random.below(28))
    send(to: schedule, creating: tag) { server in
      let order = try makeRequest(
        ["course_id": .string(courseID), "title": .string(tag), "at": .string("2026-12-\(day < 10 ? "0" : "")\(day)T10:00:00Z")],
        ScheduleOrder.init)
      return try await server.schedule.plan(order, profileID: profile)
    } accepted: { [self] new, span in
      for test in new { try schedule.check(Observation(test), during: span) }
    }
  }

  private func archive(_ test: ExpectedObject) {
    let (isArchived, id, profile) = (chance(2), test.id, profile)
    send(to: schedule, test, changes: [writing("\(isArchived)", to: "archived", of: test)]) {
      try await $0.schedule.archive(id, isArchived, profileID: profile)
    } accepted: { [self] in
      try schedule.check(Observation($0), during: $1)
    }
  }

  private func delete(_ test: ExpectedObject) {
    let (id, profile) = (test.id, profile)
    send(to: schedule, test, changes: [deleting(test)]) { try await $0.schedule.delete(id, profileID: profile) }
  }

  private func listSchedule() {
    let profile = profile
    send {
      try await $0.schedule.list(profileID: profile)
    } accepted: { [self] list, span in
      try schedule.check(all: list.map { Observation($0) }, during: span)
    }
  }

  func checkSchedule() throws {
    let profile = profile
    let list = try world.perform { try await $0.schedule.list(profileID: profile) }
    try schedule.check(all: list.map { Observation($0) }, during: world.time...world.time)
  }
}
