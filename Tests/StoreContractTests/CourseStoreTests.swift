import Identifiers
import PracticeTests
import Storage
import TestSupport
import Testing

@Suite("A store of courses")
struct CourseStoreTests {
  private static let notes = [
    Course.Notes(id: "n2", name: "Second", text: "# Heat\n\nHeat flows."), Course.Notes(id: "n1", name: "", text: ""),
  ]

  @Test("returns a course as it was stored, with its notes in order, even after a restart", arguments: StorageKind.all)
  func roundTrip(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let course = PracticeSamples.course(notes: Self.notes)
      try await scratch.stores.practice.create(course)
      #expect(try await scratch.stores.practice.course("c1", profileID: "p1") == course)
      try await scratch.reopen()
      #expect(try await scratch.stores.practice.course("c1", profileID: "p1") == course)
      #expect(try await scratch.stores.practice.outlines(profileID: "p1") == [course.outline])
      #expect(try await scratch.stores.practice.outline("c1", profileID: "p1") == course.outline)
      #expect(try await scratch.stores.practice.outline("c1", profileID: "p2") == nil)
    }
  }

  @Test("stores no more courses of a profile than the limit, even if many are created at once", arguments: StorageKind.all)
  func limit(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let practice = scratch.stores.practice
      try await practice.create(PracticeSamples.course("theirs", of: "p2"))
      let stored = try await withThrowingTaskGroup(of: Bool.self) { group in
        for number in 0..<20 {
          group.addTask { try await practice.create(PracticeSamples.course("c\(number)"), limit: 5) }
        }
        return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(stored == 5)
      #expect(try await practice.outlines(profileID: "p1").count == 5)
    }
  }

  @Test("stores the text of notes exactly", arguments: StorageKind.all)
  func texts(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let notes = HardText.all.enumerated().map { Course.Notes(id: "\($0)", name: $1, text: $1, topics: [$1], wordCount: 1) }
      try await scratch.stores.practice.create(PracticeSamples.course(notes: notes))
      let kept = try await scratch.stores.practice.course("c1", profileID: "p1")?.notes ?? []
      #expect(HardText.scalars(kept.map(\.text)) == HardText.scalars(HardText.all))
      #expect(HardText.scalars(kept.map(\.name)) == HardText.scalars(HardText.all))
      #expect(HardText.scalars(kept.flatMap(\.topics)) == HardText.scalars(HardText.all))
    }
  }

  @Test("lists the courses of a profile in the order of their creation", arguments: StorageKind.all)
  func listing(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let practice = scratch.stores.practice
      for (id, time) in [("b", 2), ("c", 1), ("a", 2)] as [(String, Timestamp)] {
        try await practice.create(PracticeSamples.course(id, at: time, notes: Self.notes))
      }
      try await practice.create(PracticeSamples.course("theirs", of: "p2"))
      #expect(try await practice.outlines(profileID: "p1").map(\.id) == ["c", "a", "b"])
      #expect(try await practice.outlines(profileID: "p3").isEmpty)
    }
  }

  @Test("changes a course atomically, and leaves it unchanged when the change fails", arguments: StorageKind.all)
  func changes(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let practice = scratch.stores.practice
      try await practice.create(PracticeSamples.course(notes: Self.notes))
      let changed = try await practice.updateCourse("c1", profileID: "p1") { course in
        (course.name, course.topics) = ("Heat", [])
        course.notes.removeFirst()
      }
      let kept = try await practice.course("c1", profileID: "p1")
      #expect(changed?.name == "Heat" && changed?.notes.map(\.id) == ["n1"])
      #expect(kept?.name == "Heat" && kept?.topics == [] && kept?.notes == [Self.notes[1]])
      await #expect(throws: CancellationError.self) {
        try await practice.updateCourse("c1", profileID: "p1") { course in
          course.notes = []
          throw CancellationError()
        }
      }
      #expect(try await practice.course("c1", profileID: "p1") == kept)
    }
  }

  @Test("loses no concurrent changes", arguments: StorageKind.all)
  func writers(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let practice = scratch.stores.practice
      try await practice.create(PracticeSamples.course())
      try await withThrowingTaskGroup { group in
        for number in 0..<50 {
          group.addTask {
            _ = try await practice.updateCourse("c1", profileID: "p1") {
              $0.notes.append(.init(.init(id: "\(number)", name: "", text: "")))
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(Set(try await practice.course("c1", profileID: "p1")?.notes.map(\.id) ?? []).count == 50)
    }
  }

  @Test("returns a course without its texts, and one text", arguments: StorageKind.all)
  func contents(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let practice = scratch.stores.practice
      let course = PracticeSamples.course(notes: Self.notes)
      try await practice.create(course)
      let contents = try #require(try await practice.contents(ofCourse: "c1", profileID: "p1"))
      #expect(contents.outline == course.outline && contents.foundTopics == course.foundTopics)
      #expect(contents.notes.map(\.id) == ["n2", "n1"] && contents.notes.allSatisfy { $0.newText == nil })
      #expect(contents.byteCount == Self.notes.reduce(0) { $0 + $1.text.utf8.count })
      #expect(try await practice.notes("n2", inCourse: "c1", profileID: "p1") == Self.notes[0])
      #expect(try await practice.notes("n3", inCourse: "c1", profileID: "p1") == nil)
    }
  }

  @Test("shows and changes nothing for another profile or an unknown id", arguments: StorageKind.all)
  func ownership(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let practice = scratch.stores.practice
      let course = PracticeSamples.course(notes: Self.notes)
      try await practice.create(course)
      for (id, profile) in [("c1", "p2"), ("c2", "p1")] as [(String, ProfileID)] {
        #expect(try await practice.course(id, profileID: profile) == nil)
        #expect(try await practice.contents(ofCourse: id, profileID: profile) == nil)
        #expect(try await practice.notes("n1", inCourse: id, profileID: profile) == nil)
        #expect(try await practice.updateCourse(id, profileID: profile) { $0.name = "taken over" } == nil)
        #expect(try await !practice.deleteCourse(id, profileID: profile))
      }
      #expect(try await practice.course("c1", profileID: "p1") == course)
    }
  }

  @Test("deletes a course once and keeps its tests", arguments: StorageKind.all)
  func deletion(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let practice = scratch.stores.practice
      try await practice.create(PracticeSamples.course(notes: Self.notes))
      let test = try PracticeSamples.test()
      try await practice.create(test)
      #expect(try await practice.deleteCourse("c1", profileID: "p1"))
      #expect(try await !practice.deleteCourse("c1", profileID: "p1"))
      #expect(try await practice.course("c1", profileID: "p1") == nil)
      #expect(try await practice.test("t1", profileID: "p1") == test)
    }
  }
}
