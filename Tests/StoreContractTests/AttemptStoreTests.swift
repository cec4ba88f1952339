import Identifiers
import Placement
import Storage
import TestSupport
import Testing

@Suite("A store of attempts")
struct AttemptStoreTests {
  @Test("returns an attempt as it was stored", arguments: StorageKind.all)
  func roundTrip(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      let attempt = try await attempts.newAttempt()
      #expect(try await attempts.attempt("a1", profileID: "p1") == attempt)
      let extreme = try await attempts.newAttempt("a2", startedAt: .min, seed: 0)
      #expect(try await attempts.attempt("a2", profileID: "p1") == extreme)
      #expect(try await attempts.attempt("a3", profileID: "p1") == nil)
    }
  }

  @Test("returns length, items seen before, and numbers and durations of answers as they were stored", arguments: StorageKind.all)
  func quick(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      let attempt = try await attempts.newQuickAttempt(seenBefore: ["i1", "ä 2"])
      #expect(try await attempts.attempt("q1", profileID: "p1") == attempt)
      #expect(try await attempts.attempts(profileID: "p1", limit: 9).map(\.length) == [.quick])
      let record = Attempt.Record(given: .dontKnow, sequence: 1, number: 1, milliseconds: 86_400_000)
      #expect(try await attempts.keep(record, for: "i", in: "q1", profileID: "p1", at: 5) == .kept(answered: 1))
      #expect(try await attempts.attempt("q1", profileID: "p1")?.answers == ["i": record])
    }
  }

  @Test("returns the device and the interface language of an attempt as they were stored", arguments: StorageKind.all)
  func client(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      let clients = AttemptClient.Device.allCases.map { AttemptClient(device: $0, interfaceLanguage: "pt-BR") } + [.unknown]
      for (number, client) in clients.enumerated() {
        let attempt = try await attempts.newAttempt(AttemptID("a\(number)"), client: client)
        #expect(try await attempts.attempt(attempt.id, profileID: "p1") == attempt)
        #expect(attempt.client == client)
      }
    }
  }

  @Test("stores a numbered answer only in its turn", arguments: StorageKind.all)
  func turns(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      try await attempts.newQuickAttempt()
      func keep(_ item: String, number: Int, _ sequence: Int) async throws -> AnswerReceipt {
        let record = Attempt.Record(given: .dontKnow, sequence: sequence, number: number)
        return try await attempts.keep(record, for: item, in: "q1", profileID: "p1", at: 5)
      }
      #expect(try await keep("b", number: 2, 1) == .outOfOrder)
      #expect(try await keep("a", number: 1, 1) == .kept(answered: 1))
      #expect(try await keep("a", number: 1, 2) == .kept(answered: 1), "the last answer can change")
      #expect(try await keep("a", number: 1, 2) == .stale(answered: 1))
      #expect(try await keep("x", number: 1, 3) == .outOfOrder, "another client was first")
      #expect(try await keep("b", number: 2, 3) == .kept(answered: 2))
      #expect(try await keep("a", number: 1, 4) == .outOfOrder, "a used answer cannot change")
      #expect(try await attempts.attempt("q1", profileID: "p1")?.answers.mapValues(\.sequence) == ["a": 2, "b": 3])
    }
  }

  @Test("knows the items that a profile has answered in a language", arguments: StorageKind.all)
  func answeredItems(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      try await attempts.newAttempt()
      try await attempts.newAttempt("a2")
      _ = try await attempts.keep(.dontKnow, for: "i")
      _ = try await attempts.keep(.dontKnow, for: "j", in: "a2")
      #expect(try await attempts.answeredItems(languageID: "en", profileID: "p1") == ["i", "j"])
      #expect(try await attempts.answeredItems(languageID: "de", profileID: "p1") == [])
      #expect(try await attempts.answeredItems(languageID: "en", profileID: "p2") == [])
    }
  }

  @Test("refuses a second attempt with the same id from any profile", arguments: StorageKind.all)
  func duplicates(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      let attempt = try await attempts.newAttempt()
      for owner in ["p1", "p2"] as [ProfileID] {
        await #expect(throws: (any Error).self) { try await attempts.newAttempt("a1", of: owner, startedAt: 7) }
      }
      #expect(try await attempts.attempt("a1", profileID: "p1") == attempt)
    }
  }

  @Test("returns answers of every kind as they were given", arguments: StorageKind.all)
  func answers(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      try await attempts.newAttempt()
      let given: [GivenAnswer] = [.choice("o1"), .text("l'été – \"x\"\t日本"), .tiles(["t2", "t1"]), .tiles(["t1"]), .dontKnow]
      for (index, answer) in given.enumerated() {
        #expect(try await attempts.keep(answer, for: "i\(index)") == .kept(answered: index + 1))
      }
      let kept = try await attempts.attempt("a1", profileID: "p1")?.answers
      #expect(kept?.count == given.count)
      for (index, answer) in given.enumerated() { #expect(kept?["i\(index)"] == .init(given: answer, sequence: 1)) }
    }
  }

  @Test("stores every typed text exactly", arguments: StorageKind.all)
  func texts(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      try await attempts.newAttempt()
      for (index, text) in HardText.all.enumerated() { _ = try await attempts.keep(.text(text), for: "i\(index)") }
      let answers = try await attempts.attempt("a1", profileID: "p1")?.answers ?? [:]
      let kept = HardText.all.indices.map { index in
        if case .text(let text) = answers["i\(index)"]?.given { text } else { "not kept" }
      }
      #expect(HardText.scalars(kept) == HardText.scalars(HardText.all))
    }
  }

  @Test("replaces an older answer with a newer one, never a newer one with an older one", arguments: StorageKind.all)
  func sequence(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      try await attempts.newAttempt()
      #expect(try await attempts.keep(.choice("o1"), 5) == .kept(answered: 1))
      #expect(try await attempts.keep(.choice("o2"), 4) == .stale(answered: 1))
      #expect(try await attempts.keep(.choice("o3"), 5) == .stale(answered: 1))
      #expect(try await attempts.keep(.choice("o4"), 6) == .kept(answered: 1))
      #expect(try await attempts.keep(.dontKnow, 0, for: "other") == .kept(answered: 2))
      #expect(try await attempts.attempt("a1", profileID: "p1")?.answers["i"] == .init(given: .choice("o4"), sequence: 6))
    }
  }

  @Test("keeps the newest of many concurrent answers in any order", arguments: StorageKind.all)
  func writers(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      try await attempts.newAttempt()
      try await withThrowingTaskGroup { group in
        for sequence in (1...200).shuffled() {
          group.addTask { _ = try await attempts.keep(.text("\(sequence)"), sequence, for: "i\(sequence % 2)") }
        }
        try await group.waitForAll()
      }
      let answers = try await attempts.attempt("a1", profileID: "p1")?.answers
      #expect(answers == ["i0": .init(given: .text("200"), sequence: 200), "i1": .init(given: .text("199"), sequence: 199)])
    }
  }

  @Test("rolls back only the writes that fail among hundreds of concurrent writes", arguments: StorageKind.all)
  func isolation(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      try await attempts.newAttempt()
      let kept = await withTaskGroup(of: Bool.self) { group in
        for index in 0..<600 {
          group.addTask {
            if index % 3 == 0 { return (try? await attempts.newAttempt()) != nil }
            return (try? await attempts.keep(.choice("o1"), for: "i\(index)")) != nil
          }
        }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(kept == 400)
      #expect(try await attempts.attempt("a1", profileID: "p1")?.answers.count == 400)
    }
  }

  @Test("stores the position and the listening setting of an open attempt", arguments: StorageKind.all)
  func place(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      try await attempts.newAttempt()
      #expect(try await attempts.setPosition(17, in: "a1", profileID: "p1"))
      #expect(try await attempts.setSkipsListening(true, in: "a1", profileID: "p1"))
      #expect(try await attempts.attempt("a1", profileID: "p1").map { $0.position == 17 && $0.skipsListening } == true)
      #expect(try await attempts.setSkipsListening(false, in: "a1", profileID: "p1"))
      #expect(try await attempts.attempt("a1", profileID: "p1")?.skipsListening == false)
    }
  }

  @Test("remembers that the learner of an open attempt has used readings", arguments: StorageKind.all)
  func readings(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      try await attempts.newAttempt()
      #expect(try await attempts.attempt("a1", profileID: "p1")?.usesReadings == false)
      #expect(try await !attempts.setUsesReadings(in: "a1", profileID: "p2"))
      for _ in 1...2 { #expect(try await attempts.setUsesReadings(in: "a1", profileID: "p1")) }
      #expect(try await attempts.attempt("a1", profileID: "p1")?.usesReadings == true)
    }
  }

  @Test("shows and changes nothing for another profile or an unknown id", arguments: StorageKind.all)
  func ownership(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      let attempt = try await attempts.newAttempt()
      for (id, profile) in [("a1", "p2"), ("a2", "p1"), ("", "")] as [(AttemptID, ProfileID)] {
        #expect(try await attempts.attempt(id, profileID: profile) == nil)
        #expect(try await attempts.keep(.init(given: .dontKnow, sequence: 1), for: "i", in: id, profileID: profile, at: 1) == .unknown)
        #expect(try await !attempts.setPosition(3, in: id, profileID: profile))
        #expect(try await !attempts.setSkipsListening(true, in: id, profileID: profile))
        #expect(try await !attempts.setUsesReadings(in: id, profileID: profile))
        #expect(try await attempts.finish(id, profileID: profile, at: 1) { _ in throw CancellationError() } == nil)
        #expect(try await attempts.resultDocument(id, profileID: profile) == nil)
      }
      #expect(try await attempts.attempts(profileID: "p2", limit: 9).isEmpty)
      #expect(try await attempts.attempt("a1", profileID: "p1") == attempt)
    }
  }

  @Test("lists a profile's attempts newest first, up to the limit", arguments: StorageKind.all)
  func listing(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let attempts = scratch.stores.attempts
      for (id, time) in [("a2", 2), ("a3", 3), ("a1", -1), ("b3", 3)] as [(AttemptID, Timestamp)] {
        try await attempts.newAttempt(id, startedAt: time)
      }
      try await attempts.newAttempt("theirs", of: "p2", startedAt: 9)
      _ = try await attempts.keep(.dontKnow, in: "a2")
      #expect(try await attempts.attempts(profileID: "p1", limit: 9).map(\.id) == ["a3", "b3", "a2", "a1"])
      #expect(try await attempts.attempts(profileID: "p1", limit: 2).map(\.id) == ["a3", "b3"])
      #expect(try await attempts.attempts(profileID: "p1", limit: 0).isEmpty)
      let line = try await attempts.attempts(profileID: "p1", limit: 9)[2]
      #expect(line.answered == 1 && line.status == .inProgress && line.startedAt == 2 && line.finishedAt == nil && line.level == nil)
    }
  }
}
