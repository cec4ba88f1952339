import Identifiers
import Placement
import Storage
import TestSupport
import Testing

@Suite("A store of links to results")
struct SharedResultStoreTests {
  private static func link(
    _ token: String = "one", to attempt: AttemptID = "a1", of profile: ProfileID = "p1", createdAt: Timestamp = 10,
    expiresAt: Timestamp = 100
  ) -> SharedResult {
    SharedResult(
      key: TokenDigest(token: token), profileID: profile, attemptID: attempt, createdAt: createdAt, expiresAt: expiresAt)
  }

  @Test("returns a link as it was stored, even after a restart", arguments: StorageKind.all)
  func roundTrip(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      try await scratch.stores.attempts.newAttempt()
      #expect(try await scratch.stores.sharedResults.create(Self.link(), limit: 9))
      try await scratch.reopen()
      let links = scratch.stores.sharedResults
      #expect(try await links.sharedResult(TokenDigest(token: "one")) == Self.link())
      #expect(try await links.sharedResult(TokenDigest(token: "another")) == nil)
    }
  }

  @Test("lists the links of one profile, the newest first", arguments: StorageKind.all)
  func list(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let links = scratch.stores.sharedResults
      try await scratch.stores.attempts.newAttempt()
      try await scratch.stores.attempts.newAttempt("a2", of: "p2")
      let (old, new) = (Self.link(), Self.link("two", createdAt: 20))
      for link in [old, new, Self.link("three", to: "a2", of: "p2")] { #expect(try await links.create(link, limit: 9)) }
      #expect(try await links.sharedResults(of: "p1") == [new, old])
    }
  }

  @Test("stores no more links of a profile than the limit, also when they are made at once", arguments: StorageKind.all)
  func limit(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let links = scratch.stores.sharedResults
      try await scratch.stores.attempts.newAttempt()
      let made = try await withThrowingTaskGroup(of: Bool.self) { group in
        for number in 0..<8 { group.addTask { try await links.create(Self.link("\(number)"), limit: 3) } }
        return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(made == 3)
      #expect(try await links.sharedResults(of: "p1").count == 3)
    }
  }

  @Test("deletes all links to an attempt, only for its profile", arguments: StorageKind.all)
  func revocation(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let links = scratch.stores.sharedResults
      for attempt in ["a1", "a2"] as [AttemptID] { try await scratch.stores.attempts.newAttempt(attempt) }
      for (token, attempt) in [("one", "a1"), ("two", "a1"), ("three", "a2")] as [(String, AttemptID)] {
        #expect(try await links.create(Self.link(token, to: attempt), limit: 9))
      }
      try await links.deleteSharedResults(of: "a1", profileID: "p2")
      #expect(try await links.sharedResults(of: "p1").count == 3)
      try await links.deleteSharedResults(of: "a1", profileID: "p1")
      #expect(try await links.sharedResults(of: "p1").map(\.attemptID) == ["a2"])
    }
  }

  @Test("deletes expired links", arguments: StorageKind.all)
  func expiry(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let links = scratch.stores.sharedResults
      try await scratch.stores.attempts.newAttempt()
      for (token, end) in [("one", 50), ("two", 51)] as [(String, Timestamp)] {
        #expect(try await links.create(Self.link(token, expiresAt: end), limit: 9))
      }
      try await scratch.stores.profiles.deleteExpired(at: 50)
      #expect(try await links.sharedResults(of: "p1").map(\.expiresAt) == [51])
    }
  }
}
