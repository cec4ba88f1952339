import Identifiers
import QuestionWriting
import Reproducible
import PracticeTests
import StrictJSON

@testable import WebService

extension Learner {
  private static let sections = [
    "- Alpha: the first letter of all and a sign for angles", "- Beta: the second letter and a sign for a kind of ray",
    "- Gamma: the third letter and a sign for hard rays", "- Delta: the fourth letter and a sign for a change",
    "- Epsilon: the fifth letter and a sign for something small", "- Zeta: the sixth letter and the name of a function",
  ]

  func actOnCourses() {
    guard let course = pick(courses), !chance(12) else {
      if courses.present(at: world.time).count < 3 { createCourse() } else { listCourses() }
      return
    }
    switch random.below(20) {
    case 0: deleteCourse(course)
    case 1..<4: rename(course)
    case 4..<8: addNotes(to: course)
    case 8..<13: changeNotes(of: course)
    case 13: deleteNotes(of: course)
    case 14: listCourses()
    default: read(course)
    }
  }

  private func ledger(of course: String) -> Ledger {
    let ledger = notes[course] ?? Ledger("notes")
    notes[course] = ledger
    return ledger
  }

  /// Notes with some of the sections, so that texts have different lengths.
  private func text() -> String {
    "# Greek letters \(newTag())\n" + (0..<(4 + random.below(20))).map { Self.sections[$0 % Self.sections.count] }.joined(separator: "\n")
  }

  private func createCourse() {
    let (tag, profile) = ("course \(newTag())", profile)
    send(to: courses, creating: tag) { server in
      try await server.texts(of: try await server.courses.create(try CourseRequest(name: tag, tag: tag), profileID: profile))
    } accepted: { [self] in
      try see($0, during: $1)
    }
  }

  private func see(_ course: Course, during span: ClosedRange<Int>) throws {
    try courses.check(Observation(course), during: span)
    try ledger(of: course.id).check(all: course.notes.map { Observation($0) }, during: span)
  }

  private func read(_ course: ExpectedObject) {
    let (id, profile) = (course.id, profile)
    send(to: courses, course) {
      try await $0.courses.course(id, profileID: profile)
    } accepted: { [self] in
      try see($0, during: $1)
    }
  }

  private func rename(_ course: ExpectedObject) {
    let (name, tag, id, profile) = ("name \(newTag())", course.tag ?? "", course.id, profile)
    send(to: courses, course, changes: [writing(name, to: "name", of: course)]) { server in
      try await server.texts(of: try await server.courses.rename(id, try CourseRequest(name: name, tag: tag), profileID: profile))
    } accepted: { [self] in
      try see($0, during: $1)
    }
  }

  private func deleteCourse(_ course: ExpectedObject) {
    let (id, profile) = (course.id, profile)
    send(to: courses, course, changes: [deleting(course)]) { try await $0.courses.delete(id, profileID: profile) }
  }

  private func addNotes(to course: ExpectedObject) {
    let ledger = ledger(of: course.id)
    guard ledger.present(at: world.time).count < 3 else { return read(course) }
    let (tag, text, id, profile) = ("notes \(newTag())", text(), course.id, profile)
    // NB: if the course is gone, that is not a fault of the notes, so the refusal is compared with the courses.
    send(to: courses, course, arriving: { ledger.arrived(tag) }) { server in
      try await server.texts(
        of: try await server.courses.addNotes(try NotesRequest(name: tag, text: text), to: id, profileID: profile))
    } accepted: { [self] in
      try see($0, during: $1)
    }
  }

  private func changeNotes(of course: ExpectedObject) {
    guard let notes = pick(ledger(of: course.id)) else { return addNotes(to: course) }
    let (text, name, notesID, id, profile) = (text(), notes.tag ?? "", notes.id, course.id, profile)
    send(changes: [writing(text, to: "text", of: notes)]) { server in
      try await server.texts(
        of: try await server.courses.changeNotes(notesID, try NotesRequest(name: name, text: text), in: id, profileID: profile))
    } accepted: { [self] in
      try see($0, during: $1)
    }
  }

  private func deleteNotes(of course: ExpectedObject) {
    guard let notes = pick(ledger(of: course.id)) else { return addNotes(to: course) }
    let (notesID, id, profile) = (notes.id, course.id, profile)
    send(changes: [deleting(notes)]) {
      try await $0.texts(of: try await $0.courses.deleteNotes(notesID, in: id, profileID: profile))
    } accepted: { [self] in
      try see($0, during: $1)
    }
  }

  private func listCourses() {
    let profile = profile
    send {
      try await $0.courses.list(profileID: profile)
    } accepted: { [self] list, span in
      for id in courses.objects.keys where !list.contains(where: { $0.id == id }) { try courses.checkMissing(id, during: span) }
    }
  }

  func checkCourses() throws {
    let (profile, span) = (profile, world.time...world.time)
    let list = try world.perform { try await $0.courses.list(profileID: profile) }
    for outline in list { try see(try world.perform { try await $0.courses.course(outline.id, profileID: profile) }, during: span) }
    for id in courses.objects.keys where !list.contains(where: { $0.id == id }) { try courses.checkMissing(id, during: span) }
  }
}

extension SimulatedServer {
  /// The texts of a course after a change. The answer to the change has none.
  fileprivate func texts(of course: CourseContents) async throws -> Course {
    try await courses.course(course.id, profileID: course.profileID)
  }
}

extension CourseRequest {
  fileprivate init(name: String, tag: String) throws {
    self = try makeRequest(["name": .string(name), "language": .string("en"), "topics": .strings([tag])], CourseRequest.init)
  }
}

extension NotesRequest {
  fileprivate init(name: String, text: String) throws {
    self = try makeRequest(["name": .string(name), "text": .string(text)], NotesRequest.init)
  }
}

/// Reads a request as the routes do.
func makeRequest<Request>(_ body: JSON, _ make: (inout JSONObjectReader) -> Request?) throws -> Request {
  guard var reader = JSONObjectReader(body, path: "", problems: JSONProblems()), let request = make(&reader) else {
    throw Problem.invalid("the request of the simulation does not fit the service")
  }
  return request
}
