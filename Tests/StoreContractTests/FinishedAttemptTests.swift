import Identifiers
import Placement
import Storage
import TestSupport
import Testing

@Suite("A store of finished attempts")
struct FinishedAttemptTests {
  @Test("does not change a finished attempt, and keeps its first result", arguments: StorageKind.all)
  func finished(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      try await attempts.newAttempt()
      #expect(try await attempts.resultDocument("a1", profileID: "p1") == nil)
      #expect(try await attempts.finish("first") == Array("first".utf8))
      #expect(try await attempts.finish("second", at: 10) == Array("first".utf8))
      #expect(try await attempts.resultDocument("a1", profileID: "p1") == Array("first".utf8))
      #expect(try await attempts.keep(.dontKnow) == .finished)
      #expect(try await !attempts.setPosition(3, in: "a1", profileID: "p1"))
      #expect(try await !attempts.setSkipsListening(true, in: "a1", profileID: "p1"))
      #expect(try await !attempts.setUsesReadings(in: "a1", profileID: "p1"))
      let attempt = try await attempts.attempt("a1", profileID: "p1")
      #expect(attempt?.status == .finished && attempt?.finishedAt == 9 && attempt?.position == 0 && attempt?.skipsListening == false)
      let summary = try await attempts.attempts(profileID: "p1", limit: 9).first
      #expect(summary?.level == .b1 && summary?.certainty == .likely && summary?.status == .finished && summary?.finishedAt == 9)
    }
  }

  @Test("grades an attempt with all its answers, in the finished state", arguments: StorageKind.all)
  func graded(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      try await attempts.newAttempt()
      _ = try await attempts.keep(.text("am"))
      let document = try await attempts.finish("a1", profileID: "p1", at: 9) { attempt in
        let isWhole = attempt.status == .finished && attempt.finishedAt == 9 && attempt.answers["i"]?.given == .text("am")
        return FinishedResult(level: .a1, scaledScore: 0, document: isWhole ? HardText.bytes : [])
      }
      #expect(document == HardText.bytes)
      #expect(try await attempts.resultDocument("a1", profileID: "p1") == HardText.bytes)
    }
  }

  @Test("stores an empty document", arguments: StorageKind.all)
  func empty(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      try await scratch.stores.attempts.newAttempt()
      #expect(try await scratch.stores.attempts.finish("") == [])
      #expect(try await scratch.stores.attempts.resultDocument("a1", profileID: "p1") == [])
    }
  }

  @Test("leaves an attempt open when the grading fails", arguments: StorageKind.all)
  func failedGrade(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      let attempt = try await attempts.newAttempt()
      await #expect(throws: CancellationError.self) {
        try await attempts.finish("a1", profileID: "p1", at: 9) { _ in throw CancellationError() }
      }
      #expect(try await attempts.attempt("a1", profileID: "p1") == attempt)
      #expect(try await attempts.resultDocument("a1", profileID: "p1") == nil)
    }
  }

  @Test("returns the same result to all concurrent finishes", arguments: StorageKind.all)
  func race(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      try await attempts.newAttempt()
      let documents = try await withThrowingTaskGroup(of: [UInt8]?.self) { group in
        for number in 0..<50 { group.addTask { try await attempts.finish("\(number)") } }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(documents.count == 1)
      #expect(try await attempts.resultDocument("a1", profileID: "p1") == documents.first ?? nil)
    }
  }

  @Test("keeps finished and open attempts after a restart", arguments: StorageKind.all)
  func durable(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let blueprint = try await scratch.stores.attempts.newAttempt().blueprintID
      try await scratch.stores.attempts.newAttempt("a2", seed: 7)
      _ = try await scratch.stores.attempts.keep(.text("am"), 3)
      _ = try await scratch.stores.attempts.setPosition(17, in: "a1", profileID: "p1")
      _ = try await scratch.stores.attempts.finish("second", id: "a2")
      let before = try await scratch.stores.attempts.attempt("a1", profileID: "p1")
      try await scratch.reopen()
      let attempts = scratch.stores.attempts
      #expect(try await attempts.attempt("a1", profileID: "p1") == before)
      #expect(before?.position == 17 && before?.answers["i"] == .init(given: .text("am"), sequence: 3))
      #expect(try await attempts.resultDocument("a2", profileID: "p1") == Array("second".utf8))
      #expect(try await attempts.documents(blueprint) == TestDocuments(blueprint: Array("{}".utf8)))
      #expect(try await attempts.keep(.text("is"), 2) == .stale(answered: 1))
    }
  }
}

@Suite("A store of the files of tests")
struct BlueprintStoreTests {
  @Test("stores the same files once, and changed files separately", arguments: StorageKind.all)
  func blueprints(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      let documents = [
        TestDocuments(blueprint: [1, 2]), TestDocuments(blueprint: [1, 3]), TestDocuments(blueprint: HardText.bytes),
        TestDocuments(blueprint: [1, 2], calibration: []), TestDocuments(blueprint: [1, 2], calibration: HardText.bytes),
      ]
      var ids: [Int64] = []
      for documents in documents { ids.append(try await attempts.keepDocuments(documents, languageID: "en", version: "1")) }
      #expect(Set(ids).count == documents.count)
      for (id, documents) in zip(ids, documents) {
        #expect(try await attempts.keepDocuments(documents, languageID: "en", version: "1") == id)
        #expect(try await attempts.documents(id) == documents)
      }
      #expect(try await attempts.keepDocuments(documents[0], languageID: "es", version: "1") != ids[0])
      #expect(try await attempts.documents(99) == nil)
    }
  }

  @Test("stores files once, even when many store it concurrently", arguments: StorageKind.all)
  func race(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      let ids = try await withThrowingTaskGroup(of: Int64.self) { group in
        for _ in 0..<50 {
          group.addTask { try await attempts.keepDocuments(TestDocuments(blueprint: [1]), languageID: "en", version: "1") }
        }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(ids.count == 1)
    }
  }
}
