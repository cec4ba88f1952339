import Identifiers
import Placement
import Storage
import TestSupport
import Testing

@Suite("A store of drills")
struct DrillStoreTests {
  @Test("returns a drill as it was stored, and lists it apart from the tests, newest first", arguments: StorageKind.all)
  func roundTrip(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      let drill = try await attempts.newDrill()
      try await attempts.newAttempt()
      try await attempts.newDrill("d2", items: ["i1"], startedAt: 2)
      #expect(try await attempts.attempt("d1", profileID: "p1") == drill)
      #expect(try await attempts.attempts(profileID: "p1", limit: 9).map(\.id) == ["a1"])
      _ = try await attempts.keep(.dontKnow, for: "i1", in: "d1")
      let drills = try await attempts.drills(profileID: "p1", limit: 9)
      #expect(drills.map(\.id) == ["d2", "d1"] && drills.map(\.answered) == [0, 1] && drills.map(\.questions) == [1, 2])
      #expect(drills.map(\.languageID) == ["en", "en"] && drills.map(\.startedAt) == [2, 1])
      #expect(try await attempts.drills(profileID: "p1", limit: 1).map(\.id) == ["d2"])
      #expect(try await attempts.drills(profileID: "p2", limit: 9).isEmpty)
    }
  }

  @Test("keeps the first of two answers with the same sequence number", arguments: StorageKind.all)
  func firstAnswer(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      try await attempts.newDrill()
      #expect(try await attempts.keep(.text("one"), 1, for: "i1", in: "d1") == .kept(answered: 1))
      #expect(try await attempts.keep(.text("two"), 1, for: "i1", in: "d1") == .stale(answered: 1))
      #expect(try await attempts.attempt("d1", profileID: "p1")?.answers["i1"]?.given == .text("one"))
    }
  }

  @Test("says when each item was last answered, in tests and in drills", arguments: StorageKind.all)
  func answerTimes(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      try await attempts.newAttempt()
      try await attempts.newDrill()
      func keep(_ item: String, in id: AttemptID, at time: Timestamp) async throws {
        _ = try await attempts.keep(.init(given: .dontKnow, sequence: 1), for: item, in: id, profileID: "p1", at: time)
      }
      try await keep("i1", in: "a1", at: 5)
      try await keep("i2", in: "a1", at: 6)
      try await keep("i1", in: "d1", at: 9)
      #expect(try await attempts.answerTimes(languageID: "en", profileID: "p1") == ["i1": 9, "i2": 6])
      #expect(try await attempts.answeredItems(languageID: "en", profileID: "p1") == ["i1", "i2"])
      #expect(try await attempts.answerTimes(languageID: "de", profileID: "p1").isEmpty)
      #expect(try await attempts.answerTimes(languageID: "en", profileID: "p2").isEmpty)
    }
  }

  @Test("never finishes a drill, so a drill has no level and is not calibrated with", arguments: StorageKind.all)
  func unfinished(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      let drill = try await attempts.newDrill()
      await #expect(throws: (any Error).self) { try await attempts.finish("{}", id: "d1") }
      #expect(try await attempts.attempt("d1", profileID: "p1") == drill)
      #expect(try await attempts.resultDocument("d1", profileID: "p1") == nil)
    }
  }

  @Test("never changes the position or the listening setting of a drill", arguments: StorageKind.all)
  func settings(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      let drill = try await attempts.newDrill()
      #expect(try await !attempts.setPosition(3, in: "d1", profileID: "p1"))
      #expect(try await !attempts.setSkipsListening(true, in: "d1", profileID: "p1"))
      #expect(try await attempts.attempt("d1", profileID: "p1") == drill)
    }
  }
}
