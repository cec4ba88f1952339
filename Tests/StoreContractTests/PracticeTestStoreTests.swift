import Identifiers
import ItemWriting
import NoteFacts
import PracticeTests
import QuestionWriting
import Storage
import TestSupport
import Testing

@Suite("A store of practice tests")
struct PracticeTestStoreTests {
  @Test("returns a test as it was stored at every step, even after a restart", arguments: StorageKind.all)
  func steps(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      var expected = try PracticeSamples.test()
      try await scratch.stores.practice.create(expected)
      let steps: [@Sendable (inout PracticeTest) throws -> Void] = [
        { try $0.fail("No model answers.") }, { try $0.retry() }, { try $0.fill(with: PracticeSamples.questions()) },
        { try $0.open(at: 7) }, { try $0.respond(to: "S1", .init(option: 4, isFlagged: true, milliseconds: 9, sequence: 1 << 53)) },
        { try $0.respond(to: "S1", .init(option: 0, milliseconds: 12, sequence: (1 << 53) + 1)) },
        { try $0.respond(to: "S2", .init(milliseconds: 1, sequence: 1)) }, { try $0.move(to: 1) }, { try $0.submit(at: 11) },
        { try $0.dispute("S2", true) },
      ]
      for step in steps {
        try step(&expected)
        #expect(try await scratch.stores.practice.updateTest("t1", profileID: "p1", step) == expected)
        #expect(try await scratch.stores.practice.test("t1", profileID: "p1") == expected)
      }
      try await scratch.reopen()
      #expect(try await scratch.stores.practice.test("t1", profileID: "p1") == expected)
    }
  }

  @Test("returns edited and removed questions as they were stored, even after a restart", arguments: StorageKind.all)
  func edited(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      var expected = try PracticeSamples.test()
      try await scratch.stores.practice.create(expected)
      let edit = QuestionEdit(
        stem: "Which letter is the third?", answers: .options(["Alpha", "größer – 大", "Gamma", "Delta", "Omega"], key: 2),
        explanation: "It is.")
      let steps: [@Sendable (inout PracticeTest) throws -> Void] = [
        { try $0.fill(with: PracticeSamples.questions(["One?", "Two?", "Three?"])) },
        { try $0.edit("S2", edit, segmentation: CharacterSegmentation()) }, { try $0.drop("S1") },
        { try $0.replace("S2", with: PracticeSamples.typedQuestion("S2")) }, { try $0.drop("S3") }, { try $0.open(at: 7) },
      ]
      for step in steps {
        try step(&expected)
        #expect(try await scratch.stores.practice.updateTest("t1", profileID: "p1", step) == expected)
      }
      #expect(expected.removed.map(\.id) == ["S1", "S2", "S3"])
      try await scratch.reopen()
      #expect(try await scratch.stores.practice.test("t1", profileID: "p1") == expected)
      #expect(try await scratch.stores.practice.deleteTest("t1", profileID: "p1"))
    }
  }

  @Test("finds the disputed questions of a course, and of no other course or profile", arguments: StorageKind.all)
  func disputed(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let practice = scratch.stores.practice
      for (id, profile, time) in [("t1", "p1", 2), ("t2", "p1", 1), ("t3", "p2", 3)] as [(String, ProfileID, Timestamp)] {
        try await practice.create(try PracticeSamples.test(id, of: profile, at: time))
        _ = try await practice.updateTest(id, profileID: profile) { test in
          try test.fill(with: PracticeSamples.questions(["One \(id)?", "Two \(id)?", "Three \(id)?"]))
          try test.open(at: 7)
          try test.submit(at: 8)
          for question in ["S3", "S1"] { try test.dispute(question, true) }
        }
      }
      _ = try await practice.updateTest("t1", profileID: "p1") { try $0.dispute("S3", false) }
      let found = try await practice.disputedQuestions(inCourse: "c1", profileID: "p1")
      #expect(found.map(\.draft.stem) == ["One t2?", "Three t2?", "One t1?"])
      #expect(try await practice.disputedQuestions(inCourse: "c2", profileID: "p1") == [])
      #expect(try await practice.disputedQuestions(inCourse: "c1", profileID: "p3") == [])
    }
  }

  @Test("stores the texts of a question exactly", arguments: StorageKind.all)
  func texts(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let practice = scratch.stores.practice
      try await practice.create(try PracticeSamples.test())
      _ = try await practice.updateTest("t1", profileID: "p1") { try $0.fill(with: PracticeSamples.questions(HardText.all)) }
      let kept = try await practice.test("t1", profileID: "p1")?.questions ?? []
      #expect(HardText.scalars(kept.map(\.draft.stem)) == HardText.scalars(HardText.all))
      #expect(HardText.scalars(kept.compactMap(\.draft.distractors.last)) == HardText.scalars(HardText.all))
    }
  }

  @Test("returns typed questions and typed answers as they were stored, even after a restart", arguments: StorageKind.all)
  func typed(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      var expected = try PracticeSamples.test()
      try await scratch.stores.practice.create(expected)
      let steps: [@Sendable (inout PracticeTest) throws -> Void] = [
        { try $0.fill(with: PracticeSamples.questions() + [PracticeSamples.typedQuestion()]) }, { try $0.open(at: 7) },
        { try $0.respond(to: "S3", .init(text: "Ech", milliseconds: 9, sequence: 1)) },
        { try $0.respond(to: "S3", .init(text: "größer – 大", sequence: 2)) }, { try $0.respond(to: "S3", .init(text: "", sequence: 3)) },
        { try $0.respond(to: "S3", .init(text: "echo", sequence: 4)) }, { try $0.submit(at: 11) },
      ]
      for step in steps {
        try step(&expected)
        #expect(try await scratch.stores.practice.updateTest("t1", profileID: "p1", step) == expected)
      }
      try await scratch.reopen()
      let kept = try #require(try await scratch.stores.practice.test("t1", profileID: "p1"))
      #expect(kept == expected && kept.responses["S3"]?.text == "echo" && kept.isCorrect(kept.questions[2]))
    }
  }

  @Test("changes nothing when the change fails", arguments: StorageKind.all)
  func failedChange(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let practice = scratch.stores.practice
      let test = try PracticeSamples.test()
      try await practice.create(test)
      await #expect(throws: CancellationError.self) {
        try await practice.updateTest("t1", profileID: "p1") { test in
          try test.fill(with: PracticeSamples.questions())
          throw CancellationError()
        }
      }
      #expect(try await practice.test("t1", profileID: "p1") == test)
    }
  }

  @Test("submits a test once, even with concurrent submissions", arguments: StorageKind.all)
  func race(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let practice = scratch.stores.practice
      try await practice.create(try PracticeSamples.test())
      _ = try await practice.updateTest("t1", profileID: "p1") { test in
        try test.fill(with: PracticeSamples.questions())
        try test.open(at: 2)
      }
      let submissions = await withTaskGroup(of: Bool.self) { group in
        for number in 0..<50 {
          group.addTask {
            let time = Timestamp(microseconds: Int64(number))
            return (try? await practice.updateTest("t1", profileID: "p1") { try $0.submit(at: time) }) != nil
          }
        }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(submissions == 1)
      #expect(try await practice.test("t1", profileID: "p1")?.status == .submitted)
    }
  }

  @Test("lists a profile's tests newest first, up to the limit", arguments: StorageKind.all)
  func listing(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let practice = scratch.stores.practice
      for (id, time) in [("b", 2), ("c", -1), ("a", 2), ("d", 3)] as [(String, Timestamp)] {
        try await practice.create(try PracticeSamples.test(id, at: time))
      }
      try await practice.create(try PracticeSamples.test("theirs", of: "p2"))
      #expect(try await practice.tests(profileID: "p1", limit: 9).map(\.id) == ["d", "a", "b", "c"])
      #expect(try await practice.tests(profileID: "p1", limit: 2).map(\.id) == ["d", "a"])
      #expect(try await practice.tests(profileID: "p1", limit: 0).isEmpty)
    }
  }

  @Test("shows and changes nothing for another profile or an unknown id", arguments: StorageKind.all)
  func ownership(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let practice = scratch.stores.practice
      let test = try PracticeSamples.test()
      try await practice.create(test)
      for (id, profile) in [("t1", "p2"), ("t2", "p1")] as [(String, ProfileID)] {
        #expect(try await practice.test(id, profileID: profile) == nil)
        #expect(try await practice.updateTest(id, profileID: profile) { try $0.fail("taken over") } == nil)
        #expect(try await !practice.deleteTest(id, profileID: profile))
      }
      #expect(try await practice.tests(profileID: "p2", limit: 9).isEmpty)
      #expect(try await practice.test("t1", profileID: "p1") == test)
    }
  }

  @Test("deletes a test once", arguments: StorageKind.all)
  func deletion(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let practice = scratch.stores.practice
      try await practice.create(try PracticeSamples.test())
      _ = try await practice.updateTest("t1", profileID: "p1") { try $0.fill(with: PracticeSamples.questions()) }
      #expect(try await practice.deleteTest("t1", profileID: "p1"))
      #expect(try await !practice.deleteTest("t1", profileID: "p1"))
      #expect(try await practice.test("t1", profileID: "p1") == nil)
    }
  }

  @Test("marks the interrupted tests of every profile as failed, and no other tests", arguments: StorageKind.all)
  func interruption(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      for (id, owner) in [("t1", "p1"), ("t2", "p1"), ("t3", "p2")] as [(String, ProfileID)] {
        try await scratch.stores.practice.create(try PracticeSamples.test(id, of: owner))
      }
      let ready = try await scratch.stores.practice.updateTest("t2", profileID: "p1") { try $0.fill(with: PracticeSamples.questions()) }
      try await scratch.reopen()
      let practice = scratch.stores.practice
      #expect(Set(try await practice.testsBeingWritten().map(\.id)) == ["t1", "t3"])
      #expect(try await practice.failInterruptedTests("The server stopped.") == 2)
      #expect(try await practice.testsBeingWritten().isEmpty)
      #expect(try await practice.failInterruptedTests("The server stopped.") == 0)
      for (id, owner) in [("t1", "p1"), ("t3", "p2")] as [(String, ProfileID)] {
        let test = try await practice.test(id, profileID: owner)
        #expect(test?.status == .failed && test?.failure == "The server stopped.")
      }
      #expect(try await practice.test("t2", profileID: "p1") == ready)
    }
  }
}
