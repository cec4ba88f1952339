import Identifiers
import Storage
import TestSupport
import Testing

@Suite("A store of transfer codes")
struct TransferStoreTests {
  private static func code(
    _ text: String = "one", of profile: ProfileID = "p1", createdAt: Timestamp = 10, expiresAt: Timestamp = 100
  ) -> TransferCode {
    TransferCode(key: TokenDigest(token: text), profileID: profile, createdAt: createdAt, expiresAt: expiresAt)
  }

  private static func session(_ token: String, of profile: ProfileID) -> Session {
    Session(key: TokenDigest(token: token), profileID: profile, createdAt: 20, seenAt: 20, expiresAt: 900)
  }

  /// Runs a test on a storage with two profiles.
  private static func with(_ kind: StorageKind, _ body: (ScratchStorage) async throws -> Void) async throws {
    try await ScratchStorage.with(kind) { scratch in
      for profile in ["p1", "p2"] as [ProfileID] {
        try await scratch.stores.profiles.begin(session("token of \(profile.rawValue)", of: profile))
      }
      try await body(scratch)
    }
  }

  @Test("returns a code as it was stored, even after a restart", arguments: StorageKind.all)
  func roundTrip(kind: StorageKind) async throws {
    try await Self.with(kind) { scratch in
      try await scratch.stores.transfers.create(Self.code())
      try await scratch.reopen()
      #expect(try await scratch.stores.transfers.transferCode(TokenDigest(token: "one")) == Self.code())
      #expect(try await scratch.stores.transfers.transferCode(TokenDigest(token: "another")) == nil)
    }
  }

  @Test("keeps only the newest code of a profile", arguments: StorageKind.all)
  func newest(kind: StorageKind) async throws {
    try await Self.with(kind) { scratch in
      let codes = scratch.stores.transfers
      try await codes.create(Self.code("other", of: "p2"))
      try await codes.create(Self.code("old"))
      try await codes.create(Self.code("new"))
      #expect(try await codes.transferCode(TokenDigest(token: "old")) == nil)
      #expect(try await codes.transferCode(TokenDigest(token: "new")) != nil)
      #expect(try await codes.transferCode(TokenDigest(token: "other")) != nil)
    }
  }

  @Test("makes one session by a code, also when several browsers use it at once", arguments: StorageKind.all)
  func once(kind: StorageKind) async throws {
    try await Self.with(kind) { scratch in
      let stores = scratch.stores
      try await stores.transfers.create(Self.code())
      let made = try await withThrowingTaskGroup(of: Session?.self) { group in
        for number in 0..<8 {
          group.addTask {
            try await stores.transfers.redeem(TokenDigest(token: "one"), at: 30) { Self.session("browser \(number)", of: $0) }
          }
        }
        return try await group.compactMap(\.self).reduce(into: []) { $0.append($1) }
      }
      let session = try #require(made.first)
      #expect(made.count == 1 && session.profileID == "p1")
      #expect(try await stores.profiles.session(session.key) == session)
      #expect(try await stores.profiles.sessions(of: "p1").count == 2)
      #expect(try await stores.profiles.sessions(of: "p2").count == 1)
    }
  }

  @Test("makes no session by an expired or an unknown code", arguments: StorageKind.all)
  func refused(kind: StorageKind) async throws {
    try await Self.with(kind) { scratch in
      let stores = scratch.stores
      try await stores.transfers.create(Self.code(expiresAt: 100))
      for (text, time) in [("one", 100), ("another", 20)] as [(String, Timestamp)] {
        let made = try await stores.transfers.redeem(TokenDigest(token: text), at: time) { Self.session("browser", of: $0) }
        #expect(made == nil)
      }
      #expect(try await stores.profiles.session(TokenDigest(token: "browser")) == nil)
    }
  }

  @Test("deletes expired codes", arguments: StorageKind.all)
  func expiry(kind: StorageKind) async throws {
    try await Self.with(kind) { scratch in
      try await scratch.stores.transfers.create(Self.code("one", expiresAt: 50))
      try await scratch.stores.transfers.create(Self.code("two", of: "p2", expiresAt: 51))
      try await scratch.stores.profiles.deleteExpired(at: 50)
      #expect(try await scratch.stores.transfers.transferCode(TokenDigest(token: "one")) == nil)
      #expect(try await scratch.stores.transfers.transferCode(TokenDigest(token: "two")) != nil)
    }
  }
}
